extension ExactDecimal {
  /// The number with only this many of its first digits.
  package func cut(to count: Int) -> ExactDecimal {
    let sign = isNegative ? "-" : ""
    let power = exponent + max(0, digits.count - count)
    return digits.isEmpty ? self : ExactDecimal("\(sign)\(digits.prefix(count))e\(power)") ?? self
  }

  /// The value without exponent and superfluous zeros, which is a unique text for each decimal number with at
  /// most a million zeros.
  package var plainText: String {
    if digits.isEmpty { return "0" }
    let sign = isNegative ? "-" : ""
    let exponent = max(-1_000_000, min(exponent, 1_000_000))
    if exponent >= 0 { return sign + digits + String(repeating: "0", count: exponent) }
    let places = -exponent
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
  }
}
