/// Scans a text from its start, byte by byte.
struct DateScanner {
  private(set) var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  /// The number of digits that come next.
  var digitCount: Int { rest.prefix(while: JSONNumber.isDigit).count }

  /// Consumes an ASCII character if it comes next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Consumes exactly `count` digits, or nothing.
  mutating func number(_ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(JSONNumber.isDigit) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Consumes one of the names and returns its index.
  mutating func name(of names: [String]) -> Int? {
    guard let position = names.firstIndex(where: { rest.starts(with: $0.utf8) }) else { return nil }
    rest = rest.dropFirst(names[position].utf8.count)
    return position
  }

  /// The text between an earlier state of the scanner and this one.
  func text(since earlier: DateScanner) -> String {
    String(Substring(earlier.rest.prefix(earlier.rest.count - rest.count)))
  }
}
