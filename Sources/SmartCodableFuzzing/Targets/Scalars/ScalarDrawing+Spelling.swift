import FuzzKit

/// The spellings of a number: where the point is, which exponent, how many zeros.
extension ScalarDrawing {
  /// Any of the ways to place the point and to choose the exponent, without a sign.
  mutating func spelled(_ number: Number) -> String {
    let significant = number.digits.drop { $0 == "0" }
    let (digits, power) = (significant.isEmpty ? "0" : String(significant), number.power)
    let count = digits.utf8.count
    switch generator.below(6) {
    case 0, 1, 2:
      if let plain = plain(digits, power) { return plain }
    case 3:
      let zeros = 1 + generator.below(4)
      if let plain = plain(digits + String(repeating: "0", count: zeros), power - zeros) {
        return plain
      }
    case 4:
      if power == 0 { return digits }
    default:
      let split = generator.below(count + 24) - 12
      if let moved = plain(digits, split - count) { return moved + exponent(power + count - split) }
    }
    return digits + exponent(power)
  }

  /// The number without an exponent; nil if that takes too many zeros.
  private func plain(_ digits: String, _ power: Int) -> String? {
    guard power < 45, power > -1200 else { return nil }
    if power >= 0 { return digits + String(repeating: "0", count: digits == "0" ? 0 : power) }
    let zeros = 1 - power - digits.utf8.count
    guard zeros < 400 else { return nil }
    let padded = String(repeating: "0", count: max(0, zeros)) + digits
    return padded.dropLast(-power) + "." + padded.suffix(-power)
  }

  mutating func exponent(_ power: Int) -> String {
    let mark = generator.oneIn(2) ? "e" : "E"
    let sign = power < 0 ? "-" : generator.oneIn(3) ? "+" : ""
    let zeros = generator.oneIn(4) ? generator.below(6) : 0
    return mark + sign + String(repeating: "0", count: zeros) + String(power.magnitude)
  }
}
