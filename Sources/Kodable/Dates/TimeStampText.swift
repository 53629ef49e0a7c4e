/// A time stamp as a text (KOD-50).
enum TimeStampText {
  /// The number, if the whole text is a JSON number; `Double` would read `nan`, `inf` and `0x10` too.
  static func seconds(_ text: String) -> Double? { isNumber(text) ? Double(text) : nil }

  private static func isNumber(_ text: String) -> Bool {
    var rest = text.utf8[...]
    skip("-", in: &rest)
    let first = rest.first
    let count = skipDigits(in: &rest)
    guard count == 1 || count > 1 && first != UInt8(ascii: "0") else { return false }
    if skip(".", in: &rest), skipDigits(in: &rest) == 0 { return false }
    if skip("e", in: &rest) || skip("E", in: &rest) {
      if !skip("-", in: &rest) { skip("+", in: &rest) }
      if skipDigits(in: &rest) == 0 { return false }
    }
    return rest.isEmpty
  }

  @discardableResult
  private static func skip(_ character: Unicode.Scalar, in rest: inout Substring.UTF8View) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Skips all digits and returns how many there were.
  private static func skipDigits(in rest: inout Substring.UTF8View) -> Int {
    let digits = rest.prefix { (48...57).contains($0) }
    rest.removeFirst(digits.count)
    return digits.count
  }
}
