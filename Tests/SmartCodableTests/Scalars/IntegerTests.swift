import Foundation
import SmartCodable
import Testing

@Suite("Numbers into integer types")
struct IntegerTests {
  private struct Numbers: SmartCodable {
    var i: Int?
    var kept = 0
    var small: Int8?
    var byte: UInt8?
    var unsigned: UInt?
    var b: Bool?
    var d: Double?
    var decimal: Decimal?
    var level: Level?
  }

  private struct Lists: SmartCodable {
    var list: [Int] = []
    var table: [String: Int] = [:]
    @SmartFlat var flat: [String: Int] = [:]
  }

  enum Level: Int, SmartCaseDefaultable {
    case one = 1
    case two = 2
  }

  private let truncate = [SmartDecodingOption.number(.truncate)]
  private let rounded = [SmartDecodingOption.number(.rounded)]

  @Test(
    "AGR-1, NUM-1: in a plain type an integer of JSONDecoder is one here too",
    arguments: [
      "1.0000000000000001", "1e-400", "0.99999999999999999999", "-1.00000000000000001",
      "9007199254740993.0", "1.5",
      "1e2", "1e19", "12345678901234567890.0", "1e39", "3.0000000000000001e5",
    ]
  )
  func agreement(_ number: String) throws {
    func check<T: FixedWidthInteger & Codable & Sendable>(_ type: T.Type) throws {
      let decoder = SmartJSONDecoder()
      func compare<Value: Decodable>(_ type: Value.Type, _ json: String, _ value: (Value) -> T)
        throws
      {
        guard let expected = try? JSONDecoder().decode(type, from: Data(json.utf8)) else { return }
        let report = try decoder.report(type, from: json)
        #expect(value(report.value) == value(expected), "\(type) \(json)")
        #expect(report.isClean, "\(type) \(json)")
      }
      try compare(Number<T>.self, #"{"v":\#(number)}"#) { $0.v }
      try compare(Number<T?>.self, #"{"v":\#(number)}"#) { $0.v ?? 0 }
      try compare([Number<T>].self, #"[{"v":\#(number)}]"#) { $0[0].v }
      try compare(T.self, number) { $0 }
      try compare([T].self, "[\(number)]") { $0[0] }
      try compare([String: [T]].self, #"{"k":[\#(number)]}"#) { $0["k"]?[0] ?? 0 }
      // Beside a value that needs a repair.
      if let expected = try? JSONDecoder().decode(T.self, from: Data(number.utf8)) {
        let json = #"{"v":\#(number),"other":"7"}"#
        #expect(try decoder.decode(Beside<T>.self, from: json).v == expected, "\(json)")
        #expect(try decoder.decode([T].self, from: "[{},\(number)]") == [expected], "\(json)")
        let list = #"{"v":[\#(number),{}],"other":"7"}"#
        #expect(try decoder.decode(Beside<[T]>.self, from: list).v == [expected], "\(list)")
      }
    }
    try check(Int.self)
    try check(Int8.self)
    try check(UInt32.self)
    try check(UInt64.self)
    try check(Int64.self)
  }

  private struct Number<Value: Decodable>: Decodable { let v: Value }

  private struct Beside<Value: Decodable>: Decodable {
    let v: Value
    let other: Int
  }

  @Test("NUM-1: integers are decided on their exact decimal value")
  func exactValues() throws {
    #expect(try Numbers.read(#"{"i":9007199254740993.0}"#).i == 9_007_199_254_740_993)
    #expect(try Numbers.read(#"{"i":90071992547409930e-1}"#).i == 9_007_199_254_740_993)
    #expect(try Numbers.read(#"{"i":"9007199254740993.0"}"#).i == 9_007_199_254_740_993)
    #expect(try Numbers.read(#"{"kept":1.00000000000000000001}"#).kept == 0)
    #expect(try Lists.read(#"{"list":[1.00000000000000000001,2]}"#).list == [2])
    #expect(try Lists.read(#"{"table":{"a":1.00000000000000000001}}"#).table.isEmpty)
    #expect(try Lists.read(#"{"flat":1.00000000000000000001}"#).flat.isEmpty)
    #expect(try Numbers.read(#"{"i":9223372036854775807.0}"#).i == .max)
    #expect(try Numbers.read(#"{"i":922337203685477580.7e1}"#).i == .max)
    let zeros = String(repeating: "0", count: 400)
    #expect(try Numbers.read("{\"i\":7.\(zeros)}").i == 7)
    #expect(try Numbers.read("{\"i\":7\(zeros)e-400}").i == 7)
    #expect(try Numbers.read("{\"i\":7.\(zeros)1}").i == nil)
  }

  @Test("NUM-2: under .strict a fraction is a mismatch, from number and from string")
  func strict() throws {
    for literal in ["1.5", #""1.5""#, "-0.5", "1e-1", #""1e-400""#, "1e-400"] {
      #expect(try Numbers.read("{\"i\":\(literal)}").i == nil, "\(literal)")
      #expect(try Numbers.read("{\"i\":\(literal)}", [.number(.strict)]).i == nil, "\(literal)")
    }
  }

  @Test(
    "NUM-3: .truncate cuts toward zero and .rounded takes ties away from zero",
    arguments: [
      ("2.5", 2, 3), ("-0.5", 0, -1), ("-2.5", -2, -3), ("2.4", 2, 2), ("-2.6", -2, -3),
      ("1.49999999999999999999", 1, 1), (#""2.5""#, 2, 3), ("1e-400", 0, 0), ("0.5", 0, 1),
    ]
  )
  func strategies(literal: String, cut: Int, nearest: Int) throws {
    #expect(try Numbers.read("{\"i\":\(literal)}", truncate).i == cut)
    #expect(try Numbers.read("{\"i\":\(literal)}", rounded).i == nearest)
  }

  @Test("NUM-4: the range is checked after rounding")
  func rangeAfterRounding() throws {
    #expect(try Numbers.read(#"{"byte":255.5}"#, truncate).byte == 255)
    #expect(try Numbers.read(#"{"byte":255.5}"#, rounded).byte == nil)
    #expect(try Numbers.read(#"{"unsigned":-0.5}"#, truncate).unsigned == 0)
    #expect(try Numbers.read(#"{"unsigned":-0.5}"#, rounded).unsigned == nil)
    #expect(try Numbers.read(#"{"small":-128.9}"#, truncate).small == -128)
    #expect(try Numbers.read(#"{"small":-128.5}"#, rounded).small == nil)
  }

  private struct Held<Number: Codable & Sendable>: SmartCodable { var number: Number? }

  @Test("NUM-4: both ends of every integer type are where rounding ends")
  func ends() throws {
    func check<Number: FixedWidthInteger & Codable & Sendable>(_ type: Number.Type) throws {
      func read(_ end: Number, _ fraction: String, _ options: [SmartDecodingOption]) throws
        -> Number?
      {
        try Held<Number>.read(#"{"number":\#(end)\#(fraction)}"#, options).number
      }
      for end in [Number.max, .min] where end != 0 {
        #expect(try read(end, ".4", rounded) == end)
        #expect(try read(end, ".5", rounded) == nil)
        #expect(try read(end, ".9", truncate) == end)
        #expect(try read(end, "e0", []) == end)
        #expect(try read(end, "0", []) == nil)
      }
      #expect(try Held<Number>.read(#"{"number":"-1.0"}"#).number == (Number.isSigned ? -1 : nil))
    }
    for type: any (FixedWidthInteger & Codable & Sendable).Type in [
      Int8.self, Int16.self, Int32.self, Int64.self, Int.self, Int128.self,
      UInt8.self, UInt16.self, UInt32.self, UInt64.self, UInt.self, UInt128.self,
    ] { try check(type) }
  }

  @Test(
    "NUM-5: a value out of range is a mismatch under every strategy",
    arguments: [
      "9223372036854775808", "-9223372036854775809", "18446744073709551616", "1e400",
      "9223372036854775808.5", "-1e19",
    ]
  )
  func outOfRange(literal: String) throws {
    for options in [nil, truncate, rounded] {
      #expect(try Numbers.read("{\"i\":\(literal)}", options).i == nil)
      #expect(try Numbers.read("{\"i\":\"\(literal)\"}", options).i == nil)
    }
  }

  @Test("NUM-5: Swift numbers out of range are mismatches too")
  func outOfRangeNatively() throws {
    for value in [9.3e18, -9.3e18, 1e300, .infinity, .nan] {
      for options in [nil, truncate, rounded] {
        #expect(try Numbers.read(["i": value], options).i == nil)
      }
    }
    #expect(try Numbers.read(["i": UInt64.max]).i == nil)
  }

  @Test("NUM-7: the strategy holds for raw values, and not for other targets")
  func otherTargets() throws {
    let model = try Numbers.read(#"{"level":1.9,"b":1.4,"d":1.5,"decimal":1.5}"#, truncate)
    #expect(model.level == .one)
    #expect(model.b == nil)
    #expect(model.d == 1.5)
    #expect(model.decimal == Decimal(string: "1.5"))
    #expect(try Numbers.read(#"{"level":1.9}"#, rounded).level == .two)
    #expect(try Numbers.read(#"{"level":1.9}"#).level == nil)
  }
}
