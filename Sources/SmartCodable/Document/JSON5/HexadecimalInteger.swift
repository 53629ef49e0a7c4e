/// Converts hexadecimal integers to decimal text.
enum HexadecimalInteger {
  /// The maximum number of digits for which the value is written in full.
  ///
  /// The conversion takes time quadratic in the number of digits, and 256 digits exceed every number
  /// type (LIM-1).
  static let exactDigits = 1024

  private static let base: UInt64 = 10_000_000_000_000_000_000

  /// The text of the number with `count` digits at the cursor, the first of which is not zero; a number
  /// with more than ``exactDigits`` is written with its first decimal digits and an exponent.
  static func decimal(_ digits: ByteCursor, count: Int) -> [UInt8] {
    if count > exactDigits { return rounded(digits, count: count) }
    var digits = digits
    // The first part takes the remainder, so that all others have sixteen digits.
    var limbs = [part(&digits, count: count % 16)]
    for _ in 0..<count / 16 {
      var carry = part(&digits, count: 16)
      for place in limbs.indices {
        // A limb is below the base, so the quotient fits.
        (carry, limbs[place]) = base.dividingFullWidth((limbs[place], carry))
      }
      while carry > 0 {  // which may be more than the base
        limbs.append(carry % base)
        carry /= base
      }
    }
    var text = Array(String(limbs.last ?? 0).utf8)
    for limb in limbs.dropLast().reversed() {
      let part = String(limb).utf8
      text += Array(repeating: 0x30, count: 19 - part.count) + part
    }
    return text
  }

  private static func part(_ digits: inout ByteCursor, count: Int) -> UInt64 {
    var value: UInt64 = 0
    for _ in 0..<count {
      value = value << 4 | UInt64(JSONString.hexadecimalDigit(digits.byte) ?? 0)
      digits.advance()
    }
    return value
  }

  private static func rounded(_ digits: ByteCursor, count: Int) -> [UInt8] {
    var digits = digits
    var value = Double(part(&digits, count: 16))
    var exponent = 0
    for place in 0...(count - 16) {
      if place > 0 { value *= 16 }
      while value >= 10 {
        value /= 10
        exponent += 1
      }
    }
    return Array("\(value)e\(exponent)".utf8)
  }
}
