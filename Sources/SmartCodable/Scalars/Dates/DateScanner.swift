/// Scans a text from its start, byte by byte.
struct DateScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position == bytes.count }

  /// The byte that comes next, if there is one.
  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  /// The number of digits that come next.
  var digitCount: Int { bytes[position...].prefix(while: JSONNumber.isDigit).count }

  /// Consumes an ASCII character if it comes next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Consumes exactly `count` digits, or nothing.
  mutating func number(_ count: Int) -> Int? {
    guard bytes.count - position >= count else { return nil }
    var value = 0
    for byte in bytes[position..<position + count] {
      guard JSONNumber.isDigit(byte) else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    position += count
    return value
  }

  /// Consumes one of the names and returns its index.
  mutating func name(of names: [String]) -> Int? {
    let rest = bytes[position...]
    guard let index = names.firstIndex(where: { rest.starts(with: $0.utf8) }) else { return nil }
    position += names[index].utf8.count
    return index
  }

  /// The text between an earlier state of the scanner and this one.
  func text(since earlier: DateScanner) -> String {
    String(decoding: bytes[earlier.position..<position], as: UTF8.self)
  }
}
