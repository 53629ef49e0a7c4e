extension Lexer {
  // MARK: Numbers

  mutating func skipNumber() {
    let isHexadecimal = has("0x", at: position)
    while position < bytes.count {
      let byte = bytes[position]
      let isExponent = isHexadecimal ? "pP".utf8.contains(byte) : "eE".utf8.contains(byte)
      if isExponent, "+-".utf8.contains(self.byte(at: position + 1)) {
        position += 2
      } else if byte < 0x80, CharacterClass.continuesWord(byte) {
        position += 1
      } else if byte == UInt8(ascii: "."), startsFraction(at: position + 1, isHexadecimal) {
        position += 1
      } else {
        return
      }
    }
  }

  /// Whether a fraction follows the point, rather than a member or a range.
  private func startsFraction(at index: Int, _ isHexadecimal: Bool) -> Bool {
    let next = byte(at: index)
    guard isHexadecimal else { return CharacterClass.isDigit(next) }
    // `0x1.description` is a member; a hexadecimal fraction always has its exponent.
    var index = index
    while CharacterClass.isDigit(byte(at: index)) || "abcdefABCDEF_".utf8.contains(byte(at: index))
    {
      index += 1
    }
    return "pP".utf8.contains(byte(at: index))
  }

  // MARK: Strings

  /// `#if`, `#macro`, `#"raw"#` or `#/regex/#`.
  mutating func poundOrRaw(depth: Int) throws(ReadingError) -> Token {
    let start = position
    var hashes = 0
    while byte(at: position) == UInt8(ascii: "#") {
      hashes += 1
      position += 1
    }
    switch byte(at: position) {
    case UInt8(ascii: "\""):
      try skipString(hashes: hashes, depth: depth)
      return made(.string, "", start)
    case UInt8(ascii: "/"):
      try skipExtendedRegex(hashes: hashes, from: start)
      return made(.regex, "", start)
    case let byte where hashes == 1 && CharacterClass.startsWord(byte):
      skipWord()
      return made(.pound, text(from: start), start)
    default:
      throw ReadingError("`#` stands alone", at: start..<start + 1)
    }
  }

  /// Moves past a string whose first quote is here; its hashes have already been read.
  mutating func skipString(hashes: Int, depth: Int) throws(ReadingError) {
    let start = position
    let isMultiline = has("\"\"\"", at: position) && !closesOnThisLine(hashes)
    position += isMultiline ? 3 : 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\""), !isMultiline || has("\"\"\"", at: position) {
        let quotes = isMultiline ? 3 : 1
        if hasHashes(hashes, at: position + quotes) {
          position += quotes + hashes
          return
        }
        position += 1
      } else if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: position + 1) {
        position += 1 + hashes
        if self.byte(at: position) == UInt8(ascii: "(") {
          try skipInterpolation(depth: depth)
        } else if position < bytes.count, isMultiline || !isNewline(bytes[position]) {
          position += 1
        }
      } else if isNewline(byte), !isMultiline {
        break
      } else {
        position += 1
      }
    }
    throw ReadingError("this string never ends", at: start..<start + 1)
  }

  /// `#"""#` is a string of one quote: with hashes, three quotes start a multi-line string only if no
  /// closing quote follows on the line.
  private func closesOnThisLine(_ hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var index = position + 1
    while index < bytes.count, !isNewline(bytes[index]) {
      if bytes[index] == UInt8(ascii: "\""), hasHashes(hashes, at: index + 1) { return true }
      index += 1
    }
    return false
  }

  func hasHashes(_ count: Int, at index: Int) -> Bool {
    for offset in 0..<count where byte(at: index + offset) != UInt8(ascii: "#") { return false }
    return true
  }

  private mutating func skipInterpolation(depth: Int) throws(ReadingError) {
    let start = position
    guard depth < Self.deepestInterpolation else {
      throw ReadingError(
        "strings nest too deeply in this one; give a part of it a name",
        at: start..<start + 1
      )
    }
    let outer = (beforePrevious, previous, sawSpace, sawNewline)
    defer { (beforePrevious, previous, sawSpace, sawNewline) = outer }
    var open = 0
    repeat {
      let token = try next(depth: depth + 1)
      if token.isMark("(") { open += 1 }
      if token.isMark(")") { open -= 1 }
      if token.kind == .end {
        throw ReadingError("this interpolation never ends", at: start..<start + 1)
      }
    } while open > 0
  }

  // MARK: Regular expressions

  private mutating func skipExtendedRegex(hashes: Int, from start: Int) throws(ReadingError) {
    position += 1
    let isMultiline = isNewline(byte(at: position))
    while position < bytes.count, isMultiline || !isNewline(bytes[position]) {
      if bytes[position] == UInt8(ascii: "/"), hasHashes(hashes, at: position + 1) {
        position += 1 + hashes
        return
      }
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    throw ReadingError("this regular expression never ends", at: start..<start + 1)
  }

  /// Whether a regular expression begins at this `/`; if so, moves past it.
  ///
  /// As in the compiler, it must be where a value is expected, not be followed by a space, and be
  /// closed on the same line with balanced parentheses.
  mutating func startsRegex() -> Bool {
    guard isPlaceForValue else { return false }
    let blank = " \t\r\n/*".utf8
    guard position + 1 < bytes.count, !blank.contains(bytes[position + 1]) else { return false }
    var index = position + 1
    var open = 0
    var isInClass = false
    while index < bytes.count, !isNewline(bytes[index]) {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: open += 1
      case UInt8(ascii: ")") where !isInClass:
        open -= 1
        if open < 0 { return false }
      case UInt8(ascii: "/"):
        guard !blank.contains(bytes[index - 1]) || bytes[index - 2] == UInt8(ascii: "\\") else {
          return false
        }
        position = index + 1
        return true
      default: break
      }
      index += 1
    }
    return false
  }

  private var isPlaceForValue: Bool {
    guard let previous else { return true }
    switch previous.kind {
    case .word:
      let introducers = [
        "return", "in", "case", "throw", "try", "await", "else", "where", "if", "while", "switch",
        "guard", "do", "yield", "unsafe",
      ]
      return introducers.contains(previous.text) || sawNewline
    case .number, .string, .regex: return sawNewline
    case .sign: return sawSpace && !isPostfix(previous)
    case .punctuation:
      if [")", "]", "}"].contains(previous.text) { return sawNewline }
      return previous.text != "."
    case .pound, .end: return sawNewline
    }
  }

  private func isPostfix(_ sign: Token) -> Bool {
    guard sign.text == "!" || sign.text == "?", !sign.followsSpace else { return false }
    // A value is expected after `try?`, and after the second sign of `??`.
    guard let beforePrevious else { return true }
    return !beforePrevious.isWord("try")
      && !(beforePrevious.kind == .sign && beforePrevious.followsSpace)
  }
}
