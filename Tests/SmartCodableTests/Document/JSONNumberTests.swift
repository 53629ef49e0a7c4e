import Foundation
import Testing

@testable import SmartCodable

@Suite struct JSONNumberTests {
  /// Scans one number text the way a document is scanned.
  private func scan(_ text: String) throws -> JSONNumber.Scanned {
    var input = PaddedInput()
    input.append(text)
    return try JSONNumber.scan(input.cursor(at: 0))
  }

  /// The double of a number text; one that is too small for a double is kept as text.
  private func double(_ text: String) throws -> Double {
    let number = try scan(text)
    let isZero = !text.contains { "123456789".contains($0) }
    let isLost = Double(bitPattern: number.payload) == 0 && !isZero
    #expect(number.tag == (isLost ? .bigNumber : .double), "\(text)")
    return Double(bitPattern: number.payload)
  }

  @Test("the power table holds the leading 128 bits of each power of five")
  func powerTable() {
    #expect(PowersOfFive.table.count == PowersOfFive.largest - PowersOfFive.smallest + 1)
    for exponent in PowersOfFive.smallest...PowersOfFive.largest {
      let stored = PowersOfFive.table[exponent - PowersOfFive.smallest]
      let leading = BigPower.leadingWords(ofFiveTo: exponent)
      #expect([stored.high, stored.low] == leading, "5^\(exponent)")
    }
  }

  @Test("an exponent is not mistaken for a smaller one, however many digits come before it")
  func longExponents() throws {
    let zeros = String(repeating: "0", count: 1_000_001)
    #expect(try scan("0.\(zeros)1e10000000").tag == .bigNumber)
    #expect(try double("0.\(zeros)1e1000002") == 1)
  }

  @Test("random bit patterns come back bit for bit from their shortest text")
  func shortestTexts() throws {
    var generator = SeededRandom(seed: 1)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      var text = value.description
      if text.hasSuffix(".0") { text += "e0" }
      #expect(try double(text).bitPattern == value.bitPattern, "\(text)")
    }
  }

  @Test("long and short decimal texts round like strtod")
  func decimalTexts() throws {
    var generator = SeededRandom(seed: 2)
    for _ in 0..<20_000 {
      let digits = 1 + Int(generator.next() % 25)
      var text = String(1 + generator.next() % 9)
      for _ in 1..<max(2, digits) { text += String(generator.next() % 10) }
      text += ".\(generator.next() % 10)e\(Int(generator.next() % 660) - 345)"
      let expected = unsafe strtod(text, nil)
      let number = try scan(text)
      if expected.isInfinite {
        #expect(number.tag == .bigNumber, "\(text)")
      } else {
        #expect(number.payload == expected.bitPattern, "\(text)")
      }
    }
  }

  @Test(
    "ties between two doubles go to the even one",
    arguments: [
      ("9007199254740993.0", 9_007_199_254_740_992.0),
      ("9007199254740995.0", 9_007_199_254_740_996.0),
      ("2.4703282292062327208e-324", 0.0),
      ("2.4703282292062328e-324", Double.leastNonzeroMagnitude),
      ("4.9406564584124654e-324", Double.leastNonzeroMagnitude),
      ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown),
      ("1.7976931348623157e308", Double.greatestFiniteMagnitude),
    ]
  )
  func ties(_ text: String, _ expected: Double) throws {
    #expect(try double(text).bitPattern == expected.bitPattern)
  }

  @Test(
    "integers take the smallest of the four forms that holds them",
    arguments: [
      ("0", Tape.Tag.integer), ("-1", .integer), ("999999999999999999", .integer),
      ("9223372036854775807", .integer), ("-9223372036854775808", .integer),
      ("9223372036854775808", .unsigned), ("18446744073709551615", .unsigned),
      ("18446744073709551616", .bigNumber), ("-9223372036854775809", .bigNumber),
      ("99999999999999999999999999", .bigNumber), ("-0", .double), ("1e400", .bigNumber),
    ]
  )
  func forms(_ text: String, _ tag: Tape.Tag) throws {
    let number = try scan(text)
    #expect(number.tag == tag)
    #expect(number.length == text.utf8.count)
    if tag == .integer { #expect(Int64(bitPattern: number.payload) == Int64(text)) }
    if tag == .unsigned { #expect(number.payload == UInt64(text)) }
  }

  @Test(
    "malformed numbers are refused",
    arguments: [
      ("01", 1), ("-", 1), ("-01", 2), ("1.", 2), ("1.e1", 2), ("1e", 2), ("1e+", 3), (".5", 0),
      ("+1", 0),
      ("-.5", 1),
    ]
  )
  func malformed(_ text: String, at offset: Int) {
    let error = #expect(throws: JSONNumber.Malformed.self) { try scan(text) }
    #expect(error?.offset == offset)
  }
}
