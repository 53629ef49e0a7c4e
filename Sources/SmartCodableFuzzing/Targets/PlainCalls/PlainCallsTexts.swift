import FuzzKit

/// Texts of 1 to 24 bytes, many of which differ in one byte only: the first, the last, or one between.
enum PlainCallsTexts {
  /// Texts that are raw values.
  static let good = [
    "a", "b", "ab", "abc", "abcd", "bbcd", "abcdefg", "abcdefgh", "abcdefgi", "bbcdefgh",
    "abcdefghi", "abcdefghj", "abcdefghABCDEFG", "abcdefghABCDEFGH", "abcdefghABCDEFGI",
    "bbcdefghABCDEFGH", "abcdefghbBCDEFGH", "abcdefghABCDEFGHI", "abcdefghABCDEFGHJ",
    "abcdefghABCDEFGHIJKLMNOP", "7", "true", "é",
  ]

  private static let goodOnes = Set(good)

  static func isGood(_ text: String) -> Bool { goodOnes.contains(text) }

  /// Texts that are none, though they look like one.
  static let bad = [
    "c", "", "A", "ac", "abcD", "abcdefgH", "Abcdefgh", "cbcdefgh", "abcdefgj", "abcdefghk",
    "abcdefghABCDEFGJ", "cbcdefghABCDEFGH", "abcdefghABCDEFGHK", "abcdefghABCDEFGHIJKLMNOQ",
    "8", "false", "e",
  ]

  /// A text of one of the tables.
  static func draw(_ generator: inout SeededGenerator) -> String {
    generator.pick(generator.oneIn(4) ? bad : good) ?? ""
  }

  /// A text with some letters in the other case, perhaps with a byte that no value has.
  static func drawAny(_ generator: inout SeededGenerator) -> String {
    let count = 1 + generator.below(generator.oneIn(3) ? 24 : 10)
    var bytes = Array("abcdefghijklmnopqrstuvwx".utf8.prefix(count))
    for _ in 0..<generator.below(3) { bytes[generator.below(count)] ^= 0x20 }
    if generator.oneIn(3) { bytes[count - 1] = generator.oneIn(4) ? 0x21 : bytes[count - 1] ^ 0x07 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
