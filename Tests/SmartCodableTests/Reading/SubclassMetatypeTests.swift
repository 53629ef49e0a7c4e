import Foundation
import Testing

@testable import SmartCodable

/// What is known of a type is kept under its static type, and a metatype decodes the class that it stands for.
@Suite("Metatypes of subclasses")
struct SubclassMetatypeTests {
  /// A way to ask for a class by a metatype, whose static type may be a superclass.
  private struct Way: Sendable {
    let name: String
    let decode: @Sendable (any ClassPair.Type, _ asksForChild: Bool, JSONDecoder) throws -> [String]
  }

  private static let ways: [Way] = [
    Way(name: "call") { pair, asksForChild, decoder in
      try pair.classes { base, child in
        [try ask(decoder, asksForChild ? child : base, #"{"a":2}"#).seen]
      }
    },
    Way(name: "elements and single values") { pair, asksForChild, decoder in
      try pair.classes { base, child in
        let asked = asksForChild ? child : base
        let key = CodingUserInfoKey(rawValue: "type")
        if let key { decoder.userInfo[key] = asked }
        defer { decoder.userInfo = [:] }
        return try ask(decoder, Asking.self, #"[{"a":1},{"a":2},{"a":3}]"#).seen
      }
    },
    Way(name: "static types") { pair, asksForChild, decoder in
      try asksForChild ? pair.children(decoder) : arrays(of: PlainBase.self, decoder)
    },
  ]

  private static func ask<T: Decodable>(
    _ decoder: JSONDecoder,
    _ type: T.Type,
    _ json: String
  ) throws -> T {
    try decoder.decode(type, from: Data(json.utf8))
  }

  fileprivate static func arrays<T: ClassMember>(of type: T.Type, _ decoder: JSONDecoder) throws
    -> [String]
  {
    let list = try ask(decoder, [T].self, #"[{"a":4}]"#)
    let table = try ask(decoder, [String: T].self, #"{"k":{"a":5}}"#)
    let box = try ask(decoder, ClassBox<T>.self, #"{"one":{"a":6},"two":{"a":7}}"#)
    return list.map(\.seen) + table.values.map(\.seen) + [box.one.seen, box.two?.seen ?? "nil"]
  }

  @Test(
    "AGR-8, AGR-12: each way gives the class that JSONDecoder gives, in both orders",
    arguments: 0..<3
  )
  func agreement(_ number: Int) throws {
    let way = Self.ways[number]
    let pairs: [any ClassPair.Type] = [
      PlainPair<Int>.self, PlainPair<[String]>.self, PlainPair<Bool>.self, HiddenPair.self,
    ]
    for (number, pair) in pairs.enumerated() {
      for leniency in [SmartLeniency.full, .none] {
        for asksForChild in [number.isMultiple(of: 2), !number.isMultiple(of: 2), true] {
          let decoder = SmartJSONDecoder()
          decoder.leniency = leniency
          let answer = try way.decode(pair, asksForChild, decoder)
          #expect(answer == (try way.decode(pair, asksForChild, JSONDecoder())), "\(way.name)")
          #expect(answer.allSatisfy { $0.contains(asksForChild ? "child" : "base") })
        }
      }
    }
  }

  @Test("AGR-12: models in a table of metatypes are of the class that the metatype stands for")
  func models() throws {
    let table: [String: ModelBase.Type] = ["base": ModelBase.self, "child": ModelChild.self]
    for name in ["base", "child", "base", "child"] {
      let json = #"{"a":"2","b":3}"#
      let type = try #require(table[name])
      let model = try #require(type.deserialize(from: json))
      let report = try type.decode(from: Data(json.utf8)).value
      let graph = try #require(type.deserialize(from: ["a": "2", "b": 3]))
      for model in [model, report, graph] {
        #expect(model.a == 2)
        #expect((model as? ModelChild)?.b == (name == "child" ? "3" : nil))
      }
      #expect(type.deserialize(from: "7") == nil)
    }
    #expect(ModelChild.deserialize(from: #"{"b":1}"#)?.b == "1")
    #expect([ModelChild].deserialize(from: #"[{"b":1}]"#)?.first?.b == "1")
  }

  @Test("Coding keys may be classes: containers are kept under their static type")
  func codingKeys() throws {
    for json in [#"{"a":1}"#, #"{"a":2}"#] {
      for decoder in [SmartJSONDecoder(), JSONDecoder()] {
        #expect(try Self.ask(decoder, KeyAsking.self, json).seen == ["base", "base", "child"])
      }
      let values = ["a": KeyAsking(number: 1)]
      let (own, foundation) = (SmartJSONEncoder(style: .foundation), JSONEncoder())
      own.outputFormatting = .sortedKeys
      foundation.outputFormatting = .sortedKeys
      #expect(try own.encode(values) == foundation.encode(values))
    }
  }

  @Test("A type's own loop over elements cannot store another type, or none")
  func ownLoops() throws {
    #expect([OtherLoop].deserialize(from: "[{},{}]") == nil)
    #expect([NoLoop].deserialize(from: "[{},{}]") == nil)
    #expect(try SmartJSONDecoder().decode([String: [OtherLoop]].self, from: #"{"a":[{}]}"#).isEmpty)
  }
}

protocol ClassMember: Decodable { var seen: String { get } }

/// A class and a subclass, which a test meets first in either role.
protocol ClassPair {
  static func classes(_ body: (PlainBase.Type, PlainBase.Type) throws -> [String]) throws
    -> [String]

  /// Decodes the subclass where its static type is asked for.
  static func children(_ decoder: JSONDecoder) throws -> [String]
}

class PlainBase: Codable, ClassMember {
  var a = 0
  var seen: String { "base \(a)" }
}

private class PlainChild<Tag>: PlainBase {
  // Read by foreign code, this would be another object's memory.
  private let own = [1, 2, 3]
  override var seen: String { "child \(a) \(own)" }
}

private enum PlainPair<Tag>: ClassPair {
  private final class Own: PlainChild<Tag> {}

  static func classes(_ body: (PlainBase.Type, PlainBase.Type) throws -> [String]) throws
    -> [String]
  {
    try body(PlainBase.self, Own.self) + body(PlainBase.self, PlainChild<Tag>.self)
  }

  static func children(_ decoder: JSONDecoder) throws -> [String] {
    try SubclassMetatypeTests.arrays(of: Own.self, decoder)
      + SubclassMetatypeTests.arrays(of: PlainChild<Tag>.self, decoder)
  }
}

private enum HiddenPair: ClassPair {
  static func classes(_ body: (PlainBase.Type, PlainBase.Type) throws -> [String]) throws
    -> [String]
  {
    try body(PlainBase.self, local())
  }

  static func children(_ decoder: JSONDecoder) throws -> [String] {
    try SubclassMetatypeTests.arrays(of: PlainChild<Self>.self, decoder)
  }

  private static func local() -> PlainBase.Type {
    final class Local: PlainBase {
      private let text = "child"
      override var seen: String { "\(text) \(a)" }
    }
    return Local.self
  }
}

private struct ClassBox<Member: Decodable>: Decodable {
  let one: Member
  let two: Member?
}

/// Asks a container for the class in `userInfo`.
private struct Asking: Decodable {
  let seen: [String]

  init(from decoder: any Decoder) throws {
    let type =
      CodingUserInfoKey(rawValue: "type").flatMap { decoder.userInfo[$0] } as? PlainBase.Type
    let asked = try #require(type)
    var container = try decoder.unkeyedContainer()
    seen = [
      try container.decode(asked).seen,
      try container.decodeIfPresent(asked)?.seen ?? "nil",
      try container.superDecoder().singleValueContainer().decode(asked).seen,
    ]
  }
}

private class ModelBase: SmartCodable {
  var a = 1
  required init() {}
}

private class ModelChild: ModelBase {
  var b = "initial"

  private enum CodingKeys: CodingKey { case b }

  required init() { super.init() }

  required init(from decoder: any Decoder) throws {
    try super.init(from: decoder)
    b = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .b)
  }
}

private class ClassKey: CodingKey, @unchecked Sendable {
  let stringValue: String
  var intValue: Int? { nil }
  class var kind: String { "base" }
  required init?(stringValue: String) { self.stringValue = stringValue }
  required init?(intValue: Int) { nil }
}

private final class SubKey: ClassKey, @unchecked Sendable {
  private let own = "child"
  override class var kind: String { "child" }
}

/// Asks for containers by a key class, its subclass under the static type of the class, and the subclass.
private struct KeyAsking: Codable {
  let seen: [String]
  var number = 0

  init(number: Int) {
    self.number = number
    seen = []
  }

  init(from decoder: any Decoder) throws {
    let hidden: ClassKey.Type = SubKey.self
    let read = [
      try Self.read(hidden, decoder), try Self.read(ClassKey.self, decoder),
      try Self.read(SubKey.self, decoder),
    ]
    seen = read.map(\.kind)
    number = read.reduce(0) { $0 + $1.number }
  }

  private static func read<K: ClassKey>(
    _ type: K.Type,
    _ decoder: any Decoder
  ) throws -> (kind: String, number: Int) {
    let container = try decoder.container(keyedBy: type)
    let keys = container.allKeys
    return (K.kind, try keys.reduce(0) { try $0 + container.decode(Int.self, forKey: $1) })
  }

  func encode(to encoder: any Encoder) throws {
    let hidden: ClassKey.Type = SubKey.self
    if let key = ClassKey(stringValue: "a"), let subKey = SubKey(stringValue: "b") {
      var container = encoder.container(keyedBy: hidden)
      try container.encode(number, forKey: key)
      var other = encoder.container(keyedBy: SubKey.self)
      try other.encode(number, forKey: subKey)
    }
  }
}

private struct OtherLoop: SmartDecodable {
  var a = 1

  static func _decodeElements(of reader: inout SmartElementReader) {
    reader._decodeModels(as: NoLoop.self)
  }
}

private struct NoLoop: SmartDecodable {
  var text = "other"

  static func _decodeElements(of reader: inout SmartElementReader) {}
}
