extension JSONReader {
  private static let literals: [([UInt8], JSONTree.Kind)] = [
    (Array("true".utf8), .bool), (Array("false".utf8), .bool), (Array("null".utf8), .null),
  ]
  private static let nonFinite: [([UInt8], JSONTree.Kind)] = [
    (Array("NaN".utf8), .null), (Array("Infinity".utf8), .null),
  ]

  mutating func literal() throws(JSONReaderError) -> (JSONTree.Kind, Range<Int>) {
    for (word, kind) in rules.allowsNonFinite ? Self.literals + Self.nonFinite : Self.literals {
      let start = position
      let found = bytes[start...].prefix(word.count)
      if found.elementsEqual(word) {
        position += word.count
        return (kind, start..<position)
      }
      if rules.ignoresCaseOfLiterals, found.map({ $0 | 0x20 }) == word {
        position += word.count
        return (kind, store(word))
      }
      guard rules.allowsCutLiterals, found.first == word.first else { continue }
      position += zip(found, word).prefix { $0 == $1 }.count
      return (kind, store(word))
    }
    throw error(.unexpectedByte)
  }

  mutating func number() throws(JSONReaderError) -> Range<Int> {
    let start = position
    let isNegative = take(UInt8(ascii: "-"))
    if isNegative, rules.allowsBareMinus, !isAtDigit { return store("0".utf8) }
    if rules.allowsHexadecimal, let digits = hexadecimalDigits() { return store(digits.utf8) }
    if rules.allowsLeadingDot, take(UInt8(ascii: ".")) {
      let fraction = position
      try digits()
      return store((isNegative ? "-0." : "0.").utf8 + bytes[fraction..<position])
    }
    let integer = position
    try digits()
    if bytes[integer] == UInt8(ascii: "0"), position - integer > 1, !rules.allowsLeadingZeros {
      throw JSONReaderError(code: .number, offset: integer + 1)
    }
    if take(UInt8(ascii: ".")) {
      if rules.allowsBareDot, !isAtDigit { return start..<position - 1 }
      try digits()
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if rules.allowsBareExponent, !isAtDigit, next != UInt8(ascii: "-"), next != UInt8(ascii: "+")
      {
        return start..<position - 1
      }
      if rules.readsExponentSigns, !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    return start..<position
  }

  private var isAtDigit: Bool {
    next.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  private mutating func digits() throws(JSONReaderError) {
    let start = position
    while isAtDigit { position += 1 }
    if position == start { throw error(.number) }
  }

  private mutating func hexadecimalDigits() -> String? {
    guard bytes[position...].starts(with: "0x".utf8) else { return nil }
    let digits = bytes[position...].dropFirst(2)
      .prefix { Character(Unicode.Scalar($0)).isHexDigit }
    guard let value = UInt64(String(decoding: digits, as: UTF8.self), radix: 16) else { return nil }
    position += 2 + digits.count
    return String(value)
  }
}
