import Foundation
import SmartCodable
import Testing

@Suite("Value transformers while encoding")
struct EncodingTransformerTests {
  /// Writes what a closure makes of the value.
  private struct Writer<Object>: ValueTransformable {
    let write: (Object?) -> Any?
    init(_ type: Object.Type = Object.self, _ write: @escaping (Object?) -> Any?) {
      self.write = write
    }
    func transformFromJSON(_ value: Any?) -> Object? { nil }
    func transformToJSON(_ value: Object?) -> Any? { write(value) }
  }

  private struct Model: SmartCodable {
    var plainName = "plain"
    var name = "name"
    var count = 1
    var half = 0.5
    var missing: String?
    var child = Child()

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.name <--- "mapped"]
    }

    static func mappingForValue() -> [SmartValueTransformer]? {
      [
        CodingKeys.name <--- Writer(String.self) { "<\($0 ?? "nil")>" },
        CodingKeys.name <--- Writer(String.self) { _ in "second" },
        CodingKeys.count
          <--- Writer(Int.self) { ["n": $0 ?? 0, "date": Date(timeIntervalSince1970: 2)] },
        CodingKeys.half <--- Writer(Double.self) { _ in nil },
        CodingKeys.missing
          <--- Writer(String.self) { _ in
            Issue.record("called for nil")
            return "called"
          },
      ]
    }
  }

  private struct Child: SmartCodable {
    var name = "child"
  }

  @Test("VAL-17: the first transformer of the key of the declaring type writes the value")
  func first() {
    #expect(
      Model().toJSONString()
        == ##"{"plainName":"plain","name":"<name>","count":{"date":2,"n":1},"half":0.5,"child":{"name":"child"}}"##
    )
  }

  @Test("VAL-17: with mapped keys and a key strategy too")
  func mapped() throws {
    let object = try #require(
      Model().toDictionary(useMappedKeys: true, options: [.key(.firstLetterUpper)])
    )
    #expect(object["Mapped"] as? String == "<name>")
    #expect(object["PlainName"] as? String == "plain")
    #expect((object["Count"] as? [String: Any])?["n"] as? Int == 1)
  }

  @Test("VAL-18: a transformer that gives nil leaves the value to the ordinary way")
  func givesNil() throws {
    #expect(Model().toDictionary()?["half"] as? Double == 0.5)
    struct Nested: SmartCodable {
      var list = [Child()]
      static func mappingForValue() -> [SmartValueTransformer]? {
        [CodingKeys.list <--- Writer([Child].self) { _ in Int?.none as Any }]
      }
    }
    #expect(Nested().toJSONString() == #"{"list":[{"name":"child"}]}"#)
  }

  @Test("VAL-19: a nil property is left out and its transformer not called")
  func nilProperty() { #expect(Model().toDictionary()?.keys.contains("missing") == false) }

  @Test("VAL-17: a transformer of another type leaves the value to the ordinary way")
  func otherType() {
    struct Mismatched: SmartCodable {
      var name = "n"
      static func mappingForValue() -> [SmartValueTransformer]? {
        [CodingKeys.name <--- Writer(Int.self) { _ in "wrong" }]
      }
    }
    #expect(Mismatched().toJSONString() == #"{"name":"n"}"#)
  }

  /// Carries any value to the transformer of its property.
  private struct Carrier: Encodable {
    let value: Any
    func encode(to encoder: any Encoder) throws { Issue.record("not transformed") }
  }

  private struct Holder: SmartEncodable {
    var aValue: Carrier
    init(_ value: Any) { aValue = Carrier(value: value) }
    static func mappingForValue() -> [SmartValueTransformer]? {
      [CodingKeys.aValue <--- Writer(Carrier.self) { $0?.value }]
    }
  }

  private struct Opaque: Codable, Hashable {
    var someKey = 1
  }

  @Test("ANY-9: values of every kind are written, at any depth")
  func anyValues() throws {
    let date = Date(timeIntervalSince1970: 1)
    let uuid = UUID()
    let rows: [(Any, String)] = [
      (true, "true"), (NSNumber(value: true), "true"), (NSNumber(value: 1), "1"),
      (NSNumber(value: 1.5), "1.5"), (NSNumber(value: UInt64.max), "18446744073709551615"),
      (NSNumber(value: Float(0.1)), "0.1"), (NSNumber(value: Int8(1)), "1"),
      (NSDecimalNumber(string: "0.10"), "0.1"), (Int8(-3), "-3"), (UInt16(3), "3"),
      (Int128.max, Int128.max.description), (Float(0.1), "0.1"), (CGFloat(2), "2"),
      (Decimal(string: "1.25") ?? 0, "1.25"), ("s", "\"s\""), ("sub".dropFirst(), "\"ub\""),
      (NSString("ns"), "\"ns\""), (date, "1"), (NSDate(timeIntervalSince1970: 1), "1"),
      (Data([104, 105]), "\"aGk=\""), (NSData(data: Data([104, 105])), "\"aGk=\""),
      (try #require(URL(string: "a:b")), "\"a:b\""), (uuid, "\"\(uuid.uuidString)\""),
      (NSNull(), "null"), ([1, "a", NSNull(), [true]] as [Any], #"[1,"a",null,[true]]"#),
      (
        ["b": 1, "A": [nil, 2] as [Int?], "a": ["x": date]] as [String: Any],
        #"{"A":[null,2],"a":{"x":1},"b":1}"#
      ),
      (NSArray(array: [1, "x"]), #"[1,"x"]"#), (NSDictionary(dictionary: ["k": 1]), #"{"k":1}"#),
      ([1: "a", 10: "b", 9: "c"] as [AnyHashable: Any], #"{"1":"a","10":"b","9":"c"}"#),
      (Opaque(), #"{"someKey":1}"#), ([Opaque()], #"[{"someKey":1}]"#),
      (["k": Opaque()] as [String: Any], #"{"k":{"someKey":1}}"#),
      (AnyHashable(Opaque()), #"{"someKey":1}"#), (Set<AnyHashable>([1]), "[1]"),
      (Int?.some(4) as Any, "4"), ([Int?.none as Any, 1] as [Any], "[null,1]"),
      (NSSet(array: [1]), "[1]"),
    ]
    for (value, text) in rows {
      let holder = Holder(value)
      #expect(holder.toJSONString() == "{\"aValue\":\(text)}", "\(type(of: value))")
      #expect(holder.toDictionary().map(JSONSerialization.isValidJSONObject) == true)
    }
  }

  @Test("ENC-9: keys inside Any stay, those of models inside Any are spelled like others")
  func anyKeys() {
    let holder = Holder(["outerKey": [Opaque()]] as [String: Any])
    #expect(
      holder.toJSONString(options: [.key(.toSnakeCase)])
        == #"{"a_value":{"outerKey":[{"some_key":1}]}}"#
    )
  }

  @Test("ENC-1: a transformer result that is not JSON makes the call nil")
  func notJSON() throws {
    struct NotEncodable {}
    final class Unknown {}
    var deep: [Any] = []
    for _ in 0..<511 { deep = [deep] }
    let values: [Any] = [
      NotEncodable(), Unknown(), [NotEncodable()], ["k": Unknown()] as [String: Any], (1, 2),
      Double.nan, [Float.infinity], [2.5: 1] as [AnyHashable: Any], deep,
    ]
    for value in values {
      #expect(Holder(value).toJSONString() == nil)
      #expect(Holder(value).toDictionary() == nil)
    }
    #expect(Holder(deep.first ?? 0).toJSONString() != nil)
  }
}
