/// Spellings of JSON strings: escaping, unescaping, and numbers of four hexadecimal digits.
public enum JSONText {
  /// The escaped spelling of UTF-8 `text`, with escapes only where they are needed.
  public static func escaped(_ text: some Collection<UInt8>) -> [UInt8] {
    escaped(Array(text), lineFeed: unicodeEscape(0x0A))
  }

  /// The same with another escape of a line feed.
  static func escaped(_ bytes: [UInt8], lineFeed: [UInt8]) -> [UInt8] {
    // By index, since an iterator costs an unoptimized build several times as much.
    var index = 0
    while index < bytes.count, isPlain(bytes[index]) { index += 1 }
    if index == bytes.count { return bytes }
    var result = Array(bytes[..<index])
    while index < bytes.count {
      let byte = bytes[index]
      if isPlain(byte) {
        result.append(byte)
      } else if byte == 0x0A {
        result += lineFeed
      } else if byte < 0x20 {
        result += unicodeEscape(UInt16(byte))
      } else {
        result.append(UInt8(ascii: "\\"))
        result.append(byte)
      }
      index += 1
    }
    return result
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x22 && byte != 0x5C
  }

  /// The text that the valid escaped spelling `text` stands for; lone surrogates give U+FFFD.
  public static func unescaped(_ text: some Collection<UInt8>) -> [UInt8] {
    let bytes = Array(text)
    guard bytes.contains(UInt8(ascii: "\\")) else { return bytes }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
        result.append(bytes[index])
        index += 1
        continue
      }
      if bytes[index + 1] == UInt8(ascii: "u") {
        let (scalar, length) = unicodeScalar(in: bytes, at: index)
        result.append(contentsOf: String(Character(scalar)).utf8)
        index += length
      } else {
        result.append(byte(ofEscape: bytes[index + 1]) ?? bytes[index + 1])
        index += 2
      }
    }
    return result
  }

  /// The spelling `\uXXXX` of a UTF-16 code unit.
  public static func unicodeEscape(_ unit: UInt16) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return [UInt8(ascii: "\\"), UInt8(ascii: "u")]
      + [12, 8, 4, 0].map { digits[Int(unit >> UInt16($0)) & 15] }
  }

  /// The value of four hexadecimal digits from `index`, or nil.
  static func hexadecimal(_ bytes: [UInt8], at index: Int) -> UInt16? {
    guard index >= 0, index + 4 <= bytes.count else { return nil }
    var value: UInt16 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue, byte < 0x80 else {
        return nil
      }
      value = value << 4 | UInt16(digit)
    }
    return value
  }

  /// What a letter or sign means behind a backslash, unless it needs digits.
  static func byte(ofEscape letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  private static func unicodeScalar(in bytes: [UInt8], at index: Int) -> (UnicodeScalar, Int) {
    let replacement = UnicodeScalar(0xFFFD as UInt16) ?? " "
    guard let high = hexadecimal(bytes, at: index + 2) else { return (replacement, 2) }
    if let scalar = UnicodeScalar(high) { return (scalar, 6) }
    guard (0xD800..<0xDC00).contains(high), index + 12 <= bytes.count,
      bytes[index + 6] == UInt8(ascii: "\\"), bytes[index + 7] == UInt8(ascii: "u"),
      let low = hexadecimal(bytes, at: index + 8), (0xDC00..<0xE000).contains(low)
    else { return (replacement, 6) }
    let value = 0x1_0000 + (UInt32(high & 0x3FF) << 10 | UInt32(low & 0x3FF))
    return (UnicodeScalar(value) ?? replacement, 12)
  }
}
