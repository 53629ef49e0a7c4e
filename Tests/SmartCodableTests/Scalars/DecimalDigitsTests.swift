import Foundation
import Testing

@testable import SmartCodable

@Suite("Digits of decimal numbers")
struct DecimalDigitsTests {
  private static let significands =
    [
      0, 1, 5, 10, 99, 100, 12_345, 65_535, 65_536, 4_294_967_296, 281_474_976_710_655, .max,
    ] as [UInt64]

  @Test("a number is written as it describes itself", arguments: significands)
  func description(significand: UInt64) throws {
    for exponent in [-25, -20, -19, -18, -5, -2, -1, 0, 1, 2, 40, 100] {
      for sign in [FloatingPointSign.plus, .minus] {
        let number = Decimal(sign: sign, exponent: exponent, significand: Decimal(significand))
        if let digits = DecimalDigits(number) { #expect(digits.description == number.description) }
        let data = try SmartJSONEncoder(style: .foundation).encode([number, 1])
        #expect(String(decoding: data, as: UTF8.self) == "[\(number),1]")
      }
    }
  }

  @Test("numbers that were computed are written so too")
  func computed() throws {
    let texts = ["1.50", "0.00", "-0.010", "12.340", "999999.995", "0.1"]
    let numbers = try texts.map { try #require(Decimal(string: $0)) }
    for left in numbers {
      for right in numbers {
        var rounded = Decimal()
        var product = left * right
        unsafe NSDecimalRound(&rounded, &product, 2, .plain)
        for number in [left, left + right, left - right, product, rounded, left / 7] {
          if let digits = DecimalDigits(number) {
            #expect(digits.description == number.description)
          }
        }
      }
    }
  }

  /// Numbers in nested containers, under one key twice, and after a value that failed.
  private struct Places<Number: Encodable>: Encodable {
    enum Key: String, CodingKey { case twice, failed, nested, list }

    struct Failing: Encodable {
      let number: Number

      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(number)
        throw CocoaError(.coderInvalidValue)
      }
    }

    let numbers: [Number]

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(numbers[0], forKey: .twice)
      try? container.encode(Failing(number: numbers[1]), forKey: .failed)
      var nested = container.nestedContainer(keyedBy: Key.self, forKey: .nested)
      var list = container.nestedUnkeyedContainer(forKey: .list)
      try list.encode(numbers)
      try nested.encode(numbers[2], forKey: .failed)
      try list.encode(numbers[3])
      try container.encode(numbers[4], forKey: .twice)
    }
  }

  @Test(
    "a number is written in every place and layout as a double of its value is",
    arguments: [[], .sortedKeys, [.sortedKeys, .prettyPrinted]] as [JSONEncoder.OutputFormatting]
  )
  func places(formatting: JSONEncoder.OutputFormatting) throws {
    let doubles = [1.25, 2.5, -3, 7, 0.0625]
    for encoder in [SmartJSONEncoder(style: .foundation), SmartJSONEncoder()] {
      encoder.outputFormatting = formatting
      let data = try encoder.encode(Places(numbers: doubles.map { Decimal($0) }))
      #expect(try data == encoder.encode(Places(numbers: doubles)))
      #expect(String(decoding: data, as: UTF8.self).contains("0.0625"))
    }
  }

  @Test("what does not fit is left to Foundation")
  func unfit() {
    let wide = Decimal(UInt64.max) + 1
    #expect(DecimalDigits(.nan) == nil && DecimalDigits(wide) == nil)
    #expect(DecimalDigits(Decimal(sign: .plus, exponent: -20, significand: 1)) == nil)
    #if os(Linux)
    #expect(DecimalDigits(1) != nil && DecimalDigits(wide - 1)?.digits == .max)
    #endif
  }
}
