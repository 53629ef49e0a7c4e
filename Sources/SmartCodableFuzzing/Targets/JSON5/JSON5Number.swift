import FuzzKit

/// An integer: its decimal digits, and one of its spellings.
struct JSON5Number {
  /// The text of the value, with a minus sign if it is negative.
  let text: String
  let spelling: String

  /// The text of the integer, of which zero has no sign (CONV-6).
  var integer: String { text == "-0" ? "0" : text }

  /// Integers around the bounds of types, and multiples of ten that no double is.
  private static let decimals = [
    "0", "1", "7", "255", "9007199254740991", "9007199254740992", "9007199254740993",
    "9007199254740990", "9007199254741000", "9007199254741010", "10000000000000000",
    "10000000000000010", "12345678901234567890", "90071992547409930", "123456789012345670",
    "1000000000000000000", "1000000000000000010", "9223372036854775800", "9223372036854775807",
    "9223372036854775808", "9223372036854775810", "18446744073709551610", "18446744073709551615",
    "18446744073709551616", "10000000000000000000", "18446744073709551620",
    "99999999999999999999999999999999999999", "170141183460469231731687303715884105728",
    "340282366920938463463374607431768211455", "340282366920938463463374607431768211456",
  ]

  init(_ generator: inout SeededGenerator, isJSON5: Bool) {
    let isNegative = generator.oneIn(3)
    guard isJSON5, !generator.oneIn(3) else {
      var digits = generator.pick(Self.decimals) ?? "0"
      if generator.oneIn(3) {
        let tens = 900_719_925_474_100 + generator.next() % 900_000_000_000_000_000
        digits = "\(tens)0"
      }
      let sign = isNegative ? "-" : isJSON5 && generator.oneIn(4) ? "+" : ""
      self.init(digits, isNegative: isNegative, spelling: sign + digits)
      return
    }
    let count =
      generator.pick([
        1, 2, 13, 14, 15, 16, 16, 17, 18, 31, 32, 32, 33, 34, 48, 64, 100, 128, 255, 256, 257, 300,
      ]) ?? 1
    var digits = (0..<count).map { _ in UInt8(generator.below(16)) }
    // Those around a power of two.
    if generator.oneIn(2) {
      let digit: UInt8 = generator.oneIn(2) ? 0 : 15
      digits = [generator.pick([1, 7, 8, 15]) ?? 1] + Array(repeating: digit, count: count - 1)
      if generator.oneIn(2) { digits[count - 1] = UInt8(generator.below(16)) }
    }
    let zeros = String(repeating: "0", count: generator.pick([0, 0, 0, 1, 17, 300]) ?? 0)
    let isUpper = generator.oneIn(2)
    let body = digits.map { String($0, radix: 16, uppercase: isUpper) }.joined()
    let sign = isNegative ? "-" : generator.oneIn(4) ? "+" : ""
    self.init(
      Self.decimal(digits),
      isNegative: isNegative,
      spelling: sign + (generator.oneIn(2) ? "0x" : "0X") + zeros + body
    )
  }

  private init(_ digits: String, isNegative: Bool, spelling: String) {
    text = isNegative ? "-" + digits : digits
    self.spelling = spelling
  }

  /// The decimal digits of a number in base sixteen, by long multiplication.
  static func decimal(_ digits: [UInt8]) -> String {
    // Nine digits in each part, the lowest part first.
    let base: UInt64 = 1_000_000_000
    var parts: [UInt64] = [0]
    for digit in digits {
      var carry = UInt64(digit)
      for place in parts.indices {
        let product = parts[place] * 16 + carry
        parts[place] = product % base
        carry = product / base
      }
      if carry > 0 { parts.append(carry) }
    }
    let texts = parts.map { String($0) }
    let rest = texts.dropLast().reversed()
      .map { String(repeating: "0", count: 9 - $0.utf8.count) + $0 }
    return (texts.last ?? "0") + rest.joined()
  }
}
