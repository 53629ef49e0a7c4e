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
