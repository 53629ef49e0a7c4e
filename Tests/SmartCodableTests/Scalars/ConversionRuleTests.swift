import Foundation
import SmartCodable
import Testing

@Suite("Conversion rules")
struct ConversionRuleTests {
  private struct Scalars: SmartCodable {
    var b: Bool?
    var i = 5
    var s = "initial"
    var f: Float?
    var d: Double?
    var cg: CGFloat?
    var decimal: Decimal?
  }

  private struct Integers: SmartCodable {
    var int8: Int8?
    var int16: Int16?
    var int32: Int32?
    var int64: Int64?
    var uint: UInt?
    var uint8: UInt8?
    var uint16: UInt16?
    var uint32: UInt32?
    var uint64: UInt64?
    var int128: Int128?
    var uint128: UInt128?
  }

  @Test("CONV-2: true and false convert to 1, 0 and their words")
  func booleans() throws {
    let yes = try Scalars.read(
      #"{"i":true,"s":true,"f":true,"d":true,"cg":true,"decimal":true}"#
    )
    #expect(yes.i == 1)
    #expect(yes.s == "true")
    #expect(yes.f == 1)
    #expect(yes.d == 1)
    #expect(yes.cg == 1)
    #expect(yes.decimal == 1)
    let no = try Scalars.read(#"{"i":false,"s":false}"#)
    #expect(no.i == 0)
    #expect(no.s == "false")
  }

  @Test(
    "CONV-3: a string that is a decimal number converts",
    arguments: [
      ("+01.50", 1.5), ("1.5", 1.5), ("-0.25", -0.25), ("007", 7), ("1e2", 100), ("1E+2", 100),
      ("15e-1", 1.5), ("00", 0),
    ]
  )
  func numberStrings(text: String, value: Double) throws {
    #expect(try Scalars.read("{\"d\":\"\(text)\"}").d == value)
    #expect(try Scalars.read("{\"decimal\":\"\(text)\"}").decimal == Decimal(value))
  }

  @Test(
    "CONV-3: any other string does not convert",
    arguments: [
      " 1", "1 ", "1.", ".5", "0x1A", "1_000", "1,000", "１", "", "+", "-", "--1", "1e", "1e+",
      "1.5.2", "1\\u0000", "e1", "٣",
    ]
  )
  func otherStrings(text: String) throws {
    let scalars = try Scalars.read(
      "{\"i\":\"\(text)\",\"d\":\"\(text)\",\"f\":\"\(text)\",\"decimal\":\"\(text)\"}"
    )
    #expect(scalars.i == 5)
    #expect(scalars.d == nil)
    #expect(scalars.f == nil)
    #expect(scalars.decimal == nil)
  }

  @Test("CONV-4: exactly the listed words convert to Bool")
  func words() throws {
    for word in ["1", "YES", "Yes", "yes", "TRUE", "True", "true"] {
      #expect(try Scalars.read("{\"b\":\"\(word)\"}").b == true, "\(word)")
    }
    for word in ["0", "NO", "No", "no", "FALSE", "False", "false"] {
      #expect(try Scalars.read("{\"b\":\"\(word)\"}").b == false, "\(word)")
    }
    for word in ["tRUE", "on", "off", "1.0", " true", "true ", "y", "n", "T", "", "2", "-0", "00"] {
      #expect(try Scalars.read("{\"b\":\"\(word)\"}").b == nil, "\(word)")
    }
  }

  @Test("CONV-5: a number converts to Bool exactly if it is 0 or 1")
  func numbersAsBool() throws {
    for literal in ["1", "1.0", "1e0", "10e-1"] {
      #expect(try Scalars.read("{\"b\":\(literal)}").b == true, "\(literal)")
    }
    for literal in ["0", "-0", "-0.0", "0e5"] {
      #expect(try Scalars.read("{\"b\":\(literal)}").b == false, "\(literal)")
    }
    for literal in ["2", "-1", "0.5", "1.0000000000000000001", "1e400", "1e-400"] {
      #expect(try Scalars.read("{\"b\":\(literal)}").b == nil, "\(literal)")
    }
  }

  @Test(
    "CONV-6, CONV-7, CONV-8: a number becomes its text",
    arguments: [
      ("18446744073709551616", "18446744073709551616"), ("-0", "0"), ("1.0", "1"), ("1e2", "100"),
      ("-0.0", "0"), ("1e20", "100000000000000000000"), ("1.10", "1.1"), ("1e-7", "1e-07"),
      ("1e400", "1e400"), ("1e-400", "1e-400"), ("-1e400", "-1e400"), ("0.5e1", "5"),
      ("100000000000000000000000000000000000000000", "100000000000000000000000000000000000000000"),
    ]
  )
  func numbersAsString(literal: String, text: String) throws {
    #expect(try Scalars.read("{\"s\":\(literal)}").s == text)
  }

  @Test("CONV-7: an integer of 309 digits is written out and one of 310 is not")
  func longIntegers() throws {
    let longest = "1" + String(repeating: "0", count: 308)
    #expect(try Scalars.read(#"{"s":1e308}"#).s == longest)
    #expect(try Scalars.read(#"{"s":1e309}"#).s == "1e309")
  }

  @Test("CONV-9: every integer type converts at its own limits")
  func integerTypes() throws {
    let high = try Integers.read(
      """
      {"int8":"127","int16":32767.0,"int32":"2147483647","int64":9223372036854775807,"uint":true,
      "uint8":"255","uint16":65535,"uint32":4294967295e0,"uint64":"18446744073709551615",
      "int128":"170141183460469231731687303715884105727",
      "uint128":340282366920938463463374607431768211455}
      """
    )
    #expect(high.int8 == .max)
    #expect(high.int16 == .max)
    #expect(high.int32 == .max)
    #expect(high.int64 == .max)
    #expect(high.uint == 1)
    #expect(high.uint8 == .max)
    #expect(high.uint16 == .max)
    #expect(high.uint32 == .max)
    #expect(high.uint64 == .max)
    #expect(high.int128 == .max)
    #expect(high.uint128 == .max)
    let beyond = try Integers.read(
      """
      {"int8":128,"int16":-32769,"int32":2147483648,"int64":9223372036854775808,"uint":-1,
      "uint8":256,"uint16":65536,"uint32":4294967296,"uint64":18446744073709551616,
      "int128":170141183460469231731687303715884105728,"uint128":-1}
      """
    )
    #expect(beyond.int8 == nil && beyond.int16 == nil && beyond.int32 == nil)
    #expect(beyond.int64 == nil && beyond.int128 == nil && beyond.uint128 == nil)
    #expect(beyond.uint == nil && beyond.uint8 == nil && beyond.uint16 == nil)
    #expect(beyond.uint32 == nil && beyond.uint64 == nil)
  }

  @Test("CONV-10: Decimal is exact up to 38 digits")
  func decimals() throws {
    let digits = "1234567890123456789012345678901234567.8"
    #expect(try Scalars.read("{\"decimal\":\(digits)}").decimal == Decimal(string: digits))
    #expect(try Scalars.read("{\"decimal\":\"\(digits)\"}").decimal == Decimal(string: digits))
    #expect(try Scalars.read(#"{"decimal":"1.10"}"#).decimal == Decimal(string: "1.1"))
    #expect(try Scalars.read(#"{"decimal":1e200}"#).decimal == nil)
    #expect(try Scalars.read(#"{"decimal":1e-200}"#).decimal == nil)
    #expect(try Scalars.read(#"{"decimal":0e-200}"#).decimal == 0)
  }

  @Test("CONV-11: a floating-point value is the nearest to the text, rounded once")
  func nearestValues() throws {
    let literal = "1.00000005960464477539062500001"
    #expect(try Scalars.read("{\"f\":\(literal)}").f == Float(1).nextUp)
    #expect(try Scalars.read("{\"f\":\"\(literal)\"}").f == Float(1).nextUp)
    #expect(try Scalars.read(#"{"f":1.000000059604644775390625}"#).f == 1)
    #expect(try Scalars.read(#"{"d":9007199254740993}"#).d == 9_007_199_254_740_992)
    #expect(try Scalars.read(#"{"d":9007199254740993.00001}"#).d == 9_007_199_254_740_994)
    #expect(try Scalars.read(#"{"d":0.1}"#).d == 0.1)
    #expect(
      try Scalars.read(#"{"d":2.2250738585072011e-308}"#).d == Double.leastNormalMagnitude.nextDown
    )
    #expect(try Scalars.read(#"{"d":5e-324}"#).d == .leastNonzeroMagnitude)
    #expect(try Scalars.read(#"{"d":1.7976931348623157e308}"#).d == .greatestFiniteMagnitude)
  }

  @Test("CONV-11: overflow is a mismatch and underflow gives zero")
  func overflowAndUnderflow() throws {
    #expect(try Scalars.read(#"{"f":3.5e38}"#).f == nil)
    #expect(try Scalars.read(#"{"f":"3.5e38"}"#).f == nil)
    #expect(try Scalars.read(#"{"f":3.4028235e38}"#).f == .greatestFiniteMagnitude)
    #expect(try Scalars.read(#"{"d":1e309,"cg":-1e309}"#).d == nil)
    #expect(try Scalars.read(#"{"d":1e309,"cg":-1e309}"#).cg == nil)
    #expect(try Scalars.read(#"{"d":1e-400,"f":1e-60}"#).d == 0)
    #expect(try Scalars.read(#"{"d":1e-400,"f":1e-60}"#).f == 0)
  }

  @Test(
    "CONV-12: a string does not become a non-finite number",
    arguments: ["nan", "inf", "Infinity", "-Infinity", "NaN", "1e400"]
  )
  func notFinite(text: String) throws {
    let scalars = try Scalars.read("{\"d\":\"\(text)\",\"f\":\"\(text)\",\"cg\":\"\(text)\"}")
    #expect(scalars.d == nil)
    #expect(scalars.f == nil)
    #expect(scalars.cg == nil)
  }

  @Test("CONV-13: with the float option its three strings do")
  func floatOption() throws {
    let option = SmartDecodingOption.float(
      .convertFromString(positiveInfinity: "INF", negativeInfinity: "-INF", nan: "NAN")
    )
    let scalars = try Scalars.read(#"{"d":"INF","f":"-INF","cg":"NAN"}"#, [option])
    #expect(scalars.d == .infinity)
    #expect(scalars.f == -.infinity)
    #expect(scalars.cg?.isNaN == true)
    let others = try Scalars.read(#"{"d":"1.5","f":"inf","cg":"INF "}"#, [option])
    #expect(others.d == 1.5)
    #expect(others.f == nil)
    #expect(others.cg == nil)
  }

  @Test(
    "CONV-14: null, arrays and objects do not convert to scalars",
    arguments: ["null", "[]", "[1]", "{}", #"{"a":1}"#]
  )
  func containers(literal: String) throws {
    let scalars = try Scalars.read(
      "{\"b\":\(literal),\"i\":\(literal),\"s\":\(literal),\"d\":\(literal)}"
    )
    #expect(scalars.b == nil)
    #expect(scalars.i == 5)
    #expect(scalars.s == "initial")
    #expect(scalars.d == nil)
  }

  @Test("CONV-14: a scalar does not convert to an array of one")
  func scalarAsArray() throws {
    struct Lists: SmartCodable { var list = [9] }
    #expect(try Lists.read(#"{"list":1}"#).list == [9])
    #expect(try Lists.read(#"{"list":"1"}"#).list == [9])
  }

  @Test("CONV-15: conversions apply alike in every position")
  func positions() throws {
    struct Plain: Codable { var i = 0 }
    struct Wrapped: Codable {
      var value: Int
      init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(Int.self)
      }
    }
    struct Positions: SmartCodable {
      var list: [Int] = []
      var map: [String: Int] = [:]
      var set: Set<Int> = []
      var optional: Int?
      var plain: Plain?
      var wrapped: Wrapped?
      enum CodingKeys: CodingKey { case list, map, set, optional, plain, wrapped }
    }
    let all = try Positions.read(
      #"""
      {"list":["3",true],"map":{"a":"3"},"set":["3",3.0],"optional":"3","plain":{"i":"3"},
      "wrapped":"3"}
      """#
    )
    #expect(all.list == [3, 1])
    #expect(all.map == ["a": 3])
    #expect(all.set == [3])
    #expect(all.optional == 3)
    #expect(all.plain?.i == 3)
    #expect(all.wrapped?.value == 3)
  }
}
