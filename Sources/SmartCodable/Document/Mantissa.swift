/// An unsigned integer of 128 bits, which grows digit by digit; `UInt128` needs macOS 15.
struct Mantissa {
  private(set) var high: UInt64 = 0
  private(set) var low: UInt64 = 0

  /// The number with one more decimal digit, or nil if that needs more than 128 bits.
  func appending(_ digit: UInt8) -> Mantissa? {
    let (carry, product) = low.multipliedFullWidth(by: 10)
    let (sum, isCarried) = product.addingReportingOverflow(UInt64(digit))
    let (upper, isTooBig) = high.multipliedReportingOverflow(by: 10)
    // The carry of a product by ten is at most nine, so one more does not overflow it.
    let (top, isOver) = upper.addingReportingOverflow(carry + (isCarried ? 1 : 0))
    return isTooBig || isOver ? nil : Mantissa(high: top, low: sum)
  }

  /// The next number, or the same if there is none.
  var successor: Mantissa {
    guard low == .max else { return Mantissa(high: high, low: low + 1) }
    return high == .max ? self : Mantissa(high: high + 1, low: 0)
  }
}

/// An integer of any type.
struct WholeNumber {
  let isNegative: Bool
  let magnitude: Mantissa
}

extension WholeNumber {
  /// The integer, or nil for a fraction and for one that fits no type.
  init?(_ double: Double) {
    guard double == double.rounded(.towardZero), double.magnitude < 0x1p128 else { return nil }
    let high = UInt64(double.magnitude / 0x1p64)
    let low = UInt64(double.magnitude - Double(high) * 0x1p64)
    self.init(isNegative: double < 0, magnitude: Mantissa(high: high, low: low))
  }
}

extension FixedWidthInteger {
  /// The integer, or nil if it is out of range.
  init?(_ number: WholeNumber) {
    let wanted = number.magnitude
    self = Self(truncatingIfNeeded: wanted.high) << 64 | Self(truncatingIfNeeded: wanted.low)
    if number.isNegative { self = 0 &- self }
    // What does not fit has another magnitude or another sign afterwards.
    guard UInt64(truncatingIfNeeded: magnitude) == wanted.low,
      UInt64(truncatingIfNeeded: magnitude >> 64) == wanted.high,
      self == 0 || (self < 0) == number.isNegative
    else { return nil }
  }
}
