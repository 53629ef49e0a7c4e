import Foundation
import SmartCodable
import Testing

@Suite("What encoding writes, and when it gives nil")
struct EncodingRuleTests {
  private struct Box<Value: Codable>: SmartEncodable {
    var v: Value
  }

  private struct Children: SmartEncodable {
    var number: Int?
    var list: [Int?] = [1, nil]
    var map: [String: Int?] = ["a": nil, "b": 2]
    var child: Leaf?
    var nested: Int??
  }

  private struct Leaf: SmartEncodable {
    var text: String?
  }

  private struct Plain: Codable {
    var flag = true
    var text = "t"
    var number = 1.5
    var count: UInt64 = .max
    var big: Int128 = .max
    var decimal = Decimal(string: "0.1") ?? 0
    var date = Date(timeIntervalSince1970: 10)
    var data = Data([1])
    var none: [Int?] = [nil]
    var empty: [String: [Int]] = [:]
  }

  private struct Wrapping: SmartEncodable {
    var plain = Plain()
  }

  @Test("ENC-3: a nil property is left out, a nil element is null")
  func nils() {
    #expect(Children().toJSONString() == #"{"list":[1,null],"map":{"a":null,"b":2}}"#)
    #expect(Box(v: Int?.none).toJSONString() == "{}")
    #expect(Box(v: Int??.some(nil)).toJSONString() == "{}")
    #expect(Box(v: Int??.some(4)).toJSONString() == #"{"v":4}"#)
  }

  @Test("ENC-2: a dictionary is a valid JSON object")
  func validObject() throws {
    let object = try #require(Wrapping().toDictionary())
    #expect(JSONSerialization.isValidJSONObject(object))
    let plain = try #require(object["plain"] as? [String: Any])
    #expect(plain["flag"] as? Bool == true)
    #expect(plain["number"] as? Double == 1.5)
    #expect(plain["count"] as? UInt64 == .max)
    #expect((plain["big"] as? NSDecimalNumber)?.stringValue == Int128.max.description)
    #expect((plain["decimal"] as? NSDecimalNumber)?.decimalValue == Decimal(string: "0.1"))
    #expect(plain["date"] as? Int == 10)
    #expect(plain["data"] as? String == "AQ==")
    #expect((plain["none"] as? [Any])?.first is NSNull)
    #expect((plain["empty"] as? [String: Any])?.isEmpty == true)
    let array = try #require([Wrapping(), Wrapping()].toArray())
    #expect(array.count == 2)
    #expect(JSONSerialization.isValidJSONObject(array))
  }

  @Test("ENC-2: numbers of a dictionary cast to the types that hold them")
  func numbersCast() throws {
    let object = try #require(Box(v: UInt8(7)).toDictionary())
    #expect(object["v"] as? Int == 7)
    #expect(object["v"] as? Double == 7)
    #expect(try #require(Box(v: Float(0.1)).toDictionary())["v"] as? Double == 0.1)
  }

  @Test(
    "ENC-2, ENC-14: a float is the same number in a dictionary as in the text",
    arguments: [
      0.1, 1, -0.0, 16_777_216, 16_777_218, 16_777_220, 4_294_967_296, -4_294_967_296, 0x1p52,
      0x1p53, 0x1p54, 1e20, 1.5e-7, .greatestFiniteMagnitude,
    ] as [Float]
  )
  func floats(_ value: Float) throws {
    let object = try #require(Box(v: value).toDictionary()?["v"] as? Double)
    let text = try #require(Box(v: value).toJSONString()).dropFirst(5).dropLast()
    #expect(Double(text) == object)
  }

  @Test("ENC-1: toDictionary of what is no object is nil, toArray of what is no array too")
  func kinds() throws {
    #expect([Leaf()].toDictionary() == nil)
    #expect([Leaf(text: "a")].toArray()?.count == 1)
    #expect([Leaf](repeating: Leaf(), count: 0).toArray()?.isEmpty == true)
    #expect([[Leaf(text: "a")]].toJSONString() == #"[[{"text":"a"}]]"#)
  }

  @Test(
    "ENC-10: NaN and infinity make the call nil",
    arguments: [Double.nan, .infinity, -.infinity]
  )
  func nonFinite(_ value: Double) {
    #expect(Box(v: value).toJSONString() == nil)
    #expect(Box(v: value).toDictionary() == nil)
    #expect(Box(v: [Float(value)]).toJSONString() == nil)
    #expect(Box(v: ["k": CGFloat(value)]).toDictionary() == nil)
    #expect(Box(v: Decimal.nan).toJSONString() == nil)
    #expect([Box(v: value)].toArray() == nil)
  }

  @Test("ENC-10: convertToString names NaN and infinity")
  func namedNonFinite() {
    let options: [SmartEncodingOption] = [
      .float(.convertToString(positiveInfinity: "+", negativeInfinity: "-", nan: "?"))
    ]
    let values: [Double] = [.nan, .infinity, -.infinity, 1]
    #expect(Box(v: values).toJSONString(options: options) == #"{"v":["?","+","-",1]}"#)
    #expect(Box(v: Float.nan).toJSONString(options: options) == #"{"v":"?"}"#)
  }

  @Test("ENC-11: dates are seconds since 1970 by default")
  func defaultDates() {
    #expect(Box(v: Date(timeIntervalSince1970: 1.5)).toJSONString() == #"{"v":1.5}"#)
    #expect(Box(v: [Date(timeIntervalSince1970: 0)]).toJSONString() == #"{"v":[0]}"#)
  }

  @Test("ENC-11: .date chooses another form")
  func dateStrategies() {
    let box = Box(v: Date(timeIntervalSince1970: 1_700_000_000))
    #expect(box.toJSONString(options: [.date(.deferredToDate)]) == #"{"v":721692800}"#)
    #expect(box.toJSONString(options: [.date(.secondsSince1970)]) == #"{"v":1700000000}"#)
    #expect(box.toJSONString(options: [.date(.millisecondsSince1970)]) == #"{"v":1700000000000}"#)
    #expect(box.toJSONString(options: [.date(.iso8601)]) == #"{"v":"2023-11-14T22:13:20Z"}"#)
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    #expect(box.toJSONString(options: [.date(.formatted(formatter))]) == #"{"v":"2023"}"#)
    let custom = SmartEncodingOption.date(
      .custom { date, encoder in
        var container = encoder.unkeyedContainer()
        try container.encode(Int(date.timeIntervalSince1970))
      }
    )
    #expect(box.toJSONString(options: [custom]) == #"{"v":[1700000000]}"#)
    let silent = SmartEncodingOption.date(.custom { _, _ in })
    #expect(box.toJSONString(options: [silent]) == #"{"v":{}}"#)
  }

  @Test("OPT-1: of several options of one kind the last wins")
  func lastOption() {
    let box = Box(v: Date(timeIntervalSince1970: 1))
    #expect(
      box.toJSONString(options: [.date(.iso8601), .date(.secondsSince1970)]) == #"{"v":1}"#
    )
  }

  @Test("OPT-2: options are equal if they are of one kind, and a Set is accepted")
  func optionSet() {
    let options: Set<SmartEncodingOption> = [.date(.millisecondsSince1970), .data(.base64)]
    let box = Box(v: Date(timeIntervalSince1970: 1))
    #expect(box.toJSONString(options: options) == #"{"v":1000}"#)
    #expect(box.toDictionary(options: options)?["v"] as? Int == 1000)
    #expect([box].toArray(options: options)?.count == 1)
    #expect([box].toJSONString(options: options) == #"[{"v":1000}]"#)
    #expect(SmartEncodingOption.date(.iso8601) == .date(.secondsSince1970))
    #expect(SmartEncodingOption.date(.iso8601) != .key(.toSnakeCase))
    #expect(Set<SmartEncodingOption>([.float(.throw), .data(.base64)]).count == 2)
  }

  @Test("OPT-3: nil, an empty list, an empty Set and a literal all compile")
  func unambiguous() {
    let box = Box(v: 1)
    #expect(box.toJSONString(options: nil) == #"{"v":1}"#)
    #expect(box.toJSONString(options: []) == #"{"v":1}"#)
    #expect(box.toJSONString(options: Set()) == #"{"v":1}"#)
    #expect(box.toDictionary(useMappedKeys: true, options: nil)?.count == 1)
    #expect([box].toArray(options: [])?.count == 1)
    #expect([box].toJSONString(options: [.data(.base64), .float(.throw)]) == #"[{"v":1}]"#)
  }

  private struct Partial: SmartEncodable {
    var kept = 1
    var left = 2
    private enum CodingKeys: CodingKey { case kept }
  }

  @Test("DEF-10: a property left out of CodingKeys is not encoded")
  func leftOut() { #expect(Partial().toJSONString() == #"{"kept":1}"#) }

  @Test("DEF-11: computed, static and lazy properties are not encoded")
  func notStored() {
    struct Model: SmartEncodable {
      static let shared = 1
      let fixed = 3
      var double: Int { fixed * 2 }
      private enum CodingKeys: CodingKey { case fixed }
    }
    #expect(Model().toJSONString() == #"{"fixed":3}"#)
  }

  @Test("DEC-8: Foundation's encoder writes a model like any Codable type")
  func foundation() throws {
    struct Model: SmartCodable {
      var key = 1
      var date = Date(timeIntervalSinceReferenceDate: 5)
      static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.key <--- "other"] }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(Model()), as: UTF8.self)
    #expect(text == #"{"date":5,"key":1}"#)
  }
}
