import Testing

@testable import ConformanceKit

@Suite struct ExactDecimalTests {
  @Test(
    "A decimal knows whether it is integral, whatever it is written like",
    arguments: [
      ("1.0", "1"), ("1e2", "100"), ("1200e-2", "12"), ("-0.0", "0"), ("+007", "7"),
      ("9007199254740993.0", "9007199254740993"), ("1.5", nil), ("1e-1", nil),
      ("1.00000000000000000001", nil),
    ]
  )
  func integers(text: String, expected: String?) throws {
    #expect(try #require(ExactDecimal(text)).integerText() == expected)
  }

  @Test(
    "Only whole texts of the grammar are decimals",
    arguments: ["", " 1", "1 ", "1.", ".5", "0x1", "1e", "1_0", "１", "1\u{301}", "nan", "--1"]
  )
  func refusals(text: String) {
    #expect(ExactDecimal(text) == nil)
  }

  @Test("Numbers are equal whatever they are written like, up to exponents beyond all types")
  func equality() {
    #expect(ExactDecimal("1e2") == ExactDecimal("100.0"))
    #expect(ExactDecimal("-0e5") == ExactDecimal("0"))
    #expect(ExactDecimal("-1") != ExactDecimal("1"))
    #expect(ExactDecimal("1e9999999") != ExactDecimal("1e9999998"))
  }

  @Test("Digits behind the point are cut")
  func truncation() throws {
    #expect(try #require(ExactDecimal("-12.75")).truncatedText() == "-12")
    #expect(try #require(ExactDecimal("0.75")).truncatedText() == "0")
  }

  @Test(
    "Each way to round knows on which side of a half a fraction lies, however small it is",
    arguments: [
      ("0.5", ["0", "0", "1", "1", "0"]), ("1.5", ["1", "1", "2", "2", "2"]),
      ("-0.5", ["0", "-1", "-1", "-1", "0"]), ("0.05", ["0", "0", "1", "0", "0"]),
      ("0.51", ["0", "0", "1", "1", "1"]), ("9.75", ["9", "9", "10", "10", "10"]),
      ("6e-1", ["0", "0", "1", "1", "1"]), ("6e-1000000000", ["0", "0", "1", "0", "0"]),
      ("-6e-1000000000", ["0", "-1", "-1", "0", "0"]),
    ]
  )
  func rounding(text: String, expected: [String]) throws {
    let number = try #require(ExactDecimal(text))
    let ways: [ExactDecimal.Rounding] = [
      .towardZero, .down, .awayFromZero, .halfAwayFromZero, .halfToEven,
    ]
    #expect(ways.map { number.text(rounded: $0) } == expected)
  }
}
