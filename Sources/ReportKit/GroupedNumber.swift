extension BinaryInteger {
  /// The number as people read it: with commas between groups of three digits.
  package var grouped: String {
    var digits = Array(String(magnitude))
    for position in stride(from: digits.count - 3, to: 0, by: -3) {
      digits.insert(",", at: position)
    }
    return (self < 0 ? "-" : "") + String(digits)
  }
}
