import Foundation
import SmartCodable
import Testing

@Suite("Decimals of 128 bits")
struct WideDecimalTests {
  private struct Model: SmartCodable {
    var d: Decimal?
    @SmartAny var any: Any?
  }

  /// Every way a Decimal comes in: as number, as string, as a leaf, and back from what was written.
  private func check(_ text: String, is value: Decimal) throws {
    #expect(try Model.read("{\"d\":\(text)}").d == value, "\(text)")
    #expect(try Model.read("{\"d\":\"\(text)\"}").d == value, "\(text)")
    #expect(try Model.read(["d": value]).d == value, "\(text)")
    let written = try #require(Model(d: value).toJSONString())
    #expect(try Model.read(written).d == value, "\(text)")
  }

  @Test("CONV-10: 39 digits that fit into the mantissa arrive exactly")
  func pi() throws {
    let text = "3.14159265358979323846264338327950288419"
    let model = try Model.read("{\"d\":\(text)}")
    #expect(model.d?.description == text)
    try check(text, is: try #require(model.d))
    try check(Decimal.greatestFiniteMagnitude.description, is: .greatestFiniteMagnitude)
    try check(Decimal.leastFiniteMagnitude.description, is: .leastFiniteMagnitude)
  }

  @Test("CONV-10, ENC-12: random mantissas of 128 bits with every exponent survive")
  func randomMantissas() throws {
    var random = SeededRandom(seed: 39)
    for _ in 0..<1000 {
      // As many digits as 128 bits have, and fewer.
      let mantissa =
        UInt128.random(in: 1...UInt128.max, using: &random)
        >> Int.random(in: 0...4, using: &random)
      // Zeros at the end of a mantissa count to the exponent in Foundation, which has no room above 127.
      let digits = mantissa.description
      let exponent = Int.random(in: -128...(digits.last == "0" ? 80 : 127), using: &random)
      let significand = try #require(Decimal(string: digits))
      #expect(significand.description == digits)
      let sign: FloatingPointSign = Bool.random(using: &random) ? .minus : .plus
      let value = Decimal(sign: sign, exponent: exponent, significand: significand)
      try check(value.description, is: value)
      let scientific = "\(sign == .minus ? "-" : "")\(digits)e\(exponent)"
      #expect(try Model.read("{\"d\":\(scientific)}").d == value, "\(scientific)")
    }
  }

  @Test("CONV-10: a mantissa that ends in zeros has all its digits under the largest exponent")
  func largeExponents() throws {
    let text = "34028236692093846346337460743176821145e128"
    let value = try #require(try Model.read("{\"d\":\(text)}").d)
    let zeros = String(repeating: "0", count: 128)
    #expect(value.description == "34028236692093846346337460743176821145" + zeros)
    #expect(
      try Model.read("{\"d\":3e165}").d?.description == "3" + String(repeating: "0", count: 165)
    )
    // One more than the mantissa has room for.
    #expect(try Model.read("{\"d\":34028236692093846346337460743176821146e128}").d == nil)
  }

  @Test("CONV-10: more digits than a Decimal has give the nearest one or its neighbor")
  func tooManyDigits() throws {
    let rounded = [
      ("340282366920938463463374607431768211456", "340282366920938463463374607431768211460"),
      ("340282366920938463463374607431768211454.7", "340282366920938463463374607431768211455"),
      ("340282366920938463463374607431768211455.7", "340282366920938463463374607431768211455"),
      ("999999999999999999999999999999999999995", "1000000000000000000000000000000000000000"),
      ("999999999999999999999999999999999999994", "999999999999999999999999999999999999990"),
      ("0.333333333333333333333333333333333333333333", "0.333333333333333333333333333333333333333"),
    ]
    for (text, expected) in rounded {
      #expect(try Model.read("{\"d\":\(text)}").d?.description == expected, "\(text)")
      #expect(try Model.read("{\"d\":-\(text)}").d?.description == "-" + expected, "\(text)")
    }
  }

  @Test("CONV-10: a million digits are read")
  func millionDigits() throws {
    let zeros = String(repeating: "0", count: 500_000)
    let nines = String(repeating: "3", count: 500_000)
    #expect(try Model.read("{\"d\":1.\(zeros)\(nines)}").d == 1)
    #expect(try Model.read("{\"d\":1.5\(zeros)\(zeros)}").d == 1.5)
    #expect(try Model.read("{\"d\":\"\(zeros)12\(zeros)e-500000\"}").d == 12)
    #expect(try Model.read("{\"d\":\(nines)\(nines)}").d == nil)
  }

  @Test("ANY-2: an integer of 39 digits that a Decimal holds is castable to it, and to Double")
  func anyNumbers() throws {
    for text in [
      "340282366920938463463374607431768211455", "-123456789012345678901234567890123456789",
    ] {
      let any = try #require(try Model.read("{\"any\":\(text)}").any)
      #expect((any as? Decimal)?.description == text)
      #expect(any as? Double == Double(text))
      #expect(any as? Int == nil)
    }
    let beyond = "340282366920938463463374607431768211456"
    let any = try #require(try Model.read("{\"any\":\(beyond)}").any)
    #expect(any as? Double == Double(beyond))
  }
}
