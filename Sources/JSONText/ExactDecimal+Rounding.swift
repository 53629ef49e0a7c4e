extension ExactDecimal {
  /// How a fraction is converted to an integer.
  package enum Rounding {
    case towardZero
    case down
    case awayFromZero
    case halfAwayFromZero
    case halfToEven
  }

  /// The integer to which this number is rounded, in decimal digits; never `-0`.
  ///
  /// An integer that is too long to be written out gives `0`, as ``truncatedText()`` does.
  package func text(rounded rounding: Rounding) -> String {
    let cut = truncatedText()
    return isIntegral || !growsWhenRounded(rounding, cut) ? cut : grown(cut)
  }

  private func growsWhenRounded(_ rounding: Rounding, _ cut: String) -> Bool {
    // A zero after the point stands for any number of them: what follows is less than a half either way.
    let hasZeros = -exponent > digits.count
    let fraction = (hasZeros ? "0" : "") + digits.suffix(-exponent)
    switch rounding {
    case .towardZero: return false
    case .down: return isNegative
    case .awayFromZero: return true
    case .halfAwayFromZero: return fraction >= "5"
    case .halfToEven:
      let isOdd = cut.last.map { "13579".contains($0) } ?? false
      return fraction == "5" ? isOdd : fraction > "5"
    }
  }

  /// The next integer away from zero.
  private func grown(_ cut: String) -> String {
    var digits = Array((cut.first == "-" ? cut.dropFirst() : cut[...]).utf8)
    var index = digits.count
    while index > 0 {
      index -= 1
      if digits[index] < UInt8(ascii: "9") {
        digits[index] += 1
        return (isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self)
      }
      digits[index] = UInt8(ascii: "0")
    }
    return (isNegative ? "-1" : "1") + String(decoding: digits, as: UTF8.self)
  }
}
