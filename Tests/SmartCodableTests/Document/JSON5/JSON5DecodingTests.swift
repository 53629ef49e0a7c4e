import Foundation
import Testing

@testable import SmartCodable

@Suite("Decoding from JSON5")
struct JSON5DecodingTests {
  private struct Holder<Value: Codable & Equatable>: SmartCodable {
    var v: Value?
    var w: Value?
  }

  private func decoded<Value: Codable & Equatable>(
    _ text: String,
    _ type: Value.Type,
    _ options: [SmartDecodingOption] = []
  ) throws -> SmartDecodingReport<Holder<Value>> {
    try Holder<Value>.decode(from: "{v:\(text),w:.5,}", options: options + [.syntax(.json5)])
  }

  @Test("J5-4: hexadecimal integers are exact in every type of integer, and in text")
  func hexadecimal() throws {
    #expect(try decoded("0xFF", Int.self).value.v == 255)
    #expect(try decoded("-0x80", Int8.self).value.v == -128)
    #expect(try decoded("0x80", Int8.self).value.v == nil)
    #expect(try decoded("0xFFFFFFFFFFFFFFFF", UInt64.self).value.v == .max)
    #expect(try decoded("-0x8000000000000000", Int64.self).value.v == .min)
    let wide = "0x" + String(repeating: "F", count: 32)
    #expect(try decoded(wide, UInt128.self).value.v == .max)
    #expect(try decoded(wide, String.self).value.v == UInt128.max.description)
  }

  @Test("J5-4: hexadecimal integers of any length are spelled in full up to 1024 digits")
  func longHexadecimal() throws {
    for (digits, doublings) in [(1, 0), (16, 60), (17, 64), (33, 128), (256, 1020), (1024, 4092)] {
      let text = "1" + String(repeating: "0", count: digits - 1)
      var input = PaddedInput()
      input.append(text)
      let decimal = HexadecimalInteger.decimal(input.cursor(at: 0), count: digits)
      #expect(decimal == power(doublings), "16^\(digits - 1)")
    }
    #expect(
      try decoded("0x1\(String(repeating: "0", count: 255))", Double.self).value.v == 0x1p1020
    )
  }

  /// The decimal digits of a power of two, by doubling them.
  private func power(_ doublings: Int) -> [UInt8] {
    var digits: [UInt8] = [1]
    for _ in 0..<doublings {
      var carry: UInt8 = 0
      for place in digits.indices {
        let sum = digits[place] * 2 + carry
        (digits[place], carry) = (sum % 10, sum / 10)
      }
      if carry > 0 { digits.append(carry) }
    }
    return digits.reversed().map { $0 + 0x30 }
  }

  @Test("LIM-1, PARSE-8: a hexadecimal integer of a million digits is beyond every type of number")
  func hugeHexadecimal() throws {
    let text = "-0x" + String(repeating: "A", count: 1_000_000)
    #expect(try decoded(text, Int.self).repairs.map(\.kind).first == .overflow)
    #expect(try decoded(text, Double.self).repairs.map(\.kind) == [.overflow])
    #expect(try decoded(text, Double.self).value.w == 0.5)
    let written = try #require(try decoded(text, String.self).value.v)
    // 16^1000000 × 2/3 = 3.17…e1204119
    #expect(written.hasPrefix("-") && written.hasSuffix("e1204119") && written.utf8.count < 40)
  }

  @Test("J5-4: Infinity and NaN are numbers for floating-point types alone")
  func nonFinite() throws {
    #expect(try decoded("Infinity", Double.self).value.v == .infinity)
    #expect(try decoded("+Infinity", Float.self).value.v == .infinity)
    #expect(try decoded("-Infinity", CGFloat.self).value.v == -.infinity)
    #expect(try decoded("NaN", Double.self).value.v?.isNaN == true)
    #expect(try decoded("-NaN", Float.self).value.v?.isNaN == true)
    #expect(try decoded("[NaN,-Infinity,1]", [Double].self).value.v?.count == 3)
    #expect(try decoded("Infinity", Double.self).repairs.isEmpty)
    for text in ["Infinity", "-Infinity", "NaN", "+NaN"] {
      #expect(try decoded(text, Int.self).value.v == nil)
      #expect(try decoded(text, String.self).value.v == nil)
      #expect(try decoded(text, Bool.self).value.v == nil)
      #expect(try decoded(text, Decimal.self).value.v == nil)
      #expect(try decoded(text, Date.self).value.v == nil)
      let repair = try #require(try decoded(text, Int.self).repairs.first)
      #expect(repair.kind == .mismatch)
      #expect(repair.found == .number)
    }
  }

  @Test("ENT-13: a leaf of dictionary input that is not finite is no literal of JSON5")
  func nonFiniteLeaf() {
    let model = Holder<Double>.deserialize(from: ["v": Double.nan], options: [.syntax(.json5)])
    #expect(model != nil && model?.v == nil)
  }

  @Test("J5-2, STR-7: a text inside a string is JSON")
  func stringified() throws {
    #expect(try decoded(#"'{"a":1}'"#, [String: Int].self).value.v == ["a": 1])
    #expect(try decoded(#"'{\x22a\x22:[2]}'"#, [String: [Int]].self).value.v == ["a": [2]])
    #expect(try decoded("'{a:1}'", [String: Int].self).value.v == nil)
  }

  @Test("PARSE-11, PARSE-12, KEY-1: keys of every spelling are one key, and the first counts")
  func equalKeys() throws {
    struct Model: SmartCodable { var key = 0 }
    for first in ["key", "'key'", "\"key\"", #"\u006bey"#, #"'\x6bey'"#, #""k\u0065y""#] {
      let many = (0..<40).map { "x\($0):0" }.joined(separator: ",")
      for filler in ["", many + ","] {
        let text = "{\(filler)\(first):1,key:2,'key':3}"
        #expect(Model.deserialize(from: text, options: [.syntax(.json5)])?.key == 1, "\(text)")
      }
    }
  }

  @Test("J5-1: a configuration is read as it is meant")
  func configuration() throws {
    struct Server: SmartCodable, Equatable {
      var name = ""
      var port = 0
      var rate = 0.0
      var tags: [String] = []
    }
    let text = """
      // Servers of the test
      [{
        name: 'it\\'s \\
      one', /* the name */ port: 0x1F90,
        rate: +.5, "tags": ['a', "b",],
      },]
      """
    let expected = [Server(name: "it's one", port: 8080, rate: 0.5, tags: ["a", "b"])]
    #expect([Server].deserialize(from: text, options: [.syntax(.json5)]) == expected)
    let data = try #require(text.data(using: .utf16))
    #expect([Server].deserialize(from: data, options: [.syntax(.json5)]) == expected)
    #expect([Server].deserialize(from: text) == nil)
  }
}
