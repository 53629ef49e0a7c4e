import Foundation

/// What a Decimal of Foundation's holds of a number.
extension Decimal {
  /// The most digits that a mantissa of 128 bits may have.
  static let precision = 39

  /// The Decimal with this value: exact if one holds it, else the nearest or its neighbor (CONV-10).
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
    // Foundation takes zeros off the mantissa, and if the exponent then does not fit, as for 1e150,
    // the value is not a number; a sum keeps its zeros.
    return result.isNaN ? scaled(significand - 1) + scaled(1) : result
  }

  /// Whether a Decimal holds all digits of the number, wherever its exponent lies.
  static func holdsDigits(of number: ExactDecimal) -> Bool {
    leading(number).exponent == number.exponent
  }

  /// As many leading digits as 128 bits hold, rounded by the one behind them, and their exponent.
  private static func leading(_ number: ExactDecimal) -> (mantissa: UInt128, exponent: Int) {
    var mantissa: UInt128 = 0
    var rest = number.digits
    while let digit = rest.first, let next = mantissa.appending(digit) {
      mantissa = next
      rest.removeFirst()
    }
    // The largest mantissa has nothing above it, and stands for what is nearest from below.
    if let digit = rest.first, digit >= 5, mantissa < .max { mantissa += 1 }
    return (mantissa, number.exponent + rest.count)
  }

  /// By halves, since Foundation makes a Decimal of 64 bits at most; every step is exact.
  private static func decimal(_ mantissa: UInt128) -> Decimal {
    let low = Decimal(UInt64(truncatingIfNeeded: mantissa))
    let high = UInt64(truncatingIfNeeded: mantissa >> 64)
    return high == 0 ? low : Decimal(high) * (Decimal(UInt64.max) + 1) + low
  }
}
