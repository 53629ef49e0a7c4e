import Foundation

/// Numbers with all their digits, compared with the numbers that binary and decimal types hold.
extension ExactNumber {
  /// Whether the magnitude is smaller than, equal to or larger than `significand` · 2^`power`: -1, 0 or 1.
  func order(_ significand: UInt64, power: Int) -> Int {
    let own = NumberTableNatural(digits).scaled(ten: max(0, exponent), two: max(0, -power))
    let other = NumberTableNatural(significand)
      .scaled(ten: max(0, -exponent), two: max(0, power))
    return own < other ? -1 : own == other ? 0 : 1
  }

  /// Whether rounding to a type gives infinity: halfway beyond its largest number, ties included.
  func overflows(_ type: (some BinaryFloatingPoint).Type) -> Bool {
    if self == .zero || magnitude < 0 { return false }
    if magnitude > 400 { return true }
    let (significand, power) = type.greatestFiniteMagnitude.tabledParts
    return order(significand * 2 + 1, power: power - 1) >= 0
  }

  /// Whether no other number of the type is nearer, and none as near has an even significand.
  func isNearest<Number: BinaryFloatingPoint>(_ found: Number) -> Bool {
    guard found.isFinite else { return false }
    if self == .zero || magnitude < -400 { return found == 0 }
    if magnitude > 400 || found != 0 && (found < 0) != isNegative { return false }
    let (significand, power) = found.magnitude.tabledParts
    let isEven = significand % 2 == 0
    let above = order(significand * 2 + 1, power: power - 1)
    guard above < 0 || above == 0 && isEven else { return false }
    guard significand > 0 else { return true }
    // Below a power of two the numbers are twice as dense.
    let isPower =
      found.significandBitPattern == 0 && found.magnitude > Number.leastNormalMagnitude
    let below =
      isPower
      ? order(significand * 4 - 1, power: power - 2) : order(significand * 2 - 1, power: power - 1)
    return below > 0 || below == 0 && isEven
  }

  // MARK: Decimal

  private static let mantissas = NumberTableNatural(1).scaled(two: 128)

  /// What a Decimal does to the number: its mantissa has 128 bits, its exponent is from -128 to 127.
  enum DecimalFit {
    case exact
    /// No Decimal is equal; the distance between its neighbors is a power of ten.
    case between(step: Int)
    case tooLarge
    /// Digits below the smallest unit.
    case small
    case tooSmall
    /// Just above the largest one.
    case edge
  }

  var decimalFit: DecimalFit {
    if self == .zero { return .exact }
    if magnitude > 170 { return .tooLarge }
    if magnitude < -128 { return .tooSmall }
    if exponent < -128 { return .small }
    if exponent > 127 {
      let mantissa = NumberTableNatural(digits).scaled(ten: exponent - 127)
      if mantissa < Self.mantissas { return .exact }
      return mantissa < Self.mantissas.scaled(two: 1) ? .edge : .tooLarge
    }
    var (kept, step) = (digits, exponent)
    while kept.utf8.count > 39 || !(NumberTableNatural(kept) < Self.mantissas) {
      kept.removeLast()
      step += 1
    }
    if step == exponent { return .exact }
    return step > 127 ? .edge : .between(step: step)
  }

  /// Whether another number is at most one and a half steps away: the nearest one or its neighbor.
  func isNear(_ other: ExactNumber, step: Int) -> Bool {
    guard isNegative == other.isNegative || other == .zero else { return false }
    let lowest = min(exponent, other.exponent, step)
    guard max(exponent, other.exponent, step) - lowest < 2000 else { return false }
    let distance = NumberTableNatural(digits).scaled(ten: exponent - lowest)
      .distance(to: NumberTableNatural(other.digits).scaled(ten: other.exponent - lowest))
    let limit = NumberTableNatural(3).scaled(ten: step - lowest)
    return !(limit < distance.scaled(two: 1))
  }
}

extension BinaryFloatingPoint {
  /// The significand as an integer and the power of two of its last bit, for a finite magnitude.
  var tabledParts: (significand: UInt64, power: Int) {
    let bits = Self.significandBitCount
    let least = Int(Self.leastNormalMagnitude.exponent)
    let fraction = UInt64(significandBitPattern)
    return isNormal
      ? (1 << UInt64(bits) | fraction, Int(exponent) - bits) : (fraction, least - bits)
  }
}
