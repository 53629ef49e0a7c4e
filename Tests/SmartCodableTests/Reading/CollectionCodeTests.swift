import SmartCodable
import Synchronization
import Testing

/// Collections that code decodes itself drop what a property of their type drops (AGR-14).
@Suite("Code of collections")
struct CollectionCodeTests {
  private let decoder = SmartJSONDecoder()

  /// What a property reads and reports, and what the same collection does in code of each kind.
  private func check<C: Decodable & Equatable & Sendable>(_ type: C.Type, _ json: String) throws {
    let expected = try decoder.report(Own<C>.self, from: #"{"value":\#(json)}"#)
    let repairs = expected.repairs.map(shown)
    func check<Holder: Holding>(_ type: Holder.Type) throws where Holder.Held == C {
      let holder = #"{"value":\#(json),"other":"5"}"#
      let text = Holder.isAbove ? holder : #"{"value":\#(json)}"#
      let report =
        if Holder.isAbove {
          try decoder.report(Holder.self, from: text).map { ($0.held, $1) }
        } else {
          try decoder.report(Own<Holder>.self, from: text).map { ($0.value.held, $1) }
        }
      #expect(report.0 == expected.value.value, "\(type) from \(json)")
      #expect(report.1.map(shown).filter { !$0.hasPrefix("other") } == repairs, "\(type)")
    }
    try check(Bare<C>.self)
    try check(Beside<C>.self)
    try check(Case<C>.self)
    try check(Alternatives<C>.self)
    try check(BareClass<C>.self)
    try check(Bare2<C>.self)
    try check(Above<C>.self)
    try check(AboveModel<C>.self)
  }

  private func shown(_ repair: SmartRepair) -> String {
    "\(repair.pathDescription) \(repair.action)"
  }

  @Test(
    "Arrays and sets leave out the same elements and report the same repairs in the same order",
    arguments: [
      "[1,null,\"x\"]", "[]", "[\"x\"]", "[\"5\",{}]", "[[],2,3]", "[\"1\",null,\"3\",[],4]",
      "\"[1,null]\"",
    ]
  )
  func arrays(_ json: String) throws {
    try check([Int].self, json)
    try check(ContiguousArray<Int>.self, json)
    try check(Set<Int>.self, json)
    try check([Int?].self, json)
    try check([Plain].self, json)
    try check([[Int]].self, json)
  }

  @Test("So do arrays of values that nothing stands in for, in arrays too")
  func values() throws {
    let json = #"[{"a":1},{"a":"x"},{},null,5,{"a":"7","b":[1,"x"]}]"#
    try check([Plain].self, json)
    try check(Set<Plain>.self, json)
    try check([[Plain]].self, "[\(json),null,\(json)]")
  }

  @Test("Dictionaries leave out the same entries")
  func dictionaries() throws {
    for json in [#"{"a":1,"b":null,"c":"x"}"#, "{}", #"{"a":[]}"#] {
      try check([String: Int].self, json)
      try check([String: Plain].self, json)
    }
    try check([Int: Int].self, #"{"1":1,"2":null,"3":"x","-4":"5"}"#)
    let mixed = try decoder.report(Beside<[String: Int]>.self, from: #"{"a":"1","b":null,"c":2}"#)
    #expect(mixed.value.held == ["a": 1, "c": 2])
    #expect(mixed.repairs.map(shown).sorted() == ["a converted", "b droppedElement"])
  }

  @Test("An alternative that decodes is taken before a collection that drops")
  func alternatives() throws {
    #expect(try decoder.decode(Either.self, from: #"[{"a":"x"},5]"#).ints == [0, 5])
    #expect(try decoder.decode(Either.self, from: #"[{"a":1},5]"#).ints == [0, 5])
    #expect(try decoder.decode(Either.self, from: #"[{"a":1},{"a":"2"}]"#).plains?.count == 2)
  }

  @Test("NEST-13: other code that reads elements gets one for each, whatever it asks for")
  func others() throws {
    #expect(try decoder.decode(Point.self, from: #"[1,null,"3"]"#).values == [1, 0, 3])
    #expect(try decoder.decode(Pairs.self, from: #"["a",1,"b",null,"c","3"]"#).values == [1, 0, 3])
    #expect(try decoder.decode(Bounded.self, from: #"[1,null,"3"]"#).values == [1, 0, 3])
  }

  @Test("In an array of models or values, only the elements that hold such a collection differ")
  func elements() throws {
    let json = #"[{"value":[1,null]},{"value":[{},2],"other":5},{"value":{}},null,{}]"#
    let models = try #require([AboveModel<[Int]>].deserialize(from: json))
    #expect(models.map(\.value) == [[1], [2], []])
    #expect(models.map(\.other) == [8, 5, 8])
    #expect(try decoder.decode([Above<[Int]>].self, from: json).map(\.held) == [[1], [2], []])
    let text = #"[{"value":[{"a":"x"},{}]}]"#
    let plain = try #require([AboveModel<[Plain]>].deserialize(from: text))
    #expect(plain.first?.held.map(\.a) == [0])
  }

  @Test("Repairs are reported once, and at the place of each reading")
  func repairs() throws {
    let opened = try decoder.report(Opened.self, from: "[null,1]")
    #expect(opened.value.list == [1])
    #expect(opened.repairs.map(\.pathDescription) == ["[0]"])
    let twice = try decoder.report(Twice.self, from: #"{"list":[1,null]}"#)
    #expect(twice.value.a?.held == [1] && twice.value.b?.held == [1])
    #expect(twice.repairs.map(\.pathDescription) == ["a[1]", "b[1]"])
  }

  @Test("Of equal keys the first counts, also if it is dropped, and keys are no properties")
  func keys() throws {
    for json in [#"{"a":null,"a":1}"#, #"{"a":1,"a":null,"b":null}"#] {
      try check([String: Int].self, json)
    }
    let model = try #require(
      DictionaryModel.deserialize(from: #"{"dict":{"count":null,"n":2,"b":1}}"#)
    )
    #expect(model.dict == ["n": 2, "b": 1])
  }

  @Test("Many dropped elements cost no more memory each than few")
  func many() throws {
    let text = "[" + Array(repeating: "null", count: 50_000).joined(separator: ",") + "]"
    let report = try decoder.report(Beside<[Int]>.self, from: text)
    #expect(report.value.held.isEmpty)
    #expect(report.repairs.count == 50_000)
  }

  @Test("An update keeps to it, and keeps what it does not mention")
  func updates() throws {
    var holder = AboveModel<[Int]>()
    holder.held = [1]
    SmartUpdater.update(&holder, from: #"{"value":[2,null,"3"]}"#)
    #expect(holder.held == [2, 3])
    #expect(holder.other == 8)
    var plain = PlainAbove(plain: try decoder.decode(Above<[Int]>.self, from: #"{"value":[1]}"#))
    SmartUpdater.update(&plain, from: #"{"plain":{"value":[2,null,"3"]}}"#)
    #expect(plain.plain?.held == [2, 3])
  }

  @Test("Hooks run once in the model that is returned, and strict decoding reads once")
  func calls() throws {
    let model = try #require(Hooked.deserialize(from: #"{"value":[1,null],"child":{}}"#))
    #expect(model.held == [1])
    #expect(model.child.finished == 1)
    #expect(model.finished == 1)
    #expect(model.log.count == 1)
    let strict = SmartJSONDecoder()
    strict.leniency = .none
    #expect(throws: DecodingError.self) { try strict.decode(Beside<[Int]>.self, from: "[1,null]") }
  }

  @Test("Collections in collections cost no more with each level")
  func cost() throws {
    func nested(_ depth: Int) -> String {
      depth == 0 ? "[1,null]" : "[\(nested(depth - 1)),null]"
    }
    Tree.calls.withLock { $0 = 0 }
    _ = try decoder.decode(Tree.self, from: nested(8))
    let few = Tree.calls.withLock { $0 }
    Tree.calls.withLock { $0 = 0 }
    _ = try decoder.decode(Tree.self, from: nested(64))
    #expect(Tree.calls.withLock { $0 } < 64 * few)
  }
}

private protocol Holding: Decodable {
  associatedtype Held: Equatable
  var held: Held { get }
  /// Whether it is the object with the collection, and not in its place.
  static var isAbove: Bool { get }
}

extension Holding {
  static var isAbove: Bool { false }
}

extension SmartDecodingReport {
  fileprivate func map<Other>(_ body: (Value, [SmartRepair]) -> Other) -> Other {
    body(value, repairs)
  }
}

private struct Own<Value: Decodable>: Decodable { let value: Value }

private struct Plain: Codable, Hashable {
  var a: Int
  var b: [Int]?

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    guard try keys.decode(String.self, forKey: .a) != "x" else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "x"))
    }
    a = try keys.decode(Int.self, forKey: .a)
    b = try keys.decodeIfPresent([Int].self, forKey: .b)
  }
}

private struct Bare<C: Decodable & Equatable>: Holding {
  let held: C
  init(from decoder: any Decoder) throws { held = try C(from: decoder) }
}

private struct Bare2<C: Decodable & Equatable>: Holding {
  let held: C
  init(from decoder: any Decoder) throws { held = try Beside<C>(from: decoder).held }
}

private struct Beside<C: Decodable & Equatable>: Holding {
  let held: C
  let path: Int
  let name: String

  init(from decoder: any Decoder) throws {
    path = decoder.codingPath.count
    held = try C(from: decoder)
    name = ""
  }
}

private enum Case<C: Decodable & Equatable>: Holding {
  case only(C)
  var held: C {
    switch self {
    case .only(let held): held
    }
  }
  init(from decoder: any Decoder) throws { self = .only(try C(from: decoder)) }
}

private enum Alternatives<C: Decodable & Equatable>: Holding {
  case truth
  case list(C)

  var held: C {
    switch self {
    case .truth: preconditionFailure("nothing here is a Bool")
    case .list(let held): held
    }
  }

  init(from decoder: any Decoder) throws {
    if (try? Bare<Bool>(from: decoder)) != nil {
      self = .truth
    } else {
      self = .list(try C(from: decoder))
    }
  }
}

private final class BareClass<C: Decodable & Equatable>: Holding {
  let held: C
  let isNull: Bool
  init(from decoder: any Decoder) throws {
    isNull = try decoder.singleValueContainer().decodeNil()
    held = try C(from: decoder)
  }
}

private struct Above<C: Decodable & Equatable>: Holding {
  let held: C
  let other: Int
  static var isAbove: Bool { true }
  enum CodingKeys: CodingKey { case value, other }

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    held = try C(from: keys.superDecoder(forKey: .value))
    other = try keys.decodeIfPresent(Int.self, forKey: .other) ?? 1
  }
}

private struct PlainAbove: SmartDecodable {
  var plain: Above<[Int]>?
}

private struct AboveModel<C: Decodable & Equatable & Sendable>: Holding, SmartDecodable {
  var value: C?
  var other = 8
  var held: C {
    get {
      guard let value else { preconditionFailure("nothing was decoded") }
      return value
    }
    set { value = newValue }
  }
  static var isAbove: Bool { true }
  enum CodingKeys: CodingKey { case value, other }

  init() {}

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    value = try C(from: keys.superDecoder(forKey: .value))
    other = try keys.decode(Int.self, forKey: .other)
  }
}

private struct Either: Decodable {
  var plains: [Plain]?
  var ints: [Int]?

  init(from decoder: any Decoder) throws {
    do {
      plains = try [Plain](from: decoder)
    } catch {
      ints = try Numbers(from: decoder).values
    }
  }
}

private struct Numbers: Decodable {
  var values: [Int] = []
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    for _ in 0..<(list.count ?? 0) { values.append(try list.decode(Int.self)) }
  }
}

private struct Point: Decodable {
  var values: [Int]
  var name: String?
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    values = [
      try list.decode(Int.self), try list.decode(Int.self), try list.decode(Int.self),
    ]
    guard list.isAtEnd else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "too many"))
    }
  }
}

private struct Pairs: Decodable {
  var values: [Int] = []
  var names: [String] = []
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      names.append(try list.decode(String.self))
      values.append(try list.decode(Int.self))
    }
  }
}

private struct Bounded: Decodable {
  var values: [Int] = []
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd, list.currentIndex < 100 { values.append(try list.decode(Int.self)) }
  }
}

private struct Opened: Decodable {
  var list: [Int] = []
  init(from decoder: any Decoder) throws {
    if (try? decoder.unkeyedContainer()) != nil { list = try [Int](from: decoder) }
  }
}

private struct Twice: SmartDecodable {
  var a: Beside<[Int]>?
  var b: Beside<[Int]>?
  static func mappingForKey() -> [SmartKeyTransformer]? {
    [CodingKeys.a <--- "list", CodingKeys.b <--- "list"]
  }
}

private struct DictionaryModel: SmartDecodable {
  var count = 5
  var dict: [String: Int] = [:]
  enum CodingKeys: CodingKey { case count, dict }
  init() {}
  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    count = try keys.decode(Int.self, forKey: .count)
    dict = try [String: Int](from: keys.superDecoder(forKey: .dict))
  }
  static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.count <--- "n"] }
}

private struct Hooked: SmartDecodable {
  struct Child: SmartDecodable {
    var finished = 0
    mutating func didFinishMapping() { finished += 1 }
  }

  var held: [Int] = []
  /// A class, whose initial object must not be that of an earlier run.
  final class Log: Decodable, @unchecked Sendable { var count = 0 }

  var child = Child()
  var log = Log()
  var finished = 0
  enum CodingKeys: CodingKey { case value, child, log }

  init() {}

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    child = try keys.decode(Child.self, forKey: .child)
    log = try keys.decode(Log.self, forKey: .log)
    log.count += 1
    held = try [Int](from: keys.superDecoder(forKey: .value))
  }

  mutating func didFinishMapping() { finished += 1 }
}

private struct Tree: Decodable {
  static let calls = Mutex(0)
  var isLeaf = false
  var trees: [Tree] = []

  init(from decoder: any Decoder) throws {
    Self.calls.withLock { $0 += 1 }
    if (try? decoder.singleValueContainer().decode(Int.self)) != nil {
      isLeaf = true
    } else {
      trees = try [Tree](from: decoder)
    }
  }
}
