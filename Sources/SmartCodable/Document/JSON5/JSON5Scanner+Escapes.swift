/// Reads escapes: those of JSON, and those that only JSON5 has.
extension JSON5Scanner {
  /// Moves past an escape; returns false if JSON does not have it.
  mutating func scanEscape() throws(JSONSyntaxError) -> Bool {
    switch cursor.byte(ahead: 1) {
    case 0x75: cursor.advance(try unicodeEscape().length)
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: cursor.advance(2)
    default:
      cursor.advance(try ownEscape().length)
      return false
    }
    return true
  }

  /// The character of an escape that JSON does not have, or nothing for the end of a line, and the
  /// number of bytes it takes.
  private mutating func ownEscape() throws(JSONSyntaxError) -> (
    scalar: Unicode.Scalar?, length: Int
  ) {
    let escape = cursor
    cursor.advance()
    let byte = cursor.byte
    if cursor.isAt(end) { throw error(.endOfInput) }
    let lineEnd = JSON5Text.lineEnd(cursor)
    if lineEnd > 0 {
      cursor = escape
      return (nil, 1 + lineEnd)
    }
    let length = byte < 0x80 ? 1 : try sequenceLength()
    let scalar = JSONString.scalar(cursor, length: length)
    cursor = escape
    switch byte {
    case 0x76: return ("\u{B}", 2)
    case 0x30 where !JSONNumber.isDigit(cursor.byte(ahead: 2)): return ("\0", 2)
    case 0x30...0x39: throw error(.invalidEscape)
    case 0x78:
      guard let high = JSONString.hexadecimalDigit(cursor.byte(ahead: 2)),
        let low = JSONString.hexadecimalDigit(cursor.byte(ahead: 3))
      else { throw error(.invalidEscape) }
      return (Unicode.Scalar(high << 4 | low), 4)
    default: return (scalar, 1 + length)
    }
  }

  /// The character of a `\u` escape or of a surrogate pair, and the number of bytes it takes.
  mutating func unicodeEscape() throws(JSONSyntaxError) -> (scalar: Unicode.Scalar, length: Int) {
    let (scalar, length) = JSONString.unicodeEscape(cursor)
    guard let scalar else { throw error(length == 0 ? .invalidEscape : .loneSurrogate) }
    return (scalar, length)
  }

  /// Writes the checked text from `start` to the cursor, with its escapes resolved.
  mutating func writeResolved(
    from start: ByteCursor,
    standingAt place: ByteCursor
  ) throws(JSONSyntaxError) {
    let ending = cursor
    var text: [UInt8] = []
    text.reserveCapacity(ending.distance(from: start))
    cursor = start
    while !cursor.isAt(ending) {
      guard cursor.byte == 0x5C else {
        text.append(cursor.byte)
        cursor.advance()
        continue
      }
      let (scalar, length) = try resolvedEscape()
      if let scalar { text += UTF8.encode(scalar) ?? .init() }
      cursor.advance(length)
    }
    let offset = try resolve(text, standingAt: place)
    let isASCII = text.allSatisfy { $0 < 0x80 }
    write(
      isASCII ? .plainString : .unicodeString,
      detail: depth,
      offset: offset,
      payload: UInt64(text.count)
    )
  }

  /// The character of any escape, and the number of bytes it takes.
  private mutating func resolvedEscape() throws(JSONSyntaxError) -> (
    scalar: Unicode.Scalar?, length: Int
  ) {
    let kind = cursor.byte(ahead: 1)
    switch kind {
    case 0x75:
      let (scalar, length) = try unicodeEscape()
      return (scalar, length)
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74:
      return (Unicode.Scalar(JSONString.simpleEscape(kind)), 2)
    default: return try ownEscape()
    }
  }
}
