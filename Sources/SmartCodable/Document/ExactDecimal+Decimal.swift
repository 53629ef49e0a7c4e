import Foundation

/// Converts exact numbers to Foundation's `Decimal`.
extension Decimal {
  /// The maximum number of digits of a 128-bit mantissa.
  static let precision = 39

  /// The Decimal with this value: exact if possible, otherwise the nearest one or its neighbor
  /// (CONV-10).
  static func value(of number: ExactDecimal) throws(Miss) -> Decimal {
    if number.isZero { return 0 }
    var (mantissa, exponent) = leading(number)
    while exponent > 127, let next = mantissa.appending(0) {
      mantissa = next
      exponent -= 1
    }
    guard exponent <= 127 else { throw Miss(kind: .overflow) }
    guard exponent >= -128 else { throw .invalid }
    func scaled(_ mantissa: Decimal) -> Decimal {
      Decimal(
        sign: number.isNegative ? .minus : .plus,
        exponent: exponent,
        significand: mantissa
      )
    }
    let significand = decimal(mantissa)
    let result = scaled(significand)
    // Foundation removes trailing zeros from the mantissa, and if the exponent is then too large, as
    // for 1e150, the value becomes NaN; a sum keeps its zeros.
    return result.isNaN ? scaled(significand - 1) + scaled(1) : result
  }

  /// Whether a Decimal can hold all digits of the number, regardless of its exponent.
  static func holdsDigits(of number: ExactDecimal) -> Bool {
    leading(number).exponent == number.exponent
  }

  /// As many leading digits as fit 128 bits, rounded by the next digit, and their exponent.
  private static func leading(_ number: ExactDecimal) -> (mantissa: Mantissa, exponent: Int) {
    var mantissa = Mantissa()
    var rest = number.digits
    while let digit = rest.first, let next = mantissa.appending(digit) {
      mantissa = next
      rest.removeFirst()
    }
    // The largest mantissa cannot be rounded up; it is then the nearest one from below.
    if let digit = rest.first, digit >= 5 { mantissa = mantissa.successor }
    return (mantissa, number.exponent + rest.count)
  }

  /// Combines two halves, since Foundation creates a Decimal from at most 64 bits; every step is exact.
  private static func decimal(_ mantissa: Mantissa) -> Decimal {
    let low = Decimal(mantissa.low)
    return mantissa.high == 0
      ? low : Decimal(mantissa.high) * (Decimal(UInt64.max) + 1) + low
  }
}
