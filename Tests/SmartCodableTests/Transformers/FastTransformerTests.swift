import Foundation
import SmartCodable
import Testing

@Suite("FastTransformer")
struct FastTransformerTests {
  /// What the closure gets for a value, or nil.
  private func handed<JSON>(_ type: JSON.Type, _ value: Any?) -> JSON? {
    FastTransformer<[JSON?], JSON>(fromJSON: { [$0] }).transformFromJSON(value)?[0]
  }

  @Test("VAL-10: the closure gets the value if it is of type JSON")
  func sameType() {
    #expect(handed(String.self, "a") == "a")
    #expect(handed([String: Any].self, ["a": 1])?["a"] as? Int == 1)
    #expect(handed([Any].self, [1, "x"])?.count == 2)
    #expect(handed(Bool.self, true) == true)
    #expect(handed(Bool.self, NSNumber(value: false)) == false)
    #expect(handed(Any.self, 5) as? Int == 5)
    #expect(handed(NSNumber.self, 5)?.intValue == 5)
    #expect(handed(Date.self, Date(timeIntervalSince1970: 5)) == Date(timeIntervalSince1970: 5))
    #expect(handed(Double.self, Double.infinity) == .infinity)
  }

  @Test("VAL-10: the closure gets nil for null and for a value of another type")
  func otherType() {
    #expect(handed(String.self, nil) == nil)
    #expect(handed(String.self, 5) == nil)
    #expect(handed(Int.self, "5") == nil)
    #expect(handed([Int].self, ["a"]) == nil)
    let result = FastTransformer<String, Int>(fromJSON: { $0 == nil ? "nil" : "value" })
    #expect(result.transformFromJSON(nil) == "nil")
    #expect(result.transformFromJSON("x") == "nil")
    #expect(result.transformFromJSON(1.0) == "value")
  }

  @Test(
    "VAL-10: a number arrives as any number type that holds it without loss",
    arguments: [
      20, 20.0, Float(20), CGFloat(20), Int8(20), UInt64(20), Int128(20), Decimal(20),
      NSNumber(value: 20), NSNumber(value: 20.0), NSDecimalNumber(string: "20"),
    ] as [any Sendable]
  )
  func everyNumber(_ value: any Sendable) {
    #expect(handed(Int.self, value) == 20)
    #expect(handed(Int8.self, value) == 20)
    #expect(handed(UInt.self, value) == 20)
    #expect(handed(UInt128.self, value) == 20)
    #expect(handed(Double.self, value) == 20)
    #expect(handed(Float.self, value) == 20)
    #expect(handed(CGFloat.self, value) == 20)
    #expect(handed(Decimal.self, value) == 20)
    #expect(handed(Bool.self, value) == nil)
  }

  @Test("VAL-10: a whole number whose double has more digits than its text arrives")
  func manyDigits() {
    #expect(handed(Double.self, Int64.min) == -0x1p63)
    #expect(handed(Double.self, Decimal(string: "-9223372036854775808")) == -0x1p63)
    #expect(handed(Double.self, Decimal(string: "18446744073709551616")) == 0x1p64)
    #expect(handed(Double.self, Decimal(string: "-1180591620717411303424")) == -0x1p70)
    #expect(handed(Double.self, Decimal(string: "1180591620717411303425")) == nil)
    #expect(handed(Float.self, Decimal(string: "18446744073709551616")) == 0x1p64)
    #expect(handed(Float.self, Decimal(string: "9007199254740991")) == nil)
  }

  @Test("VAL-10: a number that would be changed does not arrive")
  func losses() {
    #expect(handed(Int.self, 1.5) == nil)
    #expect(handed(Int8.self, 300) == nil)
    #expect(handed(UInt.self, -1) == nil)
    #expect(handed(Float.self, 16_777_217) == nil)
    #expect(handed(Float.self, 0.5) == 0.5)
    #expect(handed(Double.self, Int64.max) == nil)
    #expect(handed(Int64.self, Double(UInt64.max)) == nil)
    #expect(handed(Decimal.self, 0.1) == Decimal(string: "0.1"))
    #expect(handed(Double.self, Decimal(string: "0.1")) == 0.1)
    #expect(handed(Double.self, Decimal(string: "0.12345678901234567890123")) == nil)
    #expect(handed(Int.self, Decimal(string: "1.5")) == nil)
    #expect(handed(UInt64.self, NSNumber(value: UInt64.max)) == .max)
    #expect(handed(Decimal.self, UInt64.max)?.description == "18446744073709551615")
    #expect(handed(Decimal.self, Double.nan) == nil)
  }

  @Test("VAL-10: a Boolean is not a number, 0 and 1 are no Booleans")
  func booleans() {
    for flag in [true as Any, NSNumber(value: true)] {
      #expect(handed(Int.self, flag) == nil)
      #expect(handed(Double.self, flag) == nil)
      #expect(handed(Decimal.self, flag) == nil)
    }
    #expect(handed(Bool.self, 1) == nil)
    #expect(handed(Bool.self, NSNumber(value: 0)) == nil)
  }

  @Test("VAL-10, API-9: without a second closure nothing is written")
  func writing() {
    #expect(FastTransformer<Int, String>(fromJSON: { _ in 1 }).transformToJSON(5) == nil)
    let transformer = FastTransformer<Int, String>(
      fromJSON: { $0.map(\.count) },
      toJSON: { $0.map { String($0) } }
    )
    #expect(transformer.transformToJSON(5) == "5")
    #expect(transformer.transformToJSON(nil) == nil)
    #expect(transformer.transformFromJSON("abc") == 3)
  }

  @Test("VAL-10: JSON == CGFloat gets 20.0 for 20, and the types are inferred from closures")
  func decoding() throws {
    struct Sized: SmartCodable {
      var width: CGFloat = 1
      var name = ""
      var count: Int8 = 3
      static func mappingForValue() -> [SmartValueTransformer]? {
        [
          CodingKeys.width <--- FastTransformer<CGFloat, CGFloat>(fromJSON: { $0.map { $0 * 2 } }),
          CodingKeys.name
            <--- FastTransformer(fromJSON: { json in "abc" }, toJSON: { object in "123" }),
          CodingKeys.count <--- FastTransformer<Int8, Int8>(fromJSON: { $0 }),
        ]
      }
      enum CodingKeys: CodingKey { case width, name, count }
    }
    let sized = try Sized.read(#"{"width":20,"name":5,"count":1e1}"#)
    #expect(sized.width == 40)
    #expect(sized.name == "abc")
    #expect(sized.count == 10)
    let fallback = try Sized.read(#"{"width":true,"count":1000}"#)
    #expect(fallback.width == 1)
    #expect(fallback.count == 3)
  }
}
