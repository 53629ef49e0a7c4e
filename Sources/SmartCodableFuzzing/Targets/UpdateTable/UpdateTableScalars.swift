import ConformanceKit

/// Conversions of scalars (chapters 7 and 8).
extension UpdateTableReference {
  mutating func integer(_ part: UpdatePart) throws(Miss) -> Int {
    let literal: String
    switch part {
    case .number(let text): literal = text
    case .flag(let flag):
      report("converted")
      return flag ? 1 : 0
    default:
      guard let text = part.content else { throw .mismatch }
      literal = text
    }
    guard let number = ExactDecimal(literal) else { throw .invalid }
    guard number.isIntegral else { throw Miss(kind: "inexact") }
    guard let integer = Int(Self.digits(of: number)) else { throw Miss(kind: "overflow") }
    if part.content != nil { report("converted") }
    return integer
  }

  mutating func text(_ part: UpdatePart) throws(Miss) -> String {
    if let text = part.content { return text }
    switch part {
    case .number(let literal):
      report("converted")
      guard let number = ExactDecimal(literal), number.isIntegral, number.exponent < 300 else {
        isOpen = isOpen || literal != "1.5"
        return literal
      }
      return Self.digits(of: number)
    case .flag(let flag):
      report("converted")
      return flag ? "true" : "false"
    default: throw .mismatch
    }
  }

  mutating func flag(_ part: UpdatePart) throws(Miss) -> Bool {
    switch part {
    case .flag(let flag): return flag
    case .number(let literal):
      guard let number = ExactDecimal(literal),
        number.digits.isEmpty || number.integerText() == "1"
      else { throw .invalid }
      report("converted")
      return !number.digits.isEmpty
    default:
      guard let text = part.content else { throw .mismatch }
      let words = ["1", "YES", "Yes", "yes", "TRUE", "True", "true"]
      let others = ["0", "NO", "No", "no", "FALSE", "False", "false"]
      guard words.contains(text) || others.contains(text) else { throw .invalid }
      report("converted")
      return words.contains(text)
    }
  }

  private static func digits(of number: ExactDecimal) -> String {
    if number.digits.isEmpty { return "0" }
    return (number.isNegative ? "-" : "") + number.digits
      + String(repeating: "0", count: min(number.exponent, 400))
  }

  /// Whether strict decoding gives the value too (AGR-1); models keep their own leniency.
  static func isStrict(_ shape: UpdateShape, _ part: UpdatePart) -> Bool {
    switch (shape, part) {
    case (.optional, .null): return true
    case (.optional(let wrapped), _): return isStrict(wrapped, part)
    case (.integer, .number(let literal)):
      guard let number = ExactDecimal(literal), number.isIntegral else { return false }
      return Int(digits(of: number)) != nil
    case (.model, .object), (.node, .object): return true
    default: return false
    }
  }
}
