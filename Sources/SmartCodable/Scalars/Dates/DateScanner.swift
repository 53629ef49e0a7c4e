/// Takes a text apart from its beginning, byte for byte.
struct DateScanner {
  private(set) var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  /// How many digits come next.
  var digitCount: Int { rest.prefix(while: JSONNumber.isDigit).count }

  /// Takes an ASCII character if it comes next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes exactly so many digits, or nothing.
  mutating func number(_ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(JSONNumber.isDigit) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Takes one of the names, and tells its position.
  mutating func name(of names: [String]) -> Int? {
    guard let position = names.firstIndex(where: { rest.starts(with: $0.utf8) }) else { return nil }
    rest = rest.dropFirst(names[position].utf8.count)
    return position
  }

  /// The text between an earlier place and this one.
  func text(since earlier: DateScanner) -> String {
    String(Substring(earlier.rest.prefix(earlier.rest.count - rest.count)))
  }
}
