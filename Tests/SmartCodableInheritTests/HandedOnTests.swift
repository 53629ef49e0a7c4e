import Foundation
import SmartCodableInherit
import Testing

/// Subclasses that code of another type decodes by `Child(from: decoder)` (AGR-13).
@Suite("Subclasses by the decoder of another type")
struct HandedOnTests {
  @Test(
    "AGR-13: the mapping and the initial values are those of the subclass",
    arguments: [
      #"{"base_id":"7","text":"t"}"#, #"{"base_id":7,"text":null,"count":[]}"#, "{}", "null",
      #"{"id":5,"title":"x","count":"4","base_id":{}}"#, #"{"id":5}"#,
    ]
  )
  func decoding(_ json: String) throws {
    func check<T: Shown & SmartCodable>(_ type: T.Type) throws {
      let own =
        try SmartJSONDecoder().decode([String: T].self, from: #"{"value":\#(json)}"#)["value"]
      let expected = own?.shown ?? T().shown
      func found<Holder: Holding>(_ holder: Holder.Type) throws -> String? where Holder.Held == T {
        let text = #"{"value":\#(json)}"#
        let model = try SmartJSONDecoder().decode([String: Holder].self, from: text)["value"]
        return model?.held.shown
      }
      if json != "null" {
        #expect(try found(Case<T>.self) == expected, "\(type)")
        #expect(try found(Beside<T>.self) == expected, "\(type)")
        let list = try SmartJSONDecoder().decode([Case<T>].self, from: "[\(json),\(json)]")
        #expect(list.map(\.held.shown) == [expected, expected])
      }
      let text = #"{"value":{"place":\#(json)}}"#
      let below = try SmartJSONDecoder().decode([String: Below<T>].self, from: text)["value"]
      #expect(below?.held.shown == expected, "\(type)")
      let model = try SmartJSONDecoder().decode([String: BelowModel<T>].self, from: text)["value"]
      #expect(model?.held?.shown == expected, "\(type)")
    }
    try check(Child.self)
    try check(GrandChild.self)
    try check(GenericChild<Int>.self)
    try check(OwnFirst.self)
    try check(ChildOfPlain.self)
  }

  @Test("AGR-13: strict decoding takes the mapping")
  func strict() throws {
    let strict = SmartJSONDecoder()
    strict.leniency = .none
    let json = #"{"base_id":7,"text":"t","count":1,"more":2}"#
    #expect(try strict.decode(Case<GrandChild>.self, from: json).held.shown == "7 t 1 2")
    #expect(throws: DecodingError.self) {
      try strict.decode(Case<GrandChild>.self, from: #"{"id":7,"title":"t","count":1}"#)
    }
  }

  @Test("AGR-13: so are the written keys")
  func encoding() throws {
    func check<T: Shown & SmartCodable>(_ value: T) throws {
      let own = value.toJSONString(useMappedKeys: true)
      try check(value, by: SmartJSONEncoder()) { #expect($0 == own) }
      try check(value, by: SmartJSONEncoder(style: .foundation)) { _ in }
      #expect(
        BelowModel(held: value).toJSONString(useMappedKeys: true)
          == own.map { #"{"place":\#($0)}"# }
      )
    }
    func check<T: Shown & SmartCodable>(
      _ value: T,
      by encoder: SmartJSONEncoder,
      _ body: (String) -> Void
    ) throws {
      encoder.useMappedKeys = true
      func text(_ value: some Encodable) throws -> String {
        String(decoding: try encoder.encode(value), as: UTF8.self)
      }
      let expected = try text(value)
      body(expected)
      #expect(try text(Case(held: value)) == expected, "\(T.self)")
      #expect(try text([Case(held: value)]) == "[\(expected)]", "\(T.self)")
      #expect(try text(Below(held: value)) == #"{"place":\#(expected)}"#, "\(T.self)")
      #expect(try text(Elements(held: [value, value])) == "[\(expected),\(expected)]", "\(T.self)")
    }
    try check(Child())
    try check(GrandChild())
    try check(GenericChild<Int>())
    try check(OwnFirst())
    try check(ChildOfPlain())
    let text = GrandChild().toJSONString(useMappedKeys: true)
    #expect(text == #"{"base_id":1,"text":"child","count":9,"more":3}"#)
  }

  @Test("Other decoders and encoders are what they were")
  func others() throws {
    let data = Data(#"{"id":7,"title":"t","count":1,"more":2}"#.utf8)
    let value = try JSONDecoder().decode(Case<GrandChild>.self, from: data).held
    #expect(value.shown == "7 t 1 2")
    #expect(
      try JSONDecoder().decode(GrandChild.self, from: JSONEncoder().encode(value)).shown
        == value.shown
    )
  }
}

protocol Shown: AnyObject { var shown: String { get } }

class Base: SmartCodable {
  var id = 0
  var title = "base"
  enum CodingKeys: CodingKey { case id, title }
  required init() {}
  class func mappingForKey() -> [SmartKeyTransformer]? { nil }
}

@SmartSubclass
class Child: Base, Shown {
  var count = 9
  required init() {
    super.init()
    id = 1
    title = "child"
  }
  var shown: String { "\(id) \(title) \(count)" }
  override class func mappingForKey() -> [SmartKeyTransformer]? {
    [Base.CodingKeys.id <--- "base_id", Base.CodingKeys.title <--- "text"]
  }
}

@SmartSubclass
final class GrandChild: Child {
  var more = 3
  override var shown: String { super.shown + " \(more)" }
}

@SmartSubclass
final class GenericChild<Value: Codable & Sendable>: Base, Shown {
  var count: Value?
  required init() {
    super.init()
    title = "generic"
  }
  var shown: String { "\(id) \(title) \(count.map { "\($0)" } ?? "nil")" }
  override class func mappingForKey() -> [SmartKeyTransformer]? {
    [Base.CodingKeys.id <--- "base_id"]
  }
}

/// With code by hand, as `decoder.forSubclass` advises.
final class OwnFirst: Base, Shown {
  var count = 8
  enum CodingKeys: CodingKey { case count }

  required init() {
    super.init()
    title = "own"
  }

  required init(from decoder: any Decoder) throws {
    let decoder = decoder.forSubclass(Self.self)
    try super.init(from: decoder)
    count = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .count)
  }

  override func encode(to encoder: any Encoder) throws {
    let encoder = encoder.forSubclass(Self.self)
    try super.encode(to: encoder)
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encode(count, forKey: .count)
  }

  var shown: String { "\(id) \(title) \(count)" }
  override class func mappingForKey() -> [SmartKeyTransformer]? {
    [Base.CodingKeys.id <--- "base_id", CodingKeys.count <--- "number"]
  }
}

class PlainBase: Codable {
  var id = 0
  var title = "plain"
}

@SmartSubclass
final class ChildOfPlain: PlainBase, SmartCodable, Shown {
  var count = 6
  required override init() {
    super.init()
    id = 2
  }
  var shown: String { "\(id) \(title) \(count)" }
  static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.count <--- "number"] }
}

private protocol Holding: Codable {
  associatedtype Held: Codable
  var held: Held { get }
}

private enum Case<Held: Codable>: Holding {
  case only(Held)
  init(held: Held) { self = .only(held) }
  init(from decoder: any Decoder) throws { self = .only(try Held(from: decoder)) }
  func encode(to encoder: any Encoder) throws { try held.encode(to: encoder) }
  var held: Held {
    switch self {
    case .only(let held): held
    }
  }
}

private struct Beside<Held: Codable>: Holding {
  let held: Held
  var name: String?
  init(from decoder: any Decoder) throws {
    held = try Held(from: decoder)
    name = try decoder.container(keyedBy: CodingKeys.self)
      .decodeIfPresent(String.self, forKey: .name)
  }
  func encode(to encoder: any Encoder) throws { try held.encode(to: encoder) }
  private enum CodingKeys: CodingKey { case name }
}

private struct Below<Held: Codable>: Holding {
  let held: Held
  enum CodingKeys: CodingKey { case place }
  init(held: Held) { self.held = held }
  init(from decoder: any Decoder) throws {
    held = try Held(from: decoder.container(keyedBy: CodingKeys.self).superDecoder(forKey: .place))
  }
  func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try held.encode(to: keys.superEncoder(forKey: .place))
  }
}

private struct Elements<Held: Codable>: Encodable {
  let held: [Held]
  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for value in held { try value.encode(to: list.superEncoder()) }
  }
}

private struct BelowModel<Held: Codable>: SmartCodable {
  var held: Held?
  enum CodingKeys: CodingKey { case place }
  init() {}
  init(held: Held) { self.held = held }
  init(from decoder: any Decoder) throws {
    held = try Held(from: decoder.container(keyedBy: CodingKeys.self).superDecoder(forKey: .place))
  }
  func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try held?.encode(to: keys.superEncoder(forKey: .place))
  }
}
