import struct Foundation.Decimal

/// The exact value of a number, read from its text: equal for `1e2`, `100` and `100.0`.
///
/// A text that is not a number, such as `nan`, equals only the same text.
struct DecimalText: Hashable, Sendable {
  private var isNegative = false
  private var digits: [UInt8] = []
  private var exponent = 0

  /// The digits without zeros at either end.
  var significantDigits: Int { digits.count }

  /// The power of ten of the last digit that is not zero.
  var lastDigit: Int { exponent }

  init(_ text: some Collection<UInt8>) {
    var rest = Array(text)[...]
    if rest.first == UInt8(ascii: "-") {
      isNegative = true
      rest.removeFirst()
    }
    let mark = rest.firstIndex { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }
    let significand = rest[..<(mark ?? rest.endIndex)]
    let power = mark.map { String(decoding: rest[($0 + 1)...], as: UTF8.self) } ?? "0"
    let point = significand.firstIndex(of: UInt8(ascii: ".")) ?? significand.endIndex
    digits = significand.filter { $0 != UInt8(ascii: ".") }
    // Zero is zero whatever its exponent, even one that no integer type holds.
    if !digits.isEmpty, digits.allSatisfy({ $0 == 0x30 }), mark == nil || !power.isEmpty {
      (isNegative, digits) = (false, [])
      return
    }
    guard let power = Int(power), abs(power) < 1 << 32, !digits.isEmpty,
      digits.allSatisfy({ (0x30...0x39).contains($0) })
    else {
      digits = Array(text)
      return
    }
    exponent = power - max(0, significand.endIndex - point - 1)
    while digits.last == 0x30 {
      digits.removeLast()
      exponent += 1
    }
    digits = Array(digits.drop { $0 == 0x30 })
    // Zero has neither sign nor exponent.
    if digits.isEmpty { (isNegative, exponent) = (false, 0) }
  }

  /// Whether two texts spell one number; a fraction stands for the Double nearest to it.
  static func areEqual(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    if left == right || DecimalText(left) == DecimalText(right) { return true }
    guard isFraction(left) || isFraction(right) else { return false }
    let left = Double(String(decoding: left, as: UTF8.self))
    let right = Double(String(decoding: right, as: UTF8.self))
    return left == right && left?.isFinite == true
  }

  /// Whether the numbers differ by at most one in the 37th digit of either.
  func isBeside(_ other: DecimalText) -> Bool {
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

  /// The first 37 digits, padded with zeros, and the power of ten before the first; nil for zero and for
  /// texts that are not numbers.
  ///
  /// One more digit would fit.
  private var leading: (digits: Decimal, magnitude: Int)? {
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let first = digits.prefix(37) + Array(repeating: 0x30, count: max(0, 37 - digits.count))
    guard let number = Decimal(string: String(decoding: first, as: UTF8.self)) else { return nil }
    return (number, exponent + digits.count)
  }

  private static func isFraction(_ text: ArraySlice<UInt8>) -> Bool {
    text.contains(UInt8(ascii: ".")) || text.contains(UInt8(ascii: "e"))
  }
}
