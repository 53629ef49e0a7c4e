/// A decimal number of any size, taken from its text without rounding.
///
/// The value is `digits × 10^exponent`; `digits` has neither leading nor trailing zeros and is
/// empty for zero.
package struct ExactDecimal: Equatable {
  package let isNegative: Bool
  package let digits: String
  package let exponent: Int
  /// Whether the text had neither a fraction nor an exponent.
  package let isWrittenAsInteger: Bool

  /// Reads `[+-]? digits (. digits)? ([eE] [+-]? digits)?`, and nothing else.
  package init?(_ text: String) {
    var rest = Substring(text)
    func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
    func takeDigits() -> Substring {
      let taken = rest.prefix(while: isDigit)
      rest = rest.dropFirst(taken.count)
      return taken
    }
    isNegative = rest.first == "-"
    if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
    let whole = takeDigits()
    guard !whole.isEmpty else { return nil }
    var fraction: Substring = ""
    if rest.first == "." {
      rest = rest.dropFirst()
      fraction = takeDigits()
      guard !fraction.isEmpty else { return nil }
    }
    var shift = 0
    let hasExponent = rest.first == "e" || rest.first == "E"
    if hasExponent {
      rest = rest.dropFirst()
      let sinks = rest.first == "-"
      if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
      let power = takeDigits()
      guard !power.isEmpty else { return nil }
      // Nothing can tell exponents beyond this bound apart.
      shift = min(Int(power) ?? 1 << 40, 1 << 40) * (sinks ? -1 : 1)
    }
    guard rest.isEmpty else { return nil }
    isWrittenAsInteger = fraction.isEmpty && !hasExponent
    let all = (whole + fraction).drop { $0 == "0" }
    let zeros = all.reversed().prefix { $0 == "0" }.count
    digits = String(all.dropLast(zeros))
    exponent = digits.isEmpty ? 0 : shift - fraction.count + zeros
  }

  /// Whether both are the same number; zero has no sign.
  package static func == (left: ExactDecimal, right: ExactDecimal) -> Bool {
    (left.digits, left.exponent) == (right.digits, right.exponent)
      && (left.isNegative == right.isNegative || left.digits.isEmpty)
  }

  /// How many digits stand before the point.
  package var magnitude: Int { digits.utf8.count + exponent }

  package var isIntegral: Bool { exponent >= 0 }

  /// The value as decimal digits if it is integral and not longer than the limit; never `-0`.
  package func integerText(maximumDigits: Int = 309) -> String? {
    guard isIntegral, digits.count + exponent <= maximumDigits else { return nil }
    if digits.isEmpty { return "0" }
    return (isNegative ? "-" : "") + digits + String(repeating: "0", count: exponent)
  }

  /// The digits before the decimal point, truncated toward zero.
  package func truncatedText() -> String {
    if isIntegral { return integerText() ?? "0" }
    let whole = digits.dropLast(min(-exponent, digits.count))
    return whole.isEmpty ? "0" : (isNegative ? "-" : "") + whole
  }
}
