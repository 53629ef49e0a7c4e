extension JSON5Scanner {
  /// Scans a string between quotes of either kind.
  ///
  /// If JSON has all its escapes, the text is used unchanged.
  mutating func scanString() throws(JSONSyntaxError) {
    let opening = cursor
    let quote = UInt64(opening.byte) &* 0x0101_0101_0101_0101
    cursor.advance()
    let start = cursor
    var tag = Tape.Tag.plainString
    var isJSON = true
    while true {
      // As in `ByteCursor.skipPlainText()`, for either quote.
      let word = cursor.word
      let quotes = (word ^ quote) &- 0x0101_0101_0101_0101
      let slashes = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &- 0x0101_0101_0101_0101
      let controls = word &- 0x2020_2020_2020_2020
      let marks = (quotes | slashes | controls | word) & 0x8080_8080_8080_8080
      if marks == 0 {
        cursor.advance(8)
        continue
      }
      cursor.advance(marks.trailingZeroBitCount >> 3)
      let byte = cursor.byte
      if byte == opening.byte { break }
      if byte == 0x5C {
        if try !scanEscape() { isJSON = false }
        tag = .escapedString
      } else if byte >= 0x80 {
        if tag == .plainString { tag = .unicodeString }
        cursor.advance(try sequenceLength())
      } else if byte == 0x0A || byte == 0x0D || cursor.isAt(end) {
        throw error(cursor.isAt(end) ? .endOfInput : .controlCharacter)
      } else {
        cursor.advance()
      }
    }
    if isJSON {
      let length = UInt64(cursor.distance(from: start))
      write(tag, detail: depth, offset: offset(start), payload: length)
    } else {
      try writeResolved(from: start, standingAt: opening)
    }
    cursor.advance()
  }

  /// Scans a key without quotes: an identifier, which may contain `\u` escapes.
  mutating func scanIdentifier() throws(JSONSyntaxError) {
    let start = cursor
    var tag = Tape.Tag.plainString
    while true {
      let byte = cursor.byte
      let scalar: Unicode.Scalar
      let length: Int
      if byte == 0x5C {
        guard cursor.byte(ahead: 1) == 0x75 else { throw error(.invalidEscape) }
        (scalar, length) = try unicodeEscape()
        // Each escape stands for a character of a name, and half a pair is none (ECMAScript 5.1, 7.6).
        guard length == 6 else { throw error(.invalidEscape) }
        tag = .escapedString
      } else if byte >= 0x80 {
        length = try sequenceLength()
        scalar = JSONString.scalar(cursor, length: length)
      } else {
        (scalar, length) = (Unicode.Scalar(byte), 1)
      }
      let isFirst = cursor.isAt(start)
      guard isFirst ? JSON5Text.startsIdentifier(scalar) : JSON5Text.continuesIdentifier(scalar)
      else {
        if byte == 0x5C { throw error(.invalidEscape) }
        break
      }
      if byte >= 0x80, tag == .plainString { tag = .unicodeString }
      cursor.advance(length)
    }
    if cursor.isAt(start) { throw error(.unexpectedByte) }
    if tag == .escapedString { return try writeResolved(from: start, standingAt: start) }
    let length = UInt64(cursor.distance(from: start))
    write(tag, detail: depth, offset: offset(start), payload: length)
  }

  /// The length of the multi-byte sequence at the cursor.
  mutating func sequenceLength() throws(JSONSyntaxError) -> Int {
    let length = JSONString.sequenceLength(cursor)
    if length == 0 { throw error(.invalidUTF8) }
    return length
  }
}
