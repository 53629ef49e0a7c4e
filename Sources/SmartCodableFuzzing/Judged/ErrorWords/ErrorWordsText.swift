import FuzzKit

/// Damage to texts of JSON, of every category that an error has.
enum ErrorWordsText {
  private static let tokens = [
    "nule", "nul", "tru", "trux", "falze", "Null", "nullx", "truefalse", "01", "-", "-x", "+1",
    "1.",
    "1.x", ".5", "1e", "1e+", "1E-x", "-01", "0x1", "00", "NaN", "-Infinity", "'", "\"", "\\",
    "\\x", "\\u12", "\\u12G4", "\\uD83D", "\\uD83Dx", "\\uD83D\\n", "\\uD83D\\u0041", "\\uDE00",
    "\\uD83D\\uD83D", "\\uD83D\\uZ", "\\u0000", "\u{0}", "\u{1}", "\n", "\u{1F}", "\t", "\r", " ",
    "\u{7F}", "\u{A0}", "é", "日", "😀", ",", ",,", ":", "[", "]", "{", "}", "{}", "[]", "/", "//",
    "x",
    "1", "\"a\":", "null", "true ",
  ]
  private static let noCharacters: [[UInt8]] = [
    [0x80], [0xBF], [0xC0, 0x80], [0xC3], [0xC3, 0x28], [0xE2, 0x82], [0xE0, 0x9F, 0x80], [0xFF],
    [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xF5],
    [0xF0, 0x8F, 0xBF, 0xBF],
  ]
  private static let blanks = ["", "", "\n", "\r\n", "\r", "\n\r ", " \t", "\r\r\n  "]

  /// The text of an input, mostly damaged; the lines of a right one are broken in some way.
  static func text(_ input: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    if generator.oneIn(4) { return input }
    var text = input
    if JSONTree(parsing: input) != nil {
      text = spread(input, with: Array((generator.pick(blanks) ?? "").utf8))
    }
    if generator.oneIn(24) { nest(&text, &generator) }
    for _ in 0..<(generator.pick([1, 1, 1, 2, 0]) ?? 1) { damage(&text, &generator) }
    return text
  }

  /// The text with blanks around it and around its commas, colons and brackets.
  private static func spread(_ text: [UInt8], with blanks: [UInt8]) -> [UInt8] {
    var result = blanks
    var isInString = false
    var isEscaped = false
    for byte in text {
      result.append(byte)
      if isEscaped {
        isEscaped = false
      } else if isInString, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else if !isInString, ",:[{}]".utf8.contains(byte) {
        result += blanks
      }
    }
    return result + blanks
  }

  /// Puts the text into containers, so that about 512 are open.
  private static func nest(_ text: inout [UInt8], _ generator: inout SeededGenerator) {
    let (start, end) = generator.oneIn(2) ? ("[", "]") : ("{\"a\":", "}")
    let count = (generator.pick([509, 510, 511, 512, 513]) ?? 512) - (generator.oneIn(2) ? 1 : 0)
    let ends = generator.oneIn(4) ? "" : String(repeating: end, count: count)
    text = Array(String(repeating: start, count: count).utf8) + text + Array(ends.utf8)
  }

  private static func damage(_ text: inout [UInt8], _ generator: inout SeededGenerator) {
    let place = generator.below(text.count + 1)
    switch generator.below(8) {
    case 0: text.removeSubrange(place...)
    case 1 where place < text.count: text[place] ^= UInt8(1) << UInt8(generator.below(8))
    case 2:
      text.insert(contentsOf: generator.pick(noCharacters) ?? [], at: place)
    case 3:
      // At the end, where it is extra text or a text that is cut.
      text += (generator.pick(tokens) ?? "").utf8
    default:
      let end = min(text.count, place + generator.below(3))
      text.replaceSubrange(place..<end, with: (generator.pick(tokens) ?? "").utf8)
    }
  }
}
