extension JSONReader {
  package mutating func key() throws(JSONReaderError) -> String {
    switch next {
    case UInt8(ascii: "\""): break
    case UInt8(ascii: "'") where rules.allowsSingleQuotes: break
    case let byte? where rules.allowsUnquotedKeys && Self.isLetter(byte):
      let start = position
      while let byte = next, Self.isLetter(byte) { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    default: throw error(.unexpectedByte)
    }
    let key = try string(resolvingEscapes: rules.resolvesKeyEscapes, composing: false)
    return rules.keepsKeyNormalization ? key : LetterNormalization.decomposing(key)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  package mutating func string() throws(JSONReaderError) -> String {
    try string(resolvingEscapes: true, composing: !rules.keepsNormalization)
  }

  private mutating func string(
    resolvingEscapes: Bool,
    composing: Bool
  ) throws(JSONReaderError) -> String {
    let quote = bytes[position]
    position += 1
    let start = position
    var content: [UInt8] = []
    while let byte = next, byte != quote {
      switch byte {
      case UInt8(ascii: "\\"):
        let start = position
        position += 1
        do throws(JSONReaderError) {
          content.append(contentsOf: try escape().utf8)
        } catch {
          // The escape as a whole is wrong, unless the text ends in it.
          throw error.code == .endOfText ? error : JSONReaderError(code: error.code, offset: start)
        }
      case 0..<0x20 where !rules.allowsControlCharacters, 0x7F where !rules.readsDelete:
        throw error(.controlCharacter)
      case UInt8(ascii: "/")
      where !rules.keepsSlashes && bytes[position...].starts(with: "//".utf8):
        while let inside = next, inside != quote { position += 1 }
      default:
        content.append(byte)
        position += 1
      }
    }
    if !resolvingEscapes { content = Array(bytes[start..<position]) }
    if !take(quote), !rules.allowsOpenStrings { throw error(.endOfText) }
    let text = String(decoding: content, as: UTF8.self)
    return composing ? LetterNormalization.composing(text) : text
  }

  private mutating func escape() throws(JSONReaderError) -> String {
    let simple: [UInt8: String] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    guard let byte = next else { throw error(.endOfText) }
    position += 1
    if let text = simple[byte] {
      return rules.resolvesShortEscapes ? text : "\\\(Unicode.Scalar(byte))"
    }
    if byte != UInt8(ascii: "u") {
      guard rules.allowsUnknownEscapes else { throw error(.escape) }
      return String(Unicode.Scalar(byte))
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
    if UTF16.isLeadSurrogate(UInt16(first)), bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      let second = try codeUnit()
      if UTF16.isTrailSurrogate(UInt16(second)) {
        let pair = UTF16.EncodedScalar([UInt16(first), UInt16(second)])
        return rules.joinsSurrogates ? UTF16.decode(pair) : "\u{FFFD}"
      }
    }
    guard rules.allowsLoneSurrogates else { throw error(.surrogate) }
    return "\u{FFFD}"
  }

  private mutating func codeUnit() throws(JSONReaderError) -> UInt32 {
    var digits = bytes[position...].prefix(4)
    if rules.allowsShortEscapes {
      digits = digits.prefix { Character(Unicode.Scalar($0)).isHexDigit }
    }
    let text = String(decoding: digits, as: UTF8.self)
    guard text.utf8.count == 4 || (rules.allowsShortEscapes && !text.isEmpty),
      text.allSatisfy(\.isHexDigit), let unit = UInt32(text, radix: 16)
    else { throw error(.escape) }
    position += text.utf8.count
    return unit
  }
}
