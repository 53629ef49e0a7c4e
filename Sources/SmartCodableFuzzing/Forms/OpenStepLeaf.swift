import FuzzKit

/// A value of a property list in the old text format, right or nearly right, spelled as its reader alone can
/// judge.
///
/// Foundation writes to standard error where a semicolon is missing, and has its own answers for lone
/// surrogates, for the last two octal codes and for form feeds and comments in data; nothing of this is drawn.
enum OpenStepLeaf {
  /// Draws the text of a value; a broken one is rare, since it makes the whole list invalid.
  static func draw(_ generator: inout SeededGenerator) -> String {
    if generator.oneIn(200) { return generator.pick(broken) ?? "" }
    return switch generator.below(4) {
    case 0: data(&generator)
    case 1: generator.pick(words) ?? "a"
    case 2: generator.pick(containers) ?? "()"
    default: quoted(&generator)
    }
  }

  /// Words of all bytes that need no quotes.
  static let words = [
    "-", ".", ":", "$", "_", "/", "/x", "a//b", "a/", "x-y", "1.5", "0x1", "YES",
    "http://a.b:1/c_d$e", "azAZ09", "-1", "a.b", "$A", "20010101", "2001-01-01",
  ]

  static let escapes = [
    "\\a", "\\b", "\\f", "\\n", "\\r", "\\t", "\\v", "\\\\", "\\\"", "\\'", "\\?", "\\q", "\\8",
    "\\x41", "\\u0041", "\\\n", "\\\t", "\\\r", "\\ ", "\\0", "\\7", "\\12", "\\012", "\\101",
    "\\1012", "\\18", "\\177", "\\200", "\\241", "\\375", "\\400", "\\774", "\\U", "\\Ug", "\\U41",
    "\\U0041", "\\U00e9", "\\U00E9", "\\U12345", "\\Ufffe", "\\Uffff", "\\U0000", "\\U7ff",
    "\\U800", "\\Ud7ff", "\\Ue000", "\\Ud83d\\Ude00", "\\Ud800\\Udc00", "\\Udbff\\Udfff",
    "\\UD800\\UDFFF", "\\UDBFF\\UDC00", "\\Ud83d\\Ude00\\Ud834\\Udd1e", "\\U/", "\\U:", "\\U@",
    "\\UG", "\\U`",
  ]

  private static let plain = [
    "a", " ", "\n", "\r", "\t", "\0", "\u{7F}", "é", "\u{2028}", "😀", "//", "/*", "*/", "{", ")",
    ";", "=", "<", "text",
  ]

  private static func quoted(_ generator: inout SeededGenerator) -> String {
    let quote = generator.oneIn(2) ? "\"" : "'"
    var text = quote
    for _ in 0..<generator.below(5) {
      text += generator.pick(generator.oneIn(3) ? plain : escapes) ?? ""
    }
    if generator.oneIn(8) { text += quote == "'" ? "\"" : "'" }
    return text + quote
  }

  /// The white space that Foundation allows within data.
  static let dataBlanks = [" ", "\n", "\t", "\r", "\r\n", "\u{2028}", "\u{2029}"]

  private static func data(_ generator: inout SeededGenerator) -> String {
    var text = "<"
    for _ in 0..<generator.below(5) {
      if generator.oneIn(2) { text += generator.pick(dataBlanks) ?? "" }
      text += generator.pick(["00", "09", "0a", "9F", "aF", "Fa", "ff", "7e", "80"]) ?? ""
    }
    if generator.oneIn(3) { text += generator.pick(dataBlanks) ?? "" }
    return text + ">"
  }

  private static let containers = [
    "()", "( )", "(a)", "(a,)", "(a,b)", "(a , b , )", "((),(a))", "{}", "{ }", "{a=b;}", "{a;}",
    "{a=b;a=c;}", "{b=1;a=2;}", "{\"\"=\"\";}", "{a={};}", "(/**/)", "(<00>,{})", "{'a'=(b);}",
  ]

  static let broken = [
    "<0>", "<0 a>", "<0a0>", "<0g>", "<g0>", "<0/>", "<:0>", "<0@>", "<`0>", "<0a,0b>", "<é>", "",
    ",", "=", "&", "é", "@", "(,)", "(a,,b)", "(a b)", "(a;)", "(}", "*", "#", "[", "|", "+", "%",
    "!", "~", "\0", "\u{85}", "\u{A0}", "\u{2027}", "\u{202A}",
  ]
}
