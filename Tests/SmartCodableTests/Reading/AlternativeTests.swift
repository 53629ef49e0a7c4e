import Foundation
import Testing

@testable import SmartCodable

/// Types that try one alternative after the other.
@Suite("Alternatives")
struct AlternativeTests {
  @Test(
    "AGR-2: the first of two models refuses what JSONDecoder refuses",
    arguments: [
      #"{"x":5,"in":{"p":3}}"#, #"{"y":5,"in":{"q":3}}"#, #"{"x":1,"y":2,"in":{"p":3}}"#,
      #"{"x":1,"y":2,"in":{"p":3,"q":4}}"#,
    ]
  )
  func models(_ json: String) throws {
    func check<T: Decodable & Equatable>(_ type: T.Type, _ json: String) throws {
      let report = try SmartJSONDecoder().report(type, from: json)
      #expect(report.value == (try JSONDecoder().decode(type, from: Data(json.utf8))), "\(type)")
      #expect(report.isClean)
    }
    try check(Either<Second, First>.self, json)
    try check(EitherBySelf<Second, First>.self, json)
    try check(Either<EitherBySelf<Second, First>, First>.self, json)
    try check([Either<Second, First>].self, "[\(json)]")
    try check([String: EitherBySelf<Second, First>].self, #"{"a":\#(json)}"#)
    try check(Envelope<Either<Second, First>>.self, #"{"value":\#(json)}"#)
  }

  @Test("AGR-2: the lenient attempt repairs the first that can be repaired")
  func repaired() throws {
    let report = try SmartJSONDecoder().report(Either<Second, First>.self, from: #"{"x":"5"}"#)
    #expect(report.value == .first(Second(y: 2, in: Second.Inner(q: 1))))
    #expect(!report.isClean)
  }

  @Test("AGR-2: a model below a plain type is lenient in its strict attempt")
  func envelope() throws {
    Calls.count = 0
    let report = try SmartJSONDecoder()
      .report(CountedEnvelope.self, from: #"{"value":{"n":"5"}}"#)
    #expect(report.value.value.n == 5)
    #expect(report.repairs.count == 1)
    #expect(Calls.count == 1)
  }

  /// Unions whose alternatives hold the union again; the last alternative fits.
  @Test(
    "AGR-4: work grows with the document, not twofold with each level",
    arguments: SmartLeniency.all,
    [true, false]
  )
  func nesting(_ leniency: SmartLeniency, _ isClean: Bool) throws {
    func calls<T: Decodable>(_ type: T.Type, levels: Int) -> Int {
      let leaf = isClean ? #"{"end":1}"# : #"{"end":"1"}"#
      let json =
        String(repeating: #"{"next":"#, count: levels) + leaf
        + String(repeating: #","y":1}"#, count: levels)
      let decoder = SmartJSONDecoder()
      decoder.leniency = leniency
      Calls.count = 0
      let value = try? decoder.decode(type, from: json)
      #expect((value != nil) == (isClean || leniency == .full))
      return Calls.count
    }
    for levels in [18, 60] {
      let most = 1_000 + 60 * levels
      #expect(calls(Tree.self, levels: levels) < most)
      #expect(calls(ObjectTree.self, levels: levels) < most)
      #expect(calls(GenericTree<Int>.self, levels: levels) < most)
    }
  }

  @Test("AGR-4: the same in updates, whatever holds the union", arguments: [18, 60])
  func updates(_ levels: Int) {
    struct Plain: Codable, Sendable { var tree: CodedTree? }
    struct Holder: SmartCodable {
      var tree: CodedTree?
      var trees: [CodedTree] = []
      var map: [String: CodedTree] = [:]
      var plain = Plain()
      var models: ModelTree?
    }
    let json =
      String(repeating: #"{"next":"#, count: levels) + #"{"end":1}"#
      + String(repeating: #","y":1}"#, count: levels)
    let values = [
      #""tree":\#(json)"#, #""trees":[\#(json)]"#, #""map":{"a":\#(json)}"#,
      #""plain":{"tree":\#(json)}"#, #""models":\#(json)"#,
    ]
    for value in values {
      var holder = Holder()
      Calls.count = 0
      SmartUpdater.update(&holder, from: "{\(value)}")
      #expect(Calls.count < 2_000 + 120 * levels, "\(value.prefix(9))")
      // Once more, into what is there now.
      Calls.count = 0
      SmartUpdater.update(&holder, from: "{\(value)}")
      #expect(Calls.count < 2_000 + 120 * levels, "\(value.prefix(9))")
      let trees = [holder.tree, holder.trees.first, holder.map["a"], holder.plain.tree]
      #expect(trees.contains { $0?.depth == levels } || holder.models != nil)
    }
  }

  @Test(
    "AGR-4: the same below flats, of models, plain types and dictionaries",
    arguments: SmartLeniency.all,
    [18, 60]
  )
  func flats(_ leniency: SmartLeniency, _ levels: Int) throws {
    struct Plain: Codable, Sendable { var tree: CodedTree? }
    struct Model: SmartCodable { var tree: CodedTree? }
    struct InModel: SmartCodable {
      var id = 0
      @SmartFlat var flat = Model()
    }
    struct InPlain: SmartCodable {
      var id = 0
      @SmartFlat var flat = Plain()
    }
    struct InRest: SmartCodable {
      var id = 0
      @SmartFlat var rest: [String: CodedTree] = [:]
    }
    struct Both: SmartCodable {
      var tree: CodedTree?
      @SmartFlat var flat = InModel()
    }
    let json =
      String(repeating: #"{"next":"#, count: levels) + #"{"end":1}"#
      + String(repeating: #","y":1}"#, count: levels)
    func check<Value: SmartCodable>(_ type: Value.Type, _ tree: (Value) -> CodedTree?) throws {
      let decoder = SmartJSONDecoder()
      decoder.leniency = leniency
      Calls.count = 0
      let value = try decoder.decode(type, from: #"{"id":1,"tree":\#(json)}"#)
      #expect(Calls.count < 2_000 + 120 * levels, "\(type)")
      #expect(tree(value)?.depth == levels, "\(type)")
    }
    try check(InModel.self) { $0.flat.tree }
    try check(InPlain.self) { $0.flat.tree }
    if leniency == .full { try check(InRest.self) { $0.rest["tree"] } }
    try check(Both.self) { $0.tree }
    try check(Both.self) { $0.flat.flat.tree }
  }

  @Test("AGR-4: models as alternatives, inside a model, in versions of the same document")
  func modelNesting() throws {
    let levels = 40
    let json =
      #"{"tree":"# + String(repeating: #"{"next":"#, count: levels) + #"{"end":"1"}"#
      + String(repeating: #","y":1}"#, count: levels) + "}"
    Calls.count = 0
    let report = try ModelHolder.decode(from: json)
    #expect(report.value.tree != nil)
    #expect(Calls.count < 4_000)
    // Each is reported once, as if it had been decoded once.
    #expect(Set(report.repairs).count == report.repairs.count)
  }

  /// A union whose first alternative holds the union again and lacks a member.
  private indirect enum Ladder: Decodable {
    struct First: Decodable {
      var child: Ladder
      var absent: Int
    }
    struct Second: Decodable { var child: Ladder }
    struct End: Decodable {
      struct Model: SmartCodable { var v = 0 }
      var m: Model
    }
    case step(Ladder)
    case end(Int)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let first = try? container.decode(First.self) {
        self = .step(first.child)
      } else if let second = try? container.decode(Second.self) {
        self = .step(second.child)
      } else {
        self = .end(try container.decode(End.self).m.v)
      }
    }

    var end: Int {
      switch self {
      case .step(let inner): inner.end
      case .end(let number): number
      }
    }
  }

  @Test(
    "AGR-4, REP-3: a value that is given again brings its repairs",
    arguments: [1, 9, 12, 14, 20]
  )
  func repairsGivenAgain(_ levels: Int) throws {
    let json =
      String(repeating: #"{"child":"#, count: levels) + #"{"m":{"v":"1"}}"#
      + String(repeating: "}", count: levels)
    let report = try SmartJSONDecoder().report(Ladder.self, from: json)
    #expect(report.value.end == 1)
    let path = String(repeating: "child.", count: levels) + "m.v"
    #expect(report.repairs.map(\.pathDescription) == [path])
  }

  @Test("AGR-4: an object that user code keeps is not given again")
  func objects() throws {
    Calls.count = 0
    let value = try SmartJSONDecoder().decode(Keeping.self, from: #"{"a":{"end":1}}"#)
    #expect(Set(value.objects.map { ObjectIdentifier($0) }).count == value.objects.count)
  }

  @Test(
    "AGR-4: endless requests for the type itself end in linear time",
    .enabled(if: StackGuard.isAvailable),
    arguments: SmartLeniency.all
  )
  func endless(_ leniency: SmartLeniency) {
    let decoder = SmartJSONDecoder()
    decoder.leniency = leniency
    Calls.count = 0
    #expect(throws: (any Error).self) { try decoder.decode(Endless.self, from: "1") }
    // Once down, and once more in the lenient attempt.
    let first = Calls.count
    Calls.count = 0
    #expect(throws: (any Error).self) {
      try decoder.decode([Endless].self, from: "[1]", as: leniency)
    }
    #expect(Calls.count <= 3 * max(first, 1))
  }
}

extension SmartLeniency {
  fileprivate static let all: [SmartLeniency] = [.full, .none]
}

extension SmartJSONDecoder {
  /// Decodes, and throws too if an array dropped its element.
  fileprivate func decode<T: Decodable>(
    _ type: [T].Type,
    from json: String,
    as leniency: SmartLeniency
  ) throws {
    let list: [T] = try decode(type, from: json)
    if list.isEmpty {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "dropped"))
    }
  }
}

/// How often the code of a type ran; each test runs on a thread of its own, and calls stay on it.
private enum Calls {
  static var count: Int {
    get { (Thread.current.threadDictionary["calls"] as? Int) ?? 0 }
    set { Thread.current.threadDictionary["calls"] = newValue }
  }

  /// Counts a call; so many that a test has failed already are refused, or it would never end.
  static func note() throws {
    count += 1
    struct Excess: Error {}
    if count > 12_000 { throw Excess() }
  }
}

private struct First: SmartCodable, Equatable {
  var x = 1
  var `in` = Inner()
  struct Inner: SmartCodable, Equatable { var p = 1 }
}

private struct Second: SmartCodable, Equatable {
  var y = 2
  var `in` = Inner()
  struct Inner: SmartCodable, Equatable { var q = 1 }
}

private enum Either<A: Codable & Equatable, B: Codable & Equatable>: Codable, Equatable {
  case first(A)
  case second(B)

  init(from decoder: any Decoder) throws {
    if let value = try? A(from: decoder) {
      self = .first(value)
    } else {
      self = .second(try B(from: decoder))
    }
  }

  func encode(to encoder: any Encoder) throws {}
}

private enum EitherBySelf<A: Codable & Equatable, B: Codable & Equatable>: Codable, Equatable {
  case first(A)
  case second(B)

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let first = try? value.decode(A.self) {
      self = .first(first)
    } else {
      self = .second(try value.decode(B.self))
    }
  }

  func encode(to encoder: any Encoder) throws {}
}

private struct Envelope<Value: Codable & Equatable>: Codable, Equatable { var value: Value }

private struct CountedEnvelope: Decodable {
  struct Model: SmartCodable { var n = 0 }
  enum CodingKeys: CodingKey { case value }

  let value: Model

  init(from decoder: any Decoder) throws {
    try Calls.note()
    value = try decoder.container(keyedBy: CodingKeys.self).decode(Model.self, forKey: .value)
  }
}

private indirect enum Tree: Decodable {
  case first(First)
  case second(Second)
  case end

  struct First: Decodable {
    let next: Tree
    let x: Int
  }
  struct Second: Decodable {
    let next: Tree
    let y: Int
  }
  enum Keys: CodingKey { case end }

  init(from decoder: any Decoder) throws {
    try Calls.note()
    if let value = try? First(from: decoder) {
      self = .first(value)
    } else if let value = try? Second(from: decoder) {
      self = .second(value)
    } else {
      _ = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .end)
      self = .end
    }
  }
}

/// The same that can be a property of a model.
private struct CodedTree: Codable, Sendable {
  let depth: Int

  init(from decoder: any Decoder) throws {
    try Calls.note()
    let value = try decoder.singleValueContainer()
    if let first = try? value.decode(First.self) {
      depth = first.next.depth + 1
    } else if let second = try? value.decode(Second.self) {
      depth = second.next.depth + 1
    } else {
      _ = try decoder.container(keyedBy: Tree.Keys.self).decode(Int.self, forKey: .end)
      depth = 0
    }
  }

  func encode(to encoder: any Encoder) throws {}

  private struct First: Decodable {
    let next: CodedTree
    let x: Int
  }
  private struct Second: Decodable {
    let next: CodedTree
    let y: Int
  }
}

private indirect enum GenericTree<Tag: Decodable>: Decodable {
  case first(First)
  case second(Second)
  case end

  struct First: Decodable {
    let next: [GenericTree]?
    let x: Tag
  }
  struct Second: Decodable {
    let next: GenericTree
    let y: Tag
  }
  enum Keys: CodingKey { case end }

  init(from decoder: any Decoder) throws {
    try Calls.note()
    let value = try decoder.singleValueContainer()
    if let first = try? value.decode(First.self) {
      self = .first(first)
    } else if let second = try? value.decode(Second.self) {
      self = .second(second)
    } else {
      _ = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .end)
      self = .end
    }
  }
}

private final class ObjectTree: Decodable {
  let next: ObjectTree?

  struct First: Decodable {
    let next: ObjectTree
    let x: Int
  }
  struct Second: Decodable {
    let next: ObjectTree
    let y: Int
  }
  enum Keys: CodingKey { case end }

  init(from decoder: any Decoder) throws {
    try Calls.note()
    if let value = try? First(from: decoder) {
      next = value.next
    } else if let value = try? Second(from: decoder) {
      next = value.next
    } else {
      _ = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .end)
      next = nil
    }
  }
}

private indirect enum ModelTree: Codable {
  case first(First)
  case second(Second)

  struct First: SmartCodable {
    var next: ModelTree?
    var x = 1
  }
  struct Second: SmartCodable {
    var next: ModelTree?
    var y = 1
  }

  init(from decoder: any Decoder) throws {
    try Calls.note()
    if let value = try? First(from: decoder) {
      self = .first(value)
    } else {
      self = .second(try Second(from: decoder))
    }
  }

  func encode(to encoder: any Encoder) throws {}
}

private struct ModelHolder: SmartCodable { var tree: ModelTree? }

private struct Keeping: Decodable {
  let objects: [ObjectTree]
  enum Keys: CodingKey { case a }
  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    objects = try (0..<5_000).map { _ in try keys.decode(ObjectTree.self, forKey: .a) }
  }
}

private struct Endless: Decodable {
  init(from decoder: any Decoder) throws {
    Calls.count += 1
    self = try decoder.singleValueContainer().decode(Self.self)
  }
}
