package import ConformanceKit
import Foundation

/// Numbers with all their digits, beside the numbers that binary and decimal types hold.
extension ExactDecimal {
  /// Whether the magnitude is below that of another number.
  func isBelow(_ other: ExactDecimal) -> Bool {
    if digits.isEmpty || other.digits.isEmpty { return !other.digits.isEmpty }
    return magnitude == other.magnitude
      ? digits.utf8.lexicographicallyPrecedes(other.digits.utf8) : magnitude < other.magnitude
  }

  /// Whether the text of a `Double` has exactly its value: nobody specifies the decimal digits of a binary fraction
  /// that is longer than its shortest text.
  package var isDouble: Bool {
    guard !isIntegral, let binary = Double("\(digits)e\(exponent)") else { return true }
    // A binary fraction of n bits has n decimal digits, and texts of 15 digits do not share a double.
    let bits = binary.significandWidth - Int(clamping: binary.exponent)
    return digits.count <= 15 && exponent == -bits
  }

  // MARK: Decimal

  /// What a Decimal, whose mantissa has 128 bits and whose exponent is from -128 to 127, makes of a number.
  enum DecimalFit {
    /// The number itself, or the two around it (UNS-4).
    case held([ExactDecimal])
    case outside
    /// Digits below the smallest unit, or a number just above the largest one.
    case atEdge
  }

  /// 2^128, the first mantissa that does not fit.
  private static let mantissas = "340282366920938463463374607431768211456"

  private static func fits(_ mantissa: String) -> Bool {
    mantissa.utf8.count < 39 || mantissa.utf8.count == 39 && mantissa < mantissas
  }

  /// Whether no Decimal is near.
  var isFarFromDecimal: Bool { magnitude > 167 || magnitude < -128 }

  var decimalFit: DecimalFit {
    if digits.isEmpty { return .held([self]) }
    if magnitude > 170 || magnitude < -128 { return .outside }
    if exponent < -128 { return .atEdge }
    if exponent > 127 {
      let mantissa = digits + String(repeating: "0", count: exponent - 127)
      if Self.fits(mantissa) { return .held([self]) }
      let isNear = mantissa.utf8.count == 39 && mantissa < "680564733841876926926749214863536422912"
      return isNear ? .atEdge : .outside
    }
    var (kept, step) = (digits, exponent)
    while !Self.fits(kept) {
      kept.removeLast()
      step += 1
    }
    if step == exponent { return .held([self]) }
    guard step <= 127, let cut = ExactDecimal("\(isNegative ? "-" : "")\(kept).1") else {
      return .atEdge
    }
    let around = [cut.truncatedText(), cut.text(rounded: .awayFromZero)]
    return .held(around.compactMap { ExactDecimal("\($0)e\(step)") })
  }
}

extension Float16 {
  /// The number nearest to a text; ties are even.
  init(nearestTo text: String) {
    let double = Double(text) ?? .infinity
    let magnitude = double.magnitude
    self.init(double)
    let near = Float16(magnitude)
    let lower = Double(near) > magnitude ? near.nextDown : near
    let upper = lower.nextUp.isFinite ? Double(lower.nextUp) : 65536
    // The double is on the same side of every midpoint as the text, unless it is a midpoint itself.
    guard (Double(lower) + upper) / 2 == magnitude, let exact = ExactDecimal(text),
      let middle = ExactDecimal(String(format: "%.25f", magnitude))
    else { return }
    if middle.isBelow(exact) { self = lower.nextUp }
    if exact.isBelow(middle) { self = lower }
    if double < 0 { self = -self.magnitude }
  }
}
