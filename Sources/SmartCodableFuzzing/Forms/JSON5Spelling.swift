import FuzzKit

/// Scalars and keys of JSON spelled in the ways that only JSON5 has (J5-1).
///
/// Every token keeps its meaning: only quotes, escapes and hexadecimal integers are drawn.
struct JSON5Spelling {
  private var generator: SeededGenerator
  private var text: [UInt8] = []

  /// A spelling of a scalar or a key of JSON.
  static func token(_ literal: [UInt8], isKey: Bool, seed: UInt64) -> [UInt8] {
    var spelling = JSON5Spelling(generator: SeededGenerator(seed: seed))
    switch literal.first {
    case UInt8(ascii: "\"") where isKey: spelling.writeKey(literal.dropFirst().dropLast())
    case UInt8(ascii: "\""): spelling.writeString(literal.dropFirst().dropLast())
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "f"): return literal
    default: spelling.writeNumber(literal[...])
    }
    return spelling.text
  }

  /// A key without quotes, if it is a name.
  private mutating func writeKey(_ key: ArraySlice<UInt8>) {
    let name = String(decoding: JSONText.unescaped(key), as: UTF8.self)
    guard generator.oneIn(2), JSON5Piece.isName(name) else { return writeString(key) }
    let share = generator.pick([2, 20, 1000]) ?? 1000
    for scalar in name.unicodeScalars {
      // Half a pair is no part of a name without quotes.
      let isEscaped = scalar.value < 0x1_0000 && generator.oneIn(share)
      text += isEscaped ? JSONText.unicodeEscape(UInt16(scalar.value)) : Array(String(scalar).utf8)
    }
  }

  /// The text of a string, with its escapes, between single or double quotes.
  private mutating func writeString(_ body: ArraySlice<UInt8>) {
    let quote = generator.oneIn(2) ? UInt8(ascii: "'") : UInt8(ascii: "\"")
    text.append(quote)
    var rest = body[...]
    while let byte = rest.popFirst() {
      // Does not split a character, an escape or a pair of escapes.
      if byte < 0x80 || byte >= 0xC0, byte != UInt8(ascii: "\\"), generator.oneIn(16) {
        text += (generator.oneIn(2) ? "\\\n" : "\\\r\n").utf8
      }
      switch byte {
      case UInt8(ascii: "\\"):
        text.append(byte)
        let count = rest.first == UInt8(ascii: "u") ? 5 : 1
        text += rest.prefix(count)
        rest = rest.dropFirst(count)
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        if byte == quote || generator.oneIn(2) { text.append(UInt8(ascii: "\\")) }
        text.append(byte)
      case 0x20..<0x7F where generator.oneIn(8):
        let digits = String(byte, radix: 16, uppercase: generator.oneIn(2))
        text += "\\x\(digits)".utf8
      case 0xC2...0xF4 where generator.oneIn(4):
        // A character that is not ASCII, by one or two escapes.
        let count = byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3
        let character = String(decoding: [byte] + rest.prefix(count), as: UTF8.self)
        rest = rest.dropFirst(count)
        for unit in character.utf16 { text += JSONText.unicodeEscape(unit) }
      case 0x30..<0x7F where generator.oneIn(16): text += JSONText.unicodeEscape(UInt16(byte))
      default: text.append(byte)
      }
    }
    text.append(quote)
  }

  /// `.5` for `0.5`, and `5.` for `5.0`.
  private static func withoutZero(_ number: Substring) -> Substring {
    guard let point = number.firstIndex(of: ".") else { return number }
    if number.hasPrefix("0.") { return number[point...] }
    let tail = number[point...].dropFirst().drop { ("0"..."9").contains($0) }
    guard number[point..<tail.startIndex] == ".0" else { return number }
    return number[...point] + tail
  }

  /// A hexadecimal integer, a number without the zero on one side of its point, or a plus sign.
  private mutating func writeNumber(_ digits: ArraySlice<UInt8>) {
    let literal = String(decoding: digits, as: UTF8.self)
    if generator.oneIn(2) {
      text += digits
      return
    }
    let isNegative = literal.hasPrefix("-")
    let unsigned = isNegative ? literal.dropFirst() : literal[...]
    let sign = isNegative ? "-" : generator.oneIn(2) ? "+" : ""
    if let number = Self.integer(unsigned), literal != "-0" {
      let isUpper = generator.oneIn(4)
      let digits = String(number, radix: 16, uppercase: isUpper)
      text += (sign + (isUpper ? "0X" : "0x") + digits).utf8
    } else {
      text += (sign + Self.withoutZero(unsigned)).utf8
    }
  }

  /// An integer as wide as the system has one.
  private static func integer(_ digits: Substring) -> (any FixedWidthInteger)? {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) { return UInt128(digits) }
    return UInt64(digits)
  }
}
