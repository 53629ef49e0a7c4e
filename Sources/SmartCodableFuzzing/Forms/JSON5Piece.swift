import FuzzKit

/// A token of JSON5, right or nearly right, at the bounds of the grammar.
///
/// The tables of what is right and what is not only set how often each comes; what a token means is left to
/// the reader that judges.
enum JSON5Piece {
  /// Draws a scalar; a broken one is rare, since it makes the whole text invalid.
  static func scalar(_ generator: inout SeededGenerator) -> String {
    let isBroken = generator.oneIn(32)
    switch generator.below(5) {
    case 0, 1: return generator.pick(isBroken ? brokenNumbers : numbers) ?? "0"
    case 2:
      return hexadecimal(&generator)
    default:
      let quote = generator.oneIn(2) ? "\"" : "'"
      var text = ""
      for _ in 0..<generator.below(4) { text += generator.pick(characters) ?? "" }
      if isBroken { text += generator.pick(brokenCharacters) ?? "" }
      return quote + text + quote
    }
  }

  /// Draws a key without quotes.
  static func name(_ generator: inout SeededGenerator) -> String {
    generator.pick(generator.oneIn(24) ? brokenNames : names) ?? "a"
  }

  /// Draws white space or a comment; at times a character that is neither, but beside one in the tables of
  /// Unicode.
  static func blank(_ generator: inout SeededGenerator) -> String {
    if generator.oneIn(100) { return generator.pick(beside) ?? "" }
    return generator.pick(generator.oneIn(3) ? comments : blanks) ?? " "
  }

  // MARK: Numbers

  static let numbers = [
    "0x0", "0X0", "0x0000000000000000000000000000000000000001", "-0x0", "+0x1", "-0Xa", "+1", "+0",
    "-0", "0.", "-0.", ".0", "+.5", "-.5", "5.", "-5.", "5.e3", ".5e-3", "5.E+3", "+5.5e-1",
    "+.5E-07", "0.e0", "1E+00", "1e-0", "0e999", "0e-999", "-0e5", ".0e-999", "Infinity",
    "-Infinity", "+Infinity", "NaN", "+NaN", "-NaN", "0.99999999999999999", "9.9999999999999999",
    "1.9999999999999999", "-3.9999999999999999e5", "4503599627370495.9", "9007199254740991.9",
    "18014398509481983e0", "9007199254740993e0", "9007199254740992.5", "9007199254740993",
    "1.7976931348623157e308", "1.7976931348623158e308", "2.2250738585072011e-308",
    "2.2250738585072014e-308", "5e-324", "4.9406564584124654e-324",
    "123456789012345678901234567890", "1e22", "1e23", "1e-22", "8.41e21", "123456789012345678e0",
    "1234567890123456789e0", "12345678901234567890e0", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616",
    "99999999999999999999", "+9223372036854775808",
    "1.00000000000000000000000000000000000000000000000000001",
    "0.000000000000000000000000000000000000000000000000000000000000000000000012",
    "1e00000000000000000000005", "null", "true", "false",
  ]

  static let brokenNumbers = [
    ".", "+", "-", "+.", "-.", ".e1", "+.e-1", "5e", "5.e", "5e+", "5.e-", ".5e", "00", "01", "-01",
    "+00", "0x", "-0x", "0xg", "0x.1", "0x1.", "0x1.8", "0x1p3", "0x-1", "0x 1", "x1", "++1", "--1",
    "+-1", "- 1", "1_0", "1e1.5", "Infinit", "infinity", "Infinityx", "+ Infinity", "NaNx", "nan",
    "Nan", "1e309", "-1e309", "1e-400", "2e-324", "1.7976931348623159e308", "1 2", "١", "1n", "0b1",
    "0o7", ".5.", "1..", "0xfffffffffffffffg", "1/", "1:", "/", ":", "nul", "nulL", "Null", "tru",
    "truee", "True", "falsee", "undefined", "é", "0x١",
  ]

  /// An integer around a power of two up to those that no number type holds.
  private static func hexadecimal(_ generator: inout SeededGenerator) -> String {
    let count = generator.pick([1, 8, 13, 14, 15, 16, 17, 31, 32, 33, 48, 49, 64, 255, 256]) ?? 1
    var digits = Array(
      repeating: generator.pick(["0", "F", "f"]) ?? "0",
      count: count == 256 && !generator.oneIn(4) ? 128 : count
    )
    digits[0] = generator.pick(["1", "2", "7", "8", "a", "F"]) ?? "1"
    let last = digits.count - 1
    if generator.oneIn(2) {
      digits[last] = generator.pick(["0", "1", "7", "8", "9", "e", "F"]) ?? "1"
    }
    // The bits that decide how a double is rounded.
    if last > 14, generator.oneIn(2) {
      digits[13] = generator.pick(["4", "7", "8", "9", "C"]) ?? "8"
    }
    let sign = generator.pick(["", "-", "+"]) ?? ""
    return sign + (generator.oneIn(2) ? "0x" : "0X") + digits.joined()
  }

  // MARK: Strings and names

  static let characters = [
    "a", "é", "😀", "\\b\\f\\n\\r\\t\\v\\0", "\\'\\\"\\\\\\/", "\\a\\U0041\\e\\q", "\\x00",
    "\\x7f\\x80\\xFF", "\\x0A", "\\u0000", "\\u00e9\\u00E9", "\\uD7FF\\uE000", "\\uD800\\uDC00",
    "\\uDBFF\\uDFFF", "\\uD800\\uDFFF", "\\uDBFF\\uDC00", "\\ud83d\\ude00", "\\uFFFE\\uFFFF",
    "\\u007F\\u0080\\u07FF\\u0800", "\\\n", "\\\r", "\\\r\n", "\\\u{2028}", "\\\u{2029}",
    "\u{2028}", "\u{2029}", "\t", "\u{1}", "\u{7F}", "\\é", "\\😀", "\\0a", "\\0\\0", "\\\n\\\r",
    "\\ ", "\\\t", "\\\u{85}", "\\\u{2027}", "\\\u{202A}", "//", "/*", "\\x41\\x4a", "abcdefgh",
  ]

  static let brokenCharacters = [
    "\\uD800", "\\uDBFF", "\\uDC00", "\\uDFFF", "\\uDC00\\uDC00", "\\uDC00\\uD800",
    "\\uDFFF\\uDC00", "\\uD800\\uD800", "\\uD800\\uDBFF", "\\uD800\\uE000", "\\uDBFF\\u0041",
    "\\uD83Dx", "\\uD83D\\n", "\\uD83D\\xDE", "\\uD83D\\\\uDE00", "\\uD83D\\uDE0", "\\1", "\\7",
    "\\8", "\\9", "\\00", "\\01", "\\09", "\\x", "\\x1", "\\xg1", "\\x1g", "\\x0/", "\\x0:",
    "\\x0@", "\\x0G", "\\x0`", "\\u", "\\u123", "\\u123g", "\\uG123", "\\u12 4", "\\u{41}", "\n",
    "\r", "a\nb",
  ]

  static let names = [
    "a", "$", "_", "a1", "$_9", "é", "日本", "𝒜", "\u{1C5}", "\u{2B0}", "\u{2167}", "a\u{300}",
    "a\u{903}", "a\u{660}", "a\u{203F}b", "a\u{200C}", "a\u{200D}b", "\\u0061", "a\\u0062",
    "\\u00e9", "\\u0024\\u005F", "a\\u0031", "a\\u200d", "a\\u0300", "null", "Infinity", "NaN", "ª",
    "\u{FF21}", "z", "A", "Z",
  ]

  static let brokenNames = [
    "1a", "a-b", "\u{300}a", "\u{660}", "\u{200C}a", "\\u0031", "\\u002d", "a\\u0020",
    "\\uD835\\uDC9C", "\\uD800", "\\uDC00a", "\\x61", "\\u{61}", "\\u61", "\\", "a\\", "a b",
    "a\u{B7}", "a\u{20DD}", "€", "😀", "½", "@", "[", "`", "a{", "a/", "a.b", "a\\n", "\u{7F}", "#",
  ]

  // MARK: The grammar of names

  /// Whether a text may be a key without quotes.
  static func isName(_ text: String) -> Bool {
    text.unicodeScalars.first.map(startsName) ?? false
      && text.unicodeScalars.allSatisfy(isPartOfName)
  }

  static func startsName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      true
    default: scalar == "$" || scalar == "_"
    }
  }

  static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: true
    default: startsName(scalar) || scalar == "\u{200C}" || scalar == "\u{200D}"
    }
  }

  // MARK: Between tokens

  /// All white space of the grammar: that of ECMAScript, and the space separators of Unicode.
  static let blanks =
    ["\r\n"]
    + ([0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20, 0xA0, 0x1680] + Array(0x2000...0x200A)
    + [0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF])
    .map(text)

  /// The code points beside these.
  static let beside =
    ([0x00, 0x08, 0x0E, 0x1F, 0x21, 0x7F, 0x85, 0x9F, 0xA1, 0x167F, 0x1681, 0x180E, 0x1FFF, 0x200B]
    + [0x2027, 0x202A, 0x202E, 0x2030, 0x205E, 0x2060, 0x2FFF, 0x3001, 0xFEFE, 0xFFEF, 0xFFFE])
    .map(text)

  static let comments =
    ["/**/", "/***/", "/*/*/", "/* ' \" { */", "/*\n*/", "/* * / */", "/*//*/", "/*é\u{0}*/"]
    + ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}"]
    .flatMap {
      ["//\($0)", "// }\u{85}\u{B}\u{2027}\u{202A}\($0)", "///*\($0)"]
    }

  private static func text(_ code: Int) -> String {
    Unicode.Scalar(UInt32(code)).map { String($0) } ?? ""
  }
}
