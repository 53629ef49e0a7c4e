import Foundation
import SmartCodable
import Testing

@Suite("Value transformers while decoding")
struct TransformerCallTests {
  /// Notes what it is given and returns what it was told to.
  private final class Spy: ValueTransformable, @unchecked Sendable {
    var seen: [Any?] = []
    var result: Any?

    func transformFromJSON(_ value: Any?) -> Any? {
      seen.append(value)
      return result
    }

    func transformToJSON(_ value: Any?) -> Any? { nil }
  }

  /// The spies of one test at a time; a task local keeps parallel tests apart.
  @TaskLocal private static var spies: [String: Spy] = [:]

  private struct Looking: ValueTransformable {
    let name: String
    func transformFromJSON(_ value: Any?) -> Any? {
      TransformerCallTests.spies[name]?.transformFromJSON(value) ?? nil
    }
    func transformToJSON(_ value: Any?) -> Any? { nil }
  }

  private struct Child: SmartCodable, Equatable {
    var number = 1
    enum CodingKeys: CodingKey { case number }
  }

  private struct Model: SmartCodable {
    var number = 4
    var maybe: Int?
    var text = "t"
    var child = Child(number: 2)
    @SmartAny var any: Any?
    @SmartFlat var flat = Child(number: 3)
    var plain = 0

    enum CodingKeys: String, CodingKey {
      case number, maybe, text, child, any, flat, plain
    }

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.number <--- ["nr", "number"]]
    }

    static func mappingForValue() -> [SmartValueTransformer]? {
      [
        CodingKeys.number <--- Looking(name: "number"),
        CodingKeys.number <--- Looking(name: "second"),
        CodingKeys.maybe <--- Looking(name: "maybe"),
        CodingKeys.child <--- Looking(name: "child"),
        CodingKeys.any <--- Looking(name: "any"),
        CodingKeys.flat <--- Looking(name: "flat"),
      ]
    }
  }

  private func with(
    _ results: [String: Any],
    _ body: ([String: Spy]) throws -> Void
  ) throws {
    var spies: [String: Spy] = [:]
    for name in ["number", "second", "maybe", "child", "any", "flat"] { spies[name] = Spy() }
    for (name, result) in results { spies[name]?.result = result }
    try Self.$spies.withValue(spies) { try body(spies) }
  }

  @Test("VAL-1, KEY-2: the first entry for a key applies, with the keys of the mapping")
  func firstEntry() throws {
    try with(["number": 7, "second": 8]) { (spies) throws in
      #expect(try Model.read(#"{"nr":null,"number":"x"}"#).number == 7)
      #expect(spies["number"]?.seen.count == 1)
      #expect(spies["number"]?.seen.first as? String == "x")
      #expect(spies["second"]?.seen.isEmpty == true)
    }
  }

  @Test("VAL-1: the properties of a child are not transformed by the parent's entries")
  func childUntouched() throws {
    try with(["number": 7, "child": Child(number: 5)]) { (spies) throws in
      let model = try Model.read(#"{"child":{"number":6}}"#)
      #expect(model.child.number == 5)
      #expect(spies["number"]?.seen.isEmpty == true)
    }
  }

  @Test("VAL-2, VAL-3: every kind of value arrives in its Swift form")
  func forms() throws {
    try with([:]) { (spies) throws in
      let texts = ["true", "10", #""s""#, "[null,1]", #"{"a":null}"#]
      for text in texts { _ = try Model.read(#"{"number":\#(text)}"#) }
      let seen = try #require(spies["number"]?.seen)
      #expect(seen[0] as? Bool == true)
      #expect(seen[1] as? Int == 10)
      #expect(seen[1] as? Double == 10)
      #expect(seen[2] as? String == "s")
      #expect((seen[3] as? [Any])?[0] is NSNull)
      #expect((seen[4] as? [String: Any])?["a"] is NSNull)
      let date = Date(timeIntervalSince1970: 3)
      _ = try Model.read(["number": date])
      #expect(spies["number"]?.seen.last as? Date == date)
    }
  }

  @Test("VAL-4: it is called with nil for null, and not for a missing key")
  func absence() throws {
    try with(["number": 7]) { (spies) throws in
      #expect(try Model.read("{}").number == 4)
      #expect(spies["number"]?.seen.isEmpty == true)
      #expect(try Model.read(#"{"nr":null}"#).number == 7)
      let seen = try #require(spies["number"]?.seen)
      #expect(seen.count == 1)
      #expect(seen.first.map { $0 == nil } == true)
    }
  }

  @Test("VAL-5, REP-4: nil and a result of another type fall back without conversion")
  func fallback() throws {
    try with([:]) { (_) throws in
      let report = try Model.decode(from: #"{"nr":9,"maybe":8,"text":"","child":{},"plain":1}"#)
      #expect(report.value.number == 4)
      #expect(report.value.maybe == nil)
      #expect(report.value.child.number == 2)
      let kinds = Dictionary(
        uniqueKeysWithValues: report.repairs.map { ($0.pathDescription, $0.kind) }
      )
      #expect(kinds["number"] == .invalid)
      #expect(kinds["maybe"] == .invalid)
      #expect(kinds["child"] == .invalid)
    }
    try with(["number": "7", "maybe": 1.5]) { (_) throws in
      let model = try Model.read(#"{"nr":9,"maybe":8}"#)
      #expect(model.number == 4)
      #expect(model.maybe == nil)
    }
  }

  @Test("VAL-6: it sees stringified JSON as the string it is")
  func beforeParsing() throws {
    try with(["child": Child(number: 5)]) { (spies) throws in
      #expect(try Model.read(#"{"child":"{\"number\":6}"}"#).child.number == 5)
      #expect(spies["child"]?.seen.first as? String == #"{"number":6}"#)
    }
  }

  @Test("VAL-7: for a wrapped property its result is the wrapped value")
  func wrapped() throws {
    try with(["any": [1, 2]]) { (_) throws in
      #expect(try Model.read(#"{"any":"x"}"#).any as? [Int] == [1, 2])
    }
  }

  @Test("VAL-8: for a flat it gets the whole object")
  func flat() throws {
    try with(["flat": Child(number: 5)]) { (spies) throws in
      #expect(try Model.read(#"{"number":6,"plain":1}"#).flat.number == 5)
      let seen = try #require(spies["flat"]?.seen.first as? [String: Any])
      #expect(seen.keys.sorted() == ["number", "plain"])
    }
    try with([:]) { (_) throws in #expect(try Model.read(#"{"number":6}"#).flat.number == 3) }
  }

  @Test("DEF-8, FLAT-7: a property after a flat keeps its transformer")
  func afterFlat() throws {
    struct After: SmartCodable {
      @SmartFlat var flat = Child()
      var number = 4
      enum CodingKeys: CodingKey { case flat, number }
      static func mappingForValue() -> [SmartValueTransformer]? {
        [CodingKeys.number <--- Looking(name: "number")]
      }
    }
    try with(["number": 7]) { (_) throws in
      let model = try After.read(#"{"number":6}"#)
      #expect(model.number == 7)
      #expect(model.flat.number == 6)
    }
  }

  @Test("THR-4, LOG-14: a transformer may decode by itself")
  func reentrant() throws {
    struct Nested: ValueTransformable {
      func transformFromJSON(_ value: Any?) -> Child? {
        Child.deserialize(from: value as? [String: Any])
      }
      func transformToJSON(_ value: Child?) -> String? { nil }
    }
    struct Outer: SmartCodable {
      var first = Child()
      var second = 0
      enum CodingKeys: CodingKey { case first, second }
      static func mappingForValue() -> [SmartValueTransformer]? {
        [CodingKeys.first <--- Nested()]
      }
    }
    let outer = try Outer.read(#"{"first":{"number":"8"},"second":"9"}"#)
    #expect(outer.first.number == 8)
    #expect(outer.second == 9)
  }
}
