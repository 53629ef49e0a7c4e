import Foundation
import FuzzKit

/// An element of an XML property list, right or nearly right, spelled as its reader alone can judge.
enum XMLLeaf {
  /// Draws the text of an element; a broken one is rare, since it makes the whole list invalid.
  static func draw(_ generator: inout SeededGenerator) -> String {
    let isBroken = generator.oneIn(300)
    switch generator.below(6) {
    case 0: return element("date", isBroken ? brokenDates : [date(&generator)], &generator)
    case 1: return element("data", isBroken ? brokenData : [data(&generator)], &generator)
    case 2: return element("integer", isBroken ? brokenIntegers : [integer(&generator)], &generator)
    case 3: return element("real", isBroken ? brokenReals : [real(&generator)], &generator)
    case 4: return element("string", isBroken ? brokenTexts : texts, &generator)
    default: return generator.pick(isBroken ? brokenElements : elements) ?? ""
    }
  }

  private static func element(
    _ tag: String,
    _ contents: [String],
    _ generator: inout SeededGenerator
  ) -> String {
    "<\(tag)>\(generator.pick(contents) ?? "")</\(tag)>"
  }

  // MARK: Dates

  /// The bounds of each field and one beyond, except of months, where Foundation has its own arithmetic; so it
  /// has for a year without digits behind its sign.
  private static func date(_ generator: inout SeededGenerator) -> String {
    let year = generator.pick([
      "0000", "-0001", "-0400", "1", "20000", "2147483647", "0001", "0004", "0099", "0100", "0400",
      "0999", "1000", "1582", "1600", "1899", "1900", "1969", "1970", "1999", "2000", "2001",
      "2023", "2024", "2038", "2100", "2400", "9999",
    ])
    let month = Optional(String("\(101 + generator.below(12))".dropFirst()))
    let day = generator.pick(["00", "01", "02", "28", "29", "30", "31", "32", "60", "99"])
    let hour = generator.pick(["00", "01", "11", "12", "23", "24", "25", "99"])
    let minute = generator.pick(["00", "01", "30", "59", "60", "61", "99"])
    let second = generator.pick(["00", "01", "30", "59", "60", "61", "99"])
    return [year, "-", month, "-", day, "T", hour, ":", minute, ":", second, "Z"]
      .map { $0 ?? "" }.joined()
  }

  static let brokenDates = [
    "", "-01-01T00:00:00Z", "2001-1-01T00:00:00Z", "2001-001-01T00:00:00Z", "2001-01-1T00:00:00Z",
    "2001-01-01T0:00:00Z", "2001-01-01T00:00:0Z", "2001-01-01T00:00:00", "2001-01-01T00:00:00z",
    "2001-01-01T00:00:00.5Z", "2001-01-01T00:00:00+0000", "2001-01-01 00:00:00Z",
    "2001-01-01T00:00Z", "2001-01-01", "+2001-01-01T00:00:00Z", " 2001-01-01T00:00:00Z",
    "2001-01-01T00:00:00Z ", "2001/01/01T00:00:00Z", "2001-0/-01T00:00:00Z", "2001-0:-01T00:00:00Z",
    "2001-01-01T00-00-00Z", "&#50;001-01-01T00:00:00Z",
  ]

  // MARK: Data

  /// Base64, at times incomplete, with bytes between its digits and within its padding that readers skip, or do not.
  private static func data(_ generator: inout SeededGenerator) -> String {
    let count = generator.pick(BinaryLeaf.lengths) ?? 0
    let bytes = Data((0..<count).map { _ in UInt8(generator.below(256)) })
    let words = ["QQ==", "QUI=", "QUJD", "+/+/", "azAvOQ==", "====", "Q"]
    var digits = (generator.oneIn(2) ? generator.pick(words) : nil) ?? bytes.base64EncodedString()
    if generator.oneIn(8) { digits = String(digits.dropLast(1 + generator.below(2))) }
    if generator.oneIn(8) { digits += "=" }
    var text = ""
    for character in digits {
      text.append(character)
      if generator.oneIn(digits.utf8.count < 9 ? 4 : 16) {
        text.unicodeScalars.append(generator.pick(skipped) ?? " ")
      }
    }
    return text
  }

  private static let skipped: [Unicode.Scalar] = [
    "\0", "\u{1}", "\u{8}", "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{E}", "\u{1F}", " ", "!", "-",
    "_", "=", ";", "&", ">", "@", "[", "`", "{", "*", ",", ".", ":", "\u{7F}",
  ]

  private static let brokenData = ["é", "QQ=\u{A0}=", "<!-- -->QQ==", "<![CDATA[QQ==]]>", "QQ==<"]

  // MARK: Numbers

  private static let blanks = [
    "", "", "", "", " ", "\n", "\t", "\r\n", "\0", "\u{B}", "\u{1F}", "\u{7F}",
  ]

  private static func integer(_ generator: inout SeededGenerator) -> String {
    let sign = generator.pick(["", "-", "+"]) ?? ""
    let power = 1 << generator.below(63) as Int
    let near = "\(power + generator.below(3) - 1)"
    let table = sign == "-" ? negatives : naturals
    let digits = generator.oneIn(2) ? near : generator.pick(table) ?? "0"
    return (generator.pick(blanks) ?? "") + sign + (generator.pick(blanks) ?? "") + digits
  }

  private static let negatives = [
    "0", "00", "1", "9223372036854775807", "9223372036854775808", "0x7fffffffffffffff",
    "0x8000000000000000", "0X0aF", "0x0",
  ]
  private static let naturals =
    negatives + [
      "9223372036854775809", "18446744073709551615", "0xffffffffffffffff", "0x00000000000000000001",
      "000000000000000000000000012", "0XABCDEFabcdef",
    ]

  private static let brokenIntegers = [
    "", " ", "-", "+", "--1", "+-1", "1 ", "1\0", "1.0", "1e3", "0x", "0xg", "x1", "a", "0x1.8",
    "18446744073709551616", "0x10000000000000000", "-9223372036854775809", "-0x8000000000000001",
    ":", "/", "0x:", "0x/", "0x@", "0xG", "0x`", "<!-- -->1", "&#49;", "１",
  ]

  private static func real(_ generator: inout SeededGenerator) -> String {
    if generator.oneIn(6) { return "\(Double(bitPattern: generator.next()))" }
    return (generator.oneIn(6) ? "\n" : "") + (generator.pick(reals) ?? "0")
  }

  private static let reals = [
    "nan", "NaN", "inf", "+inf", "-inf", "Infinity", "-infinity", "0", "-0", "-0.0", ".5", "5.",
    "1e5", "1E+05", "1e-5", "-1.5e300", "+2.25", "0.1", "1e400", "5e-324", "1.e3", "00.5",
    "2.2250738585072011e-308", "123456789012345678901234567890", "0.30000000000000004", "NAN",
    "nAn", "INF", "+INF", "-Inf", "iNfInItY", "+Infinity", "-INFINITY", "+0", "+.5", "-.5", "+5.",
    "-5.", "5.e2", ".5e-3", "1e0", "1E+00", "1e-400", "1e22", "1e23", "-1e-5", " 1", "\n1", "\t-1",
    "\0" + "1", "\u{7F}1", "1<![CDATA[.5]]>", "&#49;.5", "0001", "1e0005", "9007199254740992",
    "9007199254740993.5", "18446744073709551616", "4503599627370495.9", "18014398509481983e0",
  ]

  private static let brokenReals = [
    "", " ", "-", "+", ".", "e5", "1e", "1e+", "1e-", "--1", "1 ", "1.2.3", "0x10", "infinit", "in",
    "1f", "1e1.5", "1,5", "1_0", "+-1", "1/", "1:", "infinity ", "é",
  ]

  // MARK: Texts and elements

  /// Texts with references, sections and bytes that need no reference.
  static let texts = [
    "&lt;&gt;&amp;&apos;&quot;", "&#65;&#x41;&#x4a;&#x4A;", "&#xD7FF;&#xE000;&#x10FFFF;", "&#0;",
    "&#1;", "&#127;&#128;", "&#2047;&#2048;&#65535;&#65536;", "<![CDATA[]]>",
    "<![CDATA[]]]]><![CDATA[>]]>", "<![CDATA[<&]]>x<![CDATA[]>]]>", "a<![CDATA[&amp;]]>b&amp;c",
    "]]>", ">", "\"'", "\0", "\u{7F}", "\r\n", "\r", " a ", "-->", "?>", "\u{85}\u{2028}", "é",
    "Łż", "жЯ", "€", "αω", "ğ", "日本", "abcdefg&amp;", "abcdefgh&lt;", "abcdefghi<![CDATA[j]]>",
    "abcdefgé", "😀\u{10FFFF}",
  ]

  private static let brokenTexts = [
    "&", "&amp", "&AMP;", "&nbsp;", "&#x110000;", "&#1114112;", "&#xD800;", "&#xDFFF;", "&#xg;",
    "&#a;", "&#X41;", "&# 65;", "&#65", "<!-- -->", "<![CDATA[", "<![cdata[]]>", "<![CDATA ]]>",
    "<b/>", "<", "</", "<?x?>", "&#99999999999999999999;", "&lt", "& lt;", "&;",
  ]

  private static let elements = [
    "<true/>", "<false/>", "<true />", "<false\n/>", "<true></true>", "<false></false >",
    "<true x='1'/>", "<string/>", "<string />", "<string></string>", "<string a=\"b\">c</string\n>",
    "<dict/>", "<array/>", "<dict />", "<array></array>", "<dict><key/><true/></dict>",
    "<array\t><true/></array>", "<dict><key>a</key><string>b</string></dict>", "<data></data>",
    "<real >1</real>", "<array><!-- --><?x ?></array>", "<dict x=\"/\"></dict>",
  ]

  private static let brokenElements = [
    "", "x", "<", "<>", "<true>", "<true>x</true>", "<True/>", "<tru/>", "<truex/>", "<true/ >",
    "<true/x>", "<null/>", "<integer/>", "<real/>", "<date/>", "<data/>", "<string>",
    "<string></strin>", "<string></ string>", "</string>", "<array><true/>", "<array></dict>",
    "<dict><true/></dict>", "<dict><key>a</key></dict>", "<dict><string>a</string><true/></dict>",
    "<key>a</key>", "<plist/>", "<plist></plist>", "<plist><true/></plist>", "<set/>",
    "<!DOCTYPE plist>", "<arrayx></arrayx>", "<array><true/>x</array>", "&amp;", "<![CDATA[]]>",
    "<!-- -- ", "<? x", "<dict><key>a</key>b</dict>", "<dict x=/></dict>", "<array a='>",
  ]
}
