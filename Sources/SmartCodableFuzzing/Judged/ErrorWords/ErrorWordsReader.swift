/// Reads a text by RFC 8259 and says what is wrong with it, and where: the first byte that no right text has there.
///
/// Of a literal, an escape and a character the place is that of its start.
struct ErrorWordsReader {
  typealias Problem = ErrorWordsProblem

  /// The number of containers that may be open (PARSE-9).
  static let depth = 512

  let bytes: [UInt8]
  var index = 0

  /// What closes the open containers; nil for an object without braces, which the end closes.
  private var closings: [UInt8?] = []

  /// The problem of a text; nil for a right one.
  ///
  /// If `isBraceless`, it is an object, whose braces may be missing.
  static func problem(of bytes: [UInt8], isBraceless: Bool = false) -> Problem? {
    var reader = ErrorWordsReader(bytes: bytes)
    do throws(Problem) {
      try reader.document(isBraceless: isBraceless)
      return nil
    } catch {
      return error
    }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func document(isBraceless: Bool) throws(Problem) {
    skipSpace()
    if isBraceless, byte != UInt8(ascii: "{") {
      if byte == nil { return }
      closings.append(nil)
      try key()
    } else if byte == nil {
      throw Problem(.empty, at: index)
    }
    repeat { try value() } while try !isDone()
    skipSpace()
    if byte != nil { throw Problem(.trailing, at: index) }
  }

  /// Reads a value, with all containers that begin there and have content: the first scalar or empty one in them.
  private mutating func value() throws(Problem) {
    while true {
      skipSpace()
      guard let first = byte else { throw unexpected() }
      switch first {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if closings.count == Self.depth { throw Problem(.depth, at: index) }
        index += 1
        skipSpace()
        let closing = first + 2
        if take(closing) { return }
        closings.append(closing)
        if first == UInt8(ascii: "{") { try key() }
      case UInt8(ascii: "\""): return try string()
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
      case UInt8(ascii: "t"): return try literal("true")
      case UInt8(ascii: "f"): return try literal("false")
      case UInt8(ascii: "n"): return try literal("null")
      default: throw unexpected()
      }
    }
  }

  /// Moves from a value to the next one; returns whether there is none.
  private mutating func isDone() throws(Problem) -> Bool {
    while let closing = closings.last {
      skipSpace()
      if take(UInt8(ascii: ",")) {
        if closing != UInt8(ascii: "]") { try key() }
        return false
      }
      if closing == nil, byte == nil { return true }
      guard let closing, take(closing) else { throw unexpected() }
      closings.removeLast()
    }
    return true
  }

  private mutating func key() throws(Problem) {
    skipSpace()
    guard byte == UInt8(ascii: "\"") else { throw unexpected() }
    try string()
    skipSpace()
    guard take(UInt8(ascii: ":")) else { throw unexpected() }
  }

  // MARK: Bytes

  /// The next byte; nil at the end.
  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The problem of a byte that cannot be where it is, or of the end.
  func unexpected() -> Problem { Problem(byte == nil ? .end : .unexpected, at: index) }

  mutating func take(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
  }
}
