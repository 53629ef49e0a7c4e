import Foundation
import SmartCodableV2
import Testing

@Suite("Conversions of versions 1 and 2", .quiet)
struct ConversionTests {
  @Test(
    "LEG-4: Bool from the words and from 0 and 1",
    arguments: [
      ("1", true), ("YES", true), ("Yes", true), ("yes", true), ("TRUE", true), ("True", true),
      ("true", true), ("0", false), ("NO", false), ("No", false), ("no", false), ("FALSE", false),
      ("False", false), ("false", false),
    ]
  )
  func words(_ word: String, _ expected: Bool) {
    #expect(Holder<Bool>.optional("\"\(word)\"") == .some(expected))
    #expect(Fixed<Bool>.value("\"\(word)\"") == expected)
  }

  @Test("LEG-4: no other text and no other number is a Bool")
  func noWords() {
    #expect(Holder<Bool>.optional("1") == .some(true))
    #expect(Holder<Bool>.optional("0.0") == .some(false))
    for json in ["2", "-1", "0.5", #""y""#, #""tRUE""#, #""1.0""#, #"" 1""#, #""""#, "[]"] {
      #expect(Holder<Bool>.optional(json) == .some(nil), "\(json)")
      #expect(Fixed<Bool>.value(json) == false, "\(json)")
    }
  }

  @Test(
    "LEG-4: String from numbers, and from true and false",
    arguments: [
      ("3", "3"), ("-3", "-3"), ("1.5", "1.5"), ("1.0", "1"), ("18446744073709551615", nil),
      ("true", "1"), ("false", "0"),
    ]
  )
  func strings(_ json: String, _ expected: String?) {
    #expect(Holder<String>.optional(json) == .some(expected ?? json))
    #expect(Fixed<String>.value(json) == expected ?? json)
  }

  @Test(
    "LEG-4: a String is not made of null, an array or an object",
    arguments: ["null", "[]", "{}"]
  )
  func noStrings(_ json: String) {
    #expect(Holder<String>.optional(json) == .some(nil))
    #expect(Fixed<String>.value(json) == "")
  }

  @Test(
    "LEG-4: Int from integer texts",
    arguments: [("12", 12), ("-12", -12), ("+12", 12), ("007", 7), ("9223372036854775807", .max)]
  )
  func integers(_ text: String, _ expected: Int) {
    #expect(Holder<Int>.optional("\"\(text)\"") == .some(expected))
    #expect(Fixed<Int>.value("\"\(text)\"") == expected)
  }

  @Test(
    "LEG-4: an Int is made of nothing else",
    arguments: [
      #""1.0""#, #""1e2""#, #""""#, #"" 1""#, #""9223372036854775808""#, "true", "false", "1.5",
      "9223372036854775808", "[]", "{}",
    ]
  )
  func noIntegers(_ json: String) {
    #expect(Holder<Int>.optional(json) == .some(nil))
    #expect(Fixed<Int>.value(json) == 0)
  }

  @Test(
    "LEG-4: Double, Float and CGFloat from numeric texts",
    arguments: [("1.5", 1.5), ("-2", -2), ("1e2", 100), ("nan", 0), ("NaN", 0)]
  )
  func floats(_ text: String, _ expected: Double) {
    let json = "\"\(text)\""
    #expect(Holder<Double>.optional(json) == .some(expected))
    #expect(Holder<Float>.optional(json) == .some(Float(expected)))
    #expect(Holder<CGFloat>.optional(json) == .some(CGFloat(expected)))
    #expect(Fixed<Double>.value(json) == expected)
    #expect(Fixed<Float>.value(json) == Float(expected))
    #expect(Fixed<CGFloat>.value(json) == CGFloat(expected))
  }

  @Test(
    "LEG-4: a floating-point number is made of nothing else",
    arguments: [#""abc""#, #""""#, #""inf""#, #""0x1p3""#, "true", "1e999", #""1e999""#, "[]"]
  )
  func noFloats(_ json: String) {
    #expect(Holder<Double>.optional(json) == .some(nil))
    #expect(Holder<Float>.optional(json) == .some(nil))
    #expect(Holder<CGFloat>.optional(json) == .some(nil))
    #expect(Fixed<Double>.value(json) == 0)
  }

  @Test("LEG-4: no other type converts", arguments: [#""1""#, "true", #""yes""#])
  func others(_ json: String) {
    #expect(Holder<Int8>.optional(json) == .some(nil))
    #expect(Holder<Int64>.optional(json) == .some(nil))
    #expect(Holder<UInt>.optional(json) == .some(nil))
    #expect(Holder<Decimal>.optional(json) == .some(nil))
    #expect(Holder<Date>.optional(json) == .some(nil))
    #expect(Fixed<Int8>.value(json) == 0)
    #expect(Fixed<UInt>.value(json) == 0)
    #expect(Fixed<Decimal>.value(json) == 0)
    #expect(Fixed<Date>.value(json) == Date(timeIntervalSinceReferenceDate: 0))
    #expect(Fixed<URL>.value("1") == nil)
    #expect(Fixed<Data>.value("1") == Data())
  }

  @Test("LEG-4: what a type asks of its own value is not converted")
  func singleValues() {
    struct Wrapped: Codable, Sendable, Equatable {
      var n: Int
      init(from decoder: any Decoder) throws {
        n = try decoder.singleValueContainer().decode(Int.self)
      }
    }
    #expect(Holder<Wrapped>.optional("3")??.n == 3)
    #expect(Holder<Wrapped>.optional(#""3""#) == .some(nil))
  }

  @Test("LEG-4: with the float option its texts come first")
  func namedFloats() {
    let option: JSONDecoder.SmartOption = .floatStrategy(
      .convertFromString(positiveInfinity: "up", negativeInfinity: "down", nan: "nan")
    )
    #expect(Holder<Double>.optional(#""up""#, [option]) == .some(.infinity))
    #expect(Holder<Double>.optional(#""down""#, [option]) == .some(-.infinity))
    #expect(Holder<Double>.optional(#""nan""#, [option])??.isNaN == true)
    #expect(Holder<Double>.optional(#""up""#) == .some(nil))
  }
}
