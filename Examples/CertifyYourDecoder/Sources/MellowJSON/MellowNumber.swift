/// A number as it was written, read exactly and only when somebody asks.
struct MellowNumber: Sendable {
  /// The text, for example `1.50e3`.
  let literal: String
  private let isNegative: Bool
  /// The digits without leading and trailing zeros; empty for zero.
  private let digits: Substring
  /// By how many places the point stands behind the last of these digits.
  private let exponent: Int

  /// Reads a text of optional sign, digits, optional fraction and optional exponent; nil otherwise.
  ///
  /// Leading zeros and a plus sign are allowed here; the parser refuses them in JSON text.
  init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    guard let mantissa = parts.first, parts.count <= 2 else { return nil }
    let unsigned = Self.withoutSign(mantissa)
    let halves = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(halves.count), halves.allSatisfy(Self.isDigits) else { return nil }
    var power = 0
    if parts.count == 2 {
      guard Self.isDigits(Self.withoutSign(parts[1])) else { return nil }
      // An exponent beyond all integers is as good as one in the middle of nowhere.
      power = Int(parts[1]) ?? (parts[1].first == "-" ? -1_000_000_000 : 1_000_000_000)
      power = min(max(power, -1_000_000_000), 1_000_000_000)
    }
    let fraction = halves.count == 2 ? halves[1] : ""
    let all = String(halves[0] + fraction).drop { $0 == "0" }
    let zeros = all.reversed().prefix { $0 == "0" }.count
    literal = text
    isNegative = mantissa.first == "-"
    digits = all.dropLast(zeros)
    exponent = power - fraction.count + zeros
  }

  /// The exact integer, or nil if there is a fraction or it does not fit.
  func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer? {
    integerText(digits: 40).flatMap { Integer($0) }
  }

  /// The nearest floating-point number, or nil if it is beyond all of them.
  func float<Float: BinaryFloatingPoint & LosslessStringConvertible>(_ type: Float.Type) -> Float? {
    Float(literal).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Whether the number is 1, or not if it is 0, or nil if it is neither.
  var boolean: Bool? {
    switch integerText(digits: 1) {
    case "0"?: false
    case "1"?: true
    default: nil
    }
  }

  /// The integer written out if it is one of at most 309 digits, else the number as it was written.
  ///
  /// A price of `1.10` stays `1.10`: who wrote the zero meant it.
  var text: String {
    let isPlain = literal.allSatisfy { $0.isNumber || $0 == "-" }
    return integerText(digits: isPlain ? literal.count : 309) ?? literal
  }

  private func integerText(digits limit: Int) -> String? {
    guard !digits.isEmpty else { return "0" }
    guard exponent >= 0, digits.count + exponent <= limit else { return nil }
    return (isNegative ? "-" : "") + digits + String(repeating: "0", count: exponent)
  }

  private static func withoutSign(_ text: Substring) -> Substring {
    text.first == "-" || text.first == "+" ? text.dropFirst() : text
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
