import FuzzKit

/// Numbers whose written exponent is at a bound of Decimal or far beyond, and zeros in every spelling.
///
/// Unlike other numbers, these are drawn as they are written: a digit more before or behind the point moves them
/// across the bound.
extension NumberTableDrawing {
  /// A number without a sign.
  mutating func edge() -> String {
    let isZero = generator.oneIn(3)
    let count = generator.pick([1, 1, 2, 3, 19, 20, 37, 38, 39, 40]) ?? 1
    let whole = isZero ? "0" : generator.oneIn(4) ? "0" : some(count)
    let fraction = isZero ? zeros() : self.fraction()
    let point = fraction.isEmpty ? "" : "." + fraction
    return generator.oneIn(6) ? whole + point : whole + point + edgeExponent(isFar: isZero)
  }

  private mutating func zeros() -> String {
    String(repeating: "0", count: generator.pick([0, 0, 1, 2, 37, 38, 39, 60, 127, 128, 129]) ?? 0)
  }

  private mutating func fraction() -> String {
    switch generator.below(5) {
    case 0: ""
    case 1: zeros() + some(1)
    case 2: some(1) + zeros()
    default: some(generator.pick([1, 2, 18, 19, 37, 38, 39]) ?? 1)
    }
  }

  private mutating func some(_ count: Int) -> String {
    let first = String(1 + generator.below(9))
    if generator.oneIn(4) { return first + String(repeating: "0", count: count - 1) }
    return (1..<max(1, count)).reduce(first) { text, _ in text + String(generator.below(10)) }
  }

  private mutating func edgeExponent(isFar: Bool) -> String {
    let far = generator.pick([0, 1, 255, 256, 257, 308, 309, 999, 2_147_483_648, 99_999_999]) ?? 0
    let bound = generator.pick([127, 128, 89, 90, 165, 166, 38, 39]) ?? 0
    let power = isFar && generator.oneIn(2) ? far : max(0, bound + generator.below(7) - 3)
    let sign = generator.pick(["-", "-", "+", ""]) ?? ""
    let zeros = String(repeating: "0", count: generator.oneIn(3) ? generator.below(5) : 0)
    return (generator.oneIn(2) ? "e" : "E") + sign + zeros + String(power)
  }
}
