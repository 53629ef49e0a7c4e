extension JSONReader {
  package mutating func literal() throws(JSONReaderError) -> JSONValue {
    var table: [(String, JSONValue)] = [
      ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null),
    ]
    if rules.allowsNonFinite { table += [("NaN", .null), ("Infinity", .null)] }
    for (word, value) in table {
      let found = String(decoding: bytes[position...].prefix(word.utf8.count), as: UTF8.self)
      if found == word || (rules.ignoresCaseOfLiterals && found.lowercased() == word) {
        position += word.utf8.count
        return value
      }
      let common = zip(found.utf8, word.utf8).prefix { $0 == $1 }.count
      if rules.allowsCutLiterals, common > 0 {
        position += common
        return value
      }
    }
    throw error(.unexpectedByte)
  }

  package mutating func number() throws(JSONReaderError) -> String {
    let start = position
    let isNegative = take(UInt8(ascii: "-"))
    if isNegative, rules.allowsBareMinus, !isAtDigit { return "0" }
    if rules.allowsHexadecimal, let digits = hexadecimalDigits() { return digits }
    if next == UInt8(ascii: "."), rules.allowsLeadingDot {
      position += 1
      let fraction = position
      try digits()
      return "\(isNegative ? "-" : "")0." + text(from: fraction)
    }
    let isZero = next == UInt8(ascii: "0")
    let integerStart = position
    try digits()
    if isZero, position - integerStart > 1, !rules.allowsLeadingZeros {
      throw JSONReaderError(code: .number, offset: integerStart + 1)
    }
    if take(UInt8(ascii: ".")) {
      if rules.allowsBareDot, !isAtDigit { return String(text(from: start).dropLast()) }
      try digits()
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if rules.allowsBareExponent, !isAtDigit, next != UInt8(ascii: "-"), next != UInt8(ascii: "+")
      {
        return String(text(from: start).dropLast())
      }
      if rules.readsExponentSigns, !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    return text(from: start)
  }

  private var isAtDigit: Bool { next.map(Self.isDigit) ?? false }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
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
