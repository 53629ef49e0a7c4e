import struct Foundation.Decimal

extension ExactDecimal {
  /// The number that a text spells, which is UTF-8.
  init?(_ text: ArraySlice<UInt8>) { self.init(String(decoding: text, as: UTF8.self)) }

  /// Whether two texts spell one number; a fraction stands for the Double nearest to it.
  static func areEqual(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    if left == right { return true }
    if let left = ExactDecimal(left), left == ExactDecimal(right) { return true }
    guard isFraction(left) || isFraction(right) else { return false }
    let left = Double(String(decoding: left, as: UTF8.self))
    let right = Double(String(decoding: right, as: UTF8.self))
    return left == right && left?.isFinite == true
  }

  /// Whether the numbers differ by at most one in the 37th digit of either.
  func isBeside(_ other: ExactDecimal) -> Bool {
    guard isNegative == other.isNegative, var (mine, magnitude) = leading,
      var (theirs, otherMagnitude) = other.leading
    else { return false }
    // A carry may have made one of them longer, as in 999 beside 1000.
    if magnitude == otherMagnitude + 1 { (mine, magnitude) = (mine * 10, magnitude - 1) }
    if otherMagnitude == magnitude + 1 {
      (theirs, otherMagnitude) = (theirs * 10, otherMagnitude - 1)
    }
    return magnitude == otherMagnitude && max(mine, theirs) - min(mine, theirs) <= 1
  }

  /// The first 37 digits, padded with zeros, and the power of ten before the first; nil for zero.
  ///
  /// One more digit would fit.
  private var leading: (digits: Decimal, magnitude: Int)? {
    let padding = String(repeating: "0", count: max(0, 37 - digits.utf8.count))
    let number = digits.isEmpty ? nil : Decimal(string: digits.prefix(37) + padding)
    return number.map { ($0, magnitude) }
  }

  private static func isFraction(_ text: ArraySlice<UInt8>) -> Bool {
    text.contains(UInt8(ascii: ".")) || text.contains(UInt8(ascii: "e"))
  }
}
