import Foundation
import SmartCodable
import Testing

@Suite("Updates of flats")
struct FlatUpdateTests {
  /// Tries a number before a text, as only strict decoding can.
  private struct Probe: Codable {
    var text = "-"
    private enum CodingKeys: CodingKey { case v }

    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let number = try? container.decode(Int.self, forKey: .v) {
        text = "number \(number)"
      } else {
        text = "text " + (try container.decode(String.self, forKey: .v))
      }
    }

    func encode(to encoder: any Encoder) throws {}
  }

  private struct Probing: SmartCodable {
    var n = 0
    @SmartFlat var probe = Probe()
  }

  @Test("AGR-1, UPD-4: a plain flat is updated strictly first")
  func strictFirst() throws {
    var model = try #require(Probing.deserialize(from: #"{"n":1,"v":"5"}"#))
    SmartUpdater.update(&model, from: #"{"v":"6"}"#)
    #expect(model.probe.text == "text 6")
    SmartUpdater.update(&model, from: #"{"v":7}"#)
    #expect(model.probe.text == "number 7")
  }

  @Test(
    "UPD-2, UPD-6, UPD-8: what a flat of any values has collected is merged",
    arguments: [
      (#"{"id":2}"#, ["a": "1", "n": "[\"x\": 1, \"y\": 2]"]),
      (#"{"a":5}"#, ["a": "5", "n": "[\"x\": 1, \"y\": 2]"]),
      (#"{"n":{"y":7}}"#, ["a": "1", "n": "[\"x\": 1, \"y\": 7]"]),
      (#"{"b":true,"id":3}"#, ["a": "1", "b": "true", "n": "[\"x\": 1, \"y\": 2]"]),
      (#"{"a":null}"#, ["a": "1", "n": "[\"x\": 1, \"y\": 2]"]),
    ]
  )
  func anyRest(_ json: String, _ wanted: [String: String]) throws {
    func texts(_ rest: [String: Any]?) -> [String: String] {
      (rest ?? [:])
        .mapValues { value in
          guard let object = value as? [String: Any] else { return "\(value)" }
          let members = object.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
          return "[" + members.joined(separator: ", ") + "]"
        }
    }
    let first = #"{"id":1,"a":1,"n":{"x":1,"y":2}}"#
    var row = try #require(Row.deserialize(from: first))
    SmartUpdater.update(&row, from: json)
    #expect(texts(row.rest) == wanted)
    var object = try #require(RowObject.deserialize(from: first))
    SmartUpdater.update(&object, from: json)
    #expect(texts(object.rest) == wanted)
    var maybe = try #require(MaybeRow.deserialize(from: first))
    SmartUpdater.update(&maybe, from: json)
    #expect(texts(maybe.rest) == wanted)
    var holder = try #require(RowHolder.deserialize(from: #"{"row":\#(first)}"#))
    SmartUpdater.update(&holder, from: #"{"row":\#(json)}"#)
    #expect(texts(holder.row.rest) == wanted)
  }

  @Test("UPD-8: the same in every type that a flat of any values may have")
  func otherRests() throws {
    struct Kinds: SmartCodable {
      @SmartFlat @SmartAny var object = NSDictionary()
      @SmartFlat @SmartAny var hashed: [String: AnyHashable] = [:]
      @SmartFlat @SmartAny var any: Any = 0
      @SmartFlat @SmartAny var maybe: Any?
      @SmartFlat @SmartPublished var model = Part()
      @SmartFlat @SmartCompact.Dictionary var numbers: [String: Int] = [:]
      struct Part: SmartCodable {
        var a = 0
        var b = 7
      }
    }
    var kinds = try #require(Kinds.deserialize(from: #"{"a":1,"b":2}"#))
    SmartUpdater.update(&kinds, from: #"{"a":5}"#)
    #expect(kinds.object == ["a": 5, "b": 2])
    #expect(kinds.hashed == ["a": 5, "b": 2])
    #expect((kinds.any as? [String: Int]) == ["a": 5, "b": 2])
    #expect((kinds.maybe as? [String: Int]) == ["a": 5, "b": 2])
    #expect(kinds.model.a == 5 && kinds.model.b == 2)
    #expect(kinds.numbers == ["a": 5, "b": 2])
  }

  private struct Row: SmartCodable {
    var id = 0
    @SmartFlat @SmartAny var rest: [String: Any] = [:]
  }

  private class RowObject: SmartCodable {
    var id = 0
    @SmartFlat @SmartAny var rest: [String: Any] = [:]
    required init() {}
  }

  private struct MaybeRow: SmartCodable {
    var id = 0
    @SmartFlat @SmartAny var rest: [String: Any]?
  }

  private struct RowHolder: SmartCodable { var row = Row() }

  @Test("UPD-2: a plain flat none of whose keys is mentioned is left alone")
  func unmentioned() throws {
    var model = try #require(Probing.deserialize(from: #"{"n":1,"v":"5"}"#))
    SmartUpdater.update(&model, from: #"{"n":6}"#)
    #expect(model.n == 6 && model.probe.text == "text 5")
  }

  private struct Plain: Codable {
    var a: Int
    var b: String?
  }

  private struct Pair: SmartCodable {
    var x = 1
    var y = 2
  }

  private enum Shape: Codable, Equatable {
    case circle(r: Int)
    case square(side: Int)
  }

  private struct Strict: SmartCodable {
    var n = 0
    @SmartFlat var plain = Plain(a: 5, b: "b")
    @SmartFlat var pair: Pair?
    @SmartFlat var shape = Shape.circle(r: 1)

    mutating func update(_ json: String) {
      SmartUpdater.update(&self, from: json, options: [.leniency(.none)])
    }
  }

  @Test("UPD-2, UPD-8, AGR-7: a strict update needs no key of a flat and keeps what it lacks")
  func strictly() {
    var model = Strict()
    model.update(#"{"n":4}"#)
    #expect(model.n == 4 && model.plain.a == 5 && model.pair == nil)
    model.update(#"{"a":8}"#)
    #expect(model.plain.a == 8 && model.plain.b == "b")
    model.update(#"{"x":6,"y":7}"#)
    #expect(model.pair?.x == 6 && model.pair?.y == 7)
    model.update(#"{"square":{"side":3}}"#)
    #expect(model.shape == .square(side: 3) && model.plain.a == 8)
  }

  @Test("AGR-7: a bad value for a flat refuses a strict update", arguments: ["a", "x", "y"])
  func refused(key: String) {
    var model = Strict()
    model.update(#"{"n":4,"\#(key)":"1"}"#)
    #expect(model.n == 0)
  }

  private struct Extras: SmartCodable {
    var all: [String: Int] = [:]

    init() {}

    init(from decoder: any Decoder) throws {
      all = try decoder.singleValueContainer().decode([String: Int].self)
    }
  }

  private final class Hooks: @unchecked Sendable { var count = 0 }

  private struct Empty: SmartCodable {
    @SmartIgnored var hooks = Hooks()
    private enum CodingKeys: CodingKey {}

    func didFinishMapping() { hooks.count += 1 }
  }

  private struct Whole: SmartCodable {
    @SmartFlat var extras = Extras()
    @SmartFlat var empty = Empty()
  }

  @Test(
    "UPD-8, UPD-9: a flat that reads the whole object is updated, one that reads nothing is not"
  )
  func wholeObject() {
    var model = Whole()
    SmartUpdater.update(&model, from: #"{"a":5}"#)
    #expect(model.extras.all == ["a": 5])
    #expect(model.empty.hooks.count == 0)
  }

  private class Base: SmartCodable {
    var a = 1

    required init() {}
  }

  private final class Derived: Base {
    var b = 2
    private enum CodingKeys: CodingKey { case b }

    required init() { super.init() }

    required init(from decoder: any Decoder) throws {
      b = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .b)
      try super.init(from: decoder)
    }
  }

  private struct Family: SmartCodable {
    var n = 0
    @SmartFlat var member: Base = Derived()
  }

  @Test("UPD-8: a flat is updated by the keys of its instance's own class")
  func ownClass() {
    var family = Family()
    SmartUpdater.update(&family, from: #"{"b":7}"#)
    #expect((family.member as? Derived)?.b == 7 && family.member.a == 1)
    let member = family.member
    SmartUpdater.update(&family, from: #"{"n":1}"#)
    #expect(family.member === member)
  }

  private struct Entries: SmartCodable {
    var n = 0
    @SmartFlat var pairs: [String: Pair] = ["k": Pair(x: 10, y: 20)]
  }

  @Test("UPD-6, UPD-8: models in a flat dictionary are merged", arguments: [false, true])
  func entries(isStrict: Bool) {
    var model = Entries()
    SmartUpdater.update(
      &model,
      from: #"{"k":{"x":11},"n":1}"#,
      options: isStrict ? [.leniency(.none)] : nil
    )
    #expect(model.n == 1 && Array(model.pairs.keys) == ["k"])
    #expect(model.pairs["k"]?.x == 11 && model.pairs["k"]?.y == 20)
  }

  private struct Needy: Codable {
    var q: Int
    var r: Int
  }

  private struct Paired: SmartCodable {
    var a = 1
    @SmartFlat var pair: Needy?
  }

  @Test("LOG-11: the log of a strict update says what a flat lacks")
  func logsStrictFailure() {
    let blocks = LogProbe.blocks(about: Paired.self) {
      var paired = Paired()
      SmartUpdater.update(&paired, from: #"{"a":5,"r":2}"#, options: [.leniency(.none)])
    }
    #expect(blocks.count == 1 && blocks.allSatisfy { $0.contains(#"No value for the key "q"."#) })
  }

  private final class Inheriting: Base {
    var b = 2
    private enum CodingKeys: CodingKey { case b }

    required init() { super.init() }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      b = try container.decode(Int.self, forKey: .b)
      try super.init(from: container.superDecoder())
    }
  }

  private struct Heir: SmartCodable {
    var n = 0
    @SmartFlat var member = Inheriting()
  }

  @Test("UPD-8: what a superclass reads under super counts as mentioned")
  func superclass() {
    var heir = Heir()
    SmartUpdater.update(&heir, from: #"{"n":1,"super":{"a":5}}"#)
    #expect(heir.n == 1 && heir.member.a == 5 && heir.member.b == 2)
  }
}
