/// The space between the tokens of JSON5, and the characters of identifiers.
enum JSON5Text {
  /// The length of the white space character at the cursor, or 0.
  static func blank(_ cursor: ByteCursor) -> Int {
    switch (cursor.byte, cursor.byte(ahead: 1), cursor.byte(ahead: 2)) {
    case (0x09...0x0D, _, _), (0x20, _, _): 1
    case (0xC2, 0xA0, _): 2
    case (0xE1, 0x9A, 0x80): 3  // U+1680
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9): 3
    case (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80): 3
    case (0xEF, 0xBB, 0xBF): 3
    default: 0
    }
  }

  /// The length of the line end at the cursor, or 0; CR and LF together are one line end.
  static func lineEnd(_ cursor: ByteCursor) -> Int {
    switch (cursor.byte, cursor.byte(ahead: 1), cursor.byte(ahead: 2)) {
    case (0x0A, _, _): 1
    case (0x0D, let next, _): next == 0x0A ? 2 : 1
    case (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9): 3
    default: 0
    }
  }

  /// Whether an identifier may begin with the character (ECMAScript 5.1, 7.6).
  static func startsIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isASCIIStart(UInt8(scalar.value)) }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return true
    default: return false
    }
  }

  /// Whether the character may occur inside an identifier.
  static func continuesIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      let byte = UInt8(scalar.value)
      return JSONNumber.isDigit(byte) || isASCIIStart(byte)
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return true
    default: return scalar == "\u{200C}" || scalar == "\u{200D}" || startsIdentifier(scalar)
    }
  }

  private static func isASCIIStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == 0x24 || byte == 0x5F
  }
}

extension JSON5Scanner {
  /// Skips white space and comments.
  mutating func skipBlank() throws(JSONSyntaxError) {
    while true {
      let length = JSON5Text.blank(cursor)
      if length > 0 {
        cursor.advance(length)
      } else if cursor.byte == 0x2F {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(JSONSyntaxError) {
    let second = cursor.byte(ahead: 1)
    guard second == 0x2F || second == 0x2A else { throw error(.unexpectedByte) }
    cursor.advance(2)
    while true {
      let byte = cursor.byte
      if second == 0x2F {
        if cursor.isAt(end) || JSON5Text.lineEnd(cursor) > 0 { return }
      } else if byte == 0x2A && cursor.byte(ahead: 1) == 0x2F {
        return cursor.advance(2)
      } else if cursor.isAt(end) {
        throw error(.endOfInput)
      }
      cursor.advance(byte < 0x80 ? 1 : try sequenceLength())
    }
  }
}
