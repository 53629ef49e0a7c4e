import PlatformSupport

/// Reads texts, either unchanged or with references and CDATA sections resolved.
extension XMLReader {
  /// Reads the text up to the next tag.
  mutating func readText() throws(JSONSyntaxError) -> Tape.Entry {
    let start = position
    var isASCII = true
    while true {
      skipPlain()
      guard position < end else { throw error(.endOfInput) }
      if byte == 0x3C, !isSection { break }
      if byte == 0x3C || byte == 0x26 { return try readResolved(from: start) }
      if byte >= 0x80 {
        try skipSequence()
        isASCII = false
      } else {
        position += 1
      }
    }
    return tape.leaf(textAt: start, count: position - start, isASCII: isASCII)
  }

  /// Whether a CDATA section or other `<!` markup, rather than a tag, starts at the position.
  private var isSection: Bool {
    position + 1 < end && tape.input.byte(at: position + 1) == 0x21
  }

  /// Moves to a byte that may start a tag or reference, is not ASCII, or is one of the last seven.
  @inline(__always)
  private mutating func skipPlain() {
    while position + 8 <= end {
      let word = tape.input.cursor(at: position).word
      // Borrows can only cause false marks above a true one, and the lowest mark is used.
      let tags = (word ^ 0x3C3C_3C3C_3C3C_3C3C) &- 0x0101_0101_0101_0101
      let references = (word ^ 0x2626_2626_2626_2626) &- 0x0101_0101_0101_0101
      let marks = (tags | references | word) & 0x8080_8080_8080_8080
      if marks != 0 {
        position += marks.trailingZeroBitCount >> 3
        return
      }
      position += 8
    }
  }

  /// Skips one multi-byte character, which is checked.
  private mutating func skipSequence() throws(JSONSyntaxError) {
    let length = JSONString.sequenceLength(tape.input.cursor(at: position))
    guard length > 0, position + length <= end else { throw error(.invalidUTF8) }
    position += length
  }

  /// Reads a text that must be resolved, from `start`.
  private mutating func readResolved(from start: Int) throws(JSONSyntaxError) -> Tape.Entry {
    var bytes: [UInt8] = []
    var start = start
    while true {
      bytes += tape.input.copy(at: start, count: position - start)
      guard position < end else { throw error(.endOfInput) }
      if byte == 0x26 {
        let scalar = try readReference()
        bytes += UTF8.encode(scalar) ?? .init()
      } else if isSection {
        bytes += try readSection()
      } else {
        break
      }
      start = position
      skipToMarkup()
    }
    guard let text = String(checking: bytes, as: UTF8.self) else { throw error(.invalidUTF8) }
    return try tape.leaf(text: text)
  }

  private mutating func skipToMarkup() {
    repeat {
      skipPlain()
      if position >= end || byte == 0x3C || byte == 0x26 { return }
      position += 1
    } while true
  }

  private mutating func readSection() throws(JSONSyntaxError) -> [UInt8] {
    guard skip(.section), position < end, byte == 0x5B else { throw error() }
    let start = position + 1
    try skip(behind: .sectionEnd)
    return tape.input.copy(at: start, count: max(0, position - XMLWord.sectionEnd.count - start))
  }

  /// Reads a reference and returns its character.
  private mutating func readReference() throws(JSONSyntaxError) -> Unicode.Scalar {
    if skip(.less) { return "<" }
    if skip(.greater) { return ">" }
    if skip(.ampersand) { return "&" }
    if skip(.apostrophe) { return "'" }
    if skip(.quote) { return "\"" }
    guard skip(.character) else { throw error() }
    let isHexadecimal = position < end && byte == UInt8(ascii: "x")
    if isHexadecimal { position += 1 }
    var code: UInt32 = 0
    let start = position
    while position < end, byte != 0x3B {
      guard let digit = JSONString.hexadecimalDigit(byte), isHexadecimal || digit < 10
      else { throw error() }
      code = code * (isHexadecimal ? 16 : 10) + UInt32(digit)
      guard code <= 0x10_FFFF else { throw error() }
      position += 1
    }
    guard position > start, position < end, let scalar = Unicode.Scalar(code) else { throw error() }
    position += 1
    return scalar
  }
}
