extension ErrorWordsReader {
  mutating func literal(_ word: String) throws(Problem) {
    let rest = bytes[index...]
    if rest.starts(with: word.utf8) {
      index += word.utf8.count
    } else if Array(word.utf8).starts(with: rest) {
      // It is cut.
      throw Problem(.literal, .end, at: index, through: bytes.count)
    } else {
      throw Problem(.literal, at: index)
    }
  }

  mutating func number() throws(Problem) {
    _ = take(UInt8(ascii: "-"))
    if take(UInt8(ascii: "0")) {
      if isAtDigit { throw Problem(.number, at: index) }
    } else {
      try digits()
    }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
  }

  private var isAtDigit: Bool { byte.map { (0x30...0x39).contains($0) } ?? false }

  private mutating func digits() throws(Problem) {
    guard isAtDigit else {
      throw byte == nil ? Problem(.number, .end, at: index) : Problem(.number, at: index)
    }
    while isAtDigit { index += 1 }
  }

  // MARK: Strings

  mutating func string() throws(Problem) {
    index += 1
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return
      case UInt8(ascii: "\\"): try escape()
      case 0..<0x20: throw Problem(.control, at: index)
      case 0x20..<0x80: index += 1
      default:
        let rest = bytes[index...].prefix(4)
        guard let length = Self.characterLength(rest) else {
          // What may be the start of a character is cut.
          if rest.count < 4, rest.allSatisfy({ $0 >= 0x80 }) {
            throw Problem(.encoding, .end, at: index, through: bytes.count)
          }
          throw Problem(.encoding, at: index)
        }
        index += length
      }
    }
    throw Problem(.end, at: index)
  }

  private mutating func escape() throws(Problem) {
    let rest = bytes[index...].dropFirst()
    guard let first = rest.first else {
      throw Problem(.escape, .end, at: index, through: bytes.count)
    }
    if first != UInt8(ascii: "u") {
      guard "\"\\/bfnrt".utf8.contains(first) else { throw Problem(.escape, at: index) }
      index += 2
      return
    }
    guard let unit = Self.unit(rest.dropFirst()) else {
      let isCut = rest.count < 5 && rest.dropFirst().allSatisfy(Self.isHexadecimal)
      throw isCut
        ? Problem(.escape, .end, at: index, through: bytes.count) : Problem(.escape, at: index)
    }
    guard (0xD800..<0xE000).contains(unit) else {
      index += 6
      return
    }
    let second = bytes[index...].dropFirst(6)
    guard unit < 0xDC00 else { throw Problem(.surrogate, at: index) }
    guard second.starts(with: "\\u".utf8) else {
      // It is cut before the other half can be seen.
      throw "\\u".utf8.starts(with: second)
        ? Problem(.surrogate, .escape, .end, at: index, through: bytes.count)
        : Problem(.surrogate, at: index)
    }
    guard let low = Self.unit(second.dropFirst(2)) else {
      throw second.count < 6
        ? Problem(.surrogate, .escape, .end, at: index, through: bytes.count)
        : Problem(.surrogate, .escape, at: index, through: index + 6)
    }
    guard (0xDC00..<0xE000).contains(low) else { throw Problem(.surrogate, at: index) }
    index += 12
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    "0123456789abcdefABCDEF".utf8.contains(byte)
  }

  /// The value of four hexadecimal digits; nil if there are none.
  private static func unit(_ bytes: ArraySlice<UInt8>) -> UInt16? {
    let digits = bytes.prefix(4)
    guard digits.count == 4, digits.allSatisfy(isHexadecimal) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// The length of a character beyond ASCII by table 3-7 of the Unicode standard; nil if there is none.
  static func characterLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first, let second = bytes.dropFirst().first else { return nil }
    let rows: [(first: ClosedRange<UInt8>, second: ClosedRange<UInt8>, length: Int)] = [
      (0xC2...0xDF, 0x80...0xBF, 2), (0xE0...0xE0, 0xA0...0xBF, 3), (0xE1...0xEC, 0x80...0xBF, 3),
      (0xED...0xED, 0x80...0x9F, 3), (0xEE...0xEF, 0x80...0xBF, 3), (0xF0...0xF0, 0x90...0xBF, 4),
      (0xF1...0xF3, 0x80...0xBF, 4), (0xF4...0xF4, 0x80...0x8F, 4),
    ]
    guard let row = rows.first(where: { $0.first.contains(first) }),
      row.second.contains(second), bytes.count >= row.length,
      bytes.prefix(row.length).dropFirst(2).allSatisfy({ (0x80...0xBF).contains($0) })
    else { return nil }
    return row.length
  }
}
