// Each text is where it is spelled, with its escapes; what a rule makes of one is stored.
extension JSONReader {
  mutating func key() throws(JSONReaderError) -> Range<Int> {
    switch next {
    case UInt8(ascii: "\"")?: break
    case UInt8(ascii: "'")? where rules.allowsSingleQuotes: break
    case let byte? where rules.allowsUnquotedKeys && Self.isLetter(byte):
      let start = position
      while let byte = next, Self.isLetter(byte) { position += 1 }
      return start..<position
    default: throw error(.unexpectedByte)
    }
    return try string(
      resolvingEscapes: rules.resolvesKeyEscapes,
      normalizing: rules.keepsKeyNormalization ? { $0 } : LetterNormalization.decomposing
    )
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  mutating func string() throws(JSONReaderError) -> Range<Int> {
    try string(
      resolvingEscapes: true,
      normalizing: rules.keepsNormalization ? { $0 } : LetterNormalization.composing
    )
  }

  private mutating func string(
    resolvingEscapes: Bool,
    normalizing: (String) -> String
  ) throws(JSONReaderError) -> Range<Int> {
    let quote = bytes[position]
    position += 1
    let start = position
    // Of no use where the spelling is kept.
    var content: [UInt8] = []
    while let byte = next, byte != quote {
      if byte == UInt8(ascii: "\\") {
        let text = try escape()
        if !keepsSpelling { content += text.utf8 }
      } else if byte < 0x20 && !rules.allowsControlCharacters || byte == 0x7F && !rules.readsDelete
      {
        throw error(.controlCharacter)
      } else if !rules.keepsSlashes, bytes[position...].starts(with: "//".utf8) {
        while let inside = next, inside != quote { position += 1 }
      } else {
        if !keepsSpelling { content.append(byte) }
        position += 1
      }
    }
    let spelling = start..<position
    if !take(quote), !rules.allowsOpenStrings { throw error(.endOfText) }
    if keepsSpelling { return spelling }
    let text = String(decoding: resolvingEscapes ? content[...] : bytes[spelling], as: UTF8.self)
    return store(normalizing(text).utf8)
  }

  /// Reads an escape; if it is wrong, it is so as a whole, unless the text ends in it.
  private mutating func escape() throws(JSONReaderError) -> String {
    let start = position
    position += 1
    guard let letter = next else { throw error(.endOfText) }
    position += 1
    do throws(JSONReaderError) {
      return try text(ofEscape: letter)
    } catch {
      throw JSONReaderError(code: error.code, offset: start)
    }
  }

  private mutating func text(ofEscape letter: UInt8) throws(JSONReaderError) -> String {
    if let byte = JSONText.byte(ofEscape: letter) {
      return rules.resolvesShortEscapes
        ? String(Unicode.Scalar(byte)) : "\\\(Unicode.Scalar(letter))"
    }
    if letter != UInt8(ascii: "u") {
      guard rules.allowsUnknownEscapes else { throw error(.escape) }
      return String(Unicode.Scalar(letter))
    }
    let start = position
    let scalar = try scalar()
    return rules.resolvesUnicodeEscapes
      ? String(scalar) : "\\u" + String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func scalar() throws(JSONReaderError) -> Unicode.Scalar {
    let first = try codeUnit()
    if first == 0, !rules.readsEscapedZero { throw error(.escape) }
    if let scalar = Unicode.Scalar(first) { return scalar }
    if UTF16.isLeadSurrogate(first), bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      let second = try codeUnit()
      if UTF16.isTrailSurrogate(second) {
        let pair = UTF16.EncodedScalar([first, second])
        return rules.joinsSurrogates ? UTF16.decode(pair) : "\u{FFFD}"
      }
      // Stands for itself.
      position -= 6
    }
    guard rules.allowsLoneSurrogates else { throw error(.surrogate) }
    return "\u{FFFD}"
  }

  private mutating func codeUnit() throws(JSONReaderError) -> UInt16 {
    if let unit = JSONText.hexadecimal(bytes, at: position) {
      position += 4
      return unit
    }
    let digits = bytes[position...].prefix(4).prefix { Character(Unicode.Scalar($0)).isHexDigit }
    guard rules.allowsShortEscapes,
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error(.escape) }
    position += digits.count
    return unit
  }
}
