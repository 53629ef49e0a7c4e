import ConformanceKit
import Foundation
import FuzzKit
import SmartCodable

/// A text for a decoder, and how it is to be read.
struct JSON5Text {
  var data: Data
  /// The innermost text and the depth of all; nil if the data is not nested on purpose.
  var nesting: (content: Data, depth: Int)?
  var isJSON5 = true
  /// Whether the decoder takes the text for an object that may lack its braces.
  var assumesObject = false

  func decoder(isStrict: Bool) -> SmartJSONDecoder {
    let decoder = SmartJSONDecoder()
    if isStrict { decoder.leniency = .none }
    decoder.allowsJSON5 = isJSON5
    decoder.assumesTopLevelDictionary = assumesObject
    return decoder
  }

  // MARK: Objects

  /// An object in JSON or in JSON5, with its braces or without (DEC-7): with names of every length, numbers at the
  /// bounds of every type, and at times damage at its ends and a document as a member.
  static func object(_ document: JSONTree, _ generator: inout SeededGenerator) -> JSON5Text {
    let (isJSON5, assumesObject) = (!generator.oneIn(4), generator.oneIn(2))
    // Without the option only braces make an object.
    let hasBraces = !assumesObject || generator.oneIn(3)
    let isDamaged = generator.oneIn(3)
    var members: [JSONMember] = []
    for _ in 0..<(generator.pick([0, 1, 1, 2, 3, 4]) ?? 0) {
      let known = generator.oneIn(2) ? generator.pick(OddNames.names) : nil
      let name = known ?? NamesDrawing.key(&generator)
      if members.contains(where: { $0.key == name }) { continue }
      let number = generator.pick(NumberBounds.all) ?? "0"
      members.append(JSONMember(key: name, value: .number(number)))
    }
    if isDamaged { members.append(JSONMember(key: "document", value: JSONValue(document))) }
    let whole = LaidOutText(.object(members), isJSON5: isJSON5, generator)
    var text = whole.bytes
    if !hasBraces, let end = whole.gaps.last {
      text.remove(at: end - 1)
      text.remove(at: whole.top.offset)
    }
    if isDamaged {
      for _ in 0...generator.below(2) { damage(&text, &generator) }
    }
    return JSON5Text(data: Data(text), isJSON5: isJSON5, assumesObject: assumesObject)
  }

  // MARK: Damage

  private static let tokens = [
    "'", "\"", "\\", "\\x4", "\\u", "\\uD83D", "\\uDE00", "\\uDBFF\\uDFFF", "\\uD800\\uDC00",
    "123456789abcdef01", "\\v", "\\0", "\\1", "\\r", "\\a",
    "\\\u{2028}", "\\\r", "/", "//", "/*", "*/", ",", ":", "+", "-", ".", "0x", "0X", "x", "e",
    "E+", "0", "9", "F", "g", "Infinity", "-Infinity", "+Infinity", "NaN", "-NaN", "nan", "true",
    "nul", "null", "[", "]", "{", "}", " ", "\n", "\u{B}", "\u{0}", "\u{1F}", "\u{85}", "\u{A0}",
    "\u{1680}", "\u{2028}", "\u{202F}", "\u{205F}", "\u{3000}", "\u{FEFF}", "$", "_", "a", "é",
    "{}", "[]", ",,", "//x", "/**/", "a:", "\"a\":", "{a:1}", "{\"a\":1}", "}{",
  ]

  /// Puts a token in, instead of a few bytes or many, or takes these out, often at an end; or changes one bit of a literal or of
  /// anything.
  static func damage(_ text: inout [UInt8], _ generator: inout SeededGenerator) {
    let count = text.count
    let anywhere = generator.below(count + 1)
    let place = generator.pick([0, count, count - 1, count - 2, anywhere, anywhere, anywhere]) ?? 0
    if generator.oneIn(4) {
      let word = generator.pick(["null", "true", "false"]) ?? ""
      let literal = generator.oneIn(2) ? text[anywhere...].firstRange(of: word.utf8) : nil
      let bit = UInt8(1) << UInt8(generator.below(7))
      if let literal {
        text[literal.lowerBound + generator.below(word.utf8.count)] ^= bit
      } else if anywhere < count {
        text[anywhere] ^= bit
      }
      return
    }
    let start = max(0, place)
    let far = generator.pick([count, max(start, anywhere)]) ?? count
    let end = generator.oneIn(16) ? far : min(count, start + generator.below(3))
    let token = generator.oneIn(4) ? "" : generator.pick(tokens) ?? ""
    text.replaceSubrange(start..<end, with: token.utf8)
  }

  // MARK: Depth

  /// The containers that may be open at once (PARSE-9).
  static let limit = 512

  private static let brackets = [
    ("[", "]"), ("{a:", "}"), ("[", ",]"), ("{'a': ", " , }"), ("[ ", " ]"),
  ]

  /// The content, of its own `depth`, inside so many containers that the limit is met, missed by one or
  /// exceeded.
  ///
  /// Such a text is too deep for the reader that judges, so it gets what is inside, which it can read.
  static func nested(
    around content: [UInt8],
    of depth: Int,
    _ generator: inout SeededGenerator
  ) -> JSON5Text {
    let whole = limit + (generator.pick([0, 0, 1, -1]) ?? 0)
    // What is inside may be only a comment, so the judge gets it as an element.
    let core = [UInt8(ascii: "[")] + content + [UInt8(ascii: "]")]
    let count = max(0, whole - depth - 1)
    let (opening, closing) = generator.pick(brackets) ?? ("[", "]")
    let text =
      Array(repeating: opening.utf8, count: count).joined() + core
      + Array(repeating: closing.utf8, count: count).joined()
    return JSON5Text(data: Data(text), nesting: (Data(core), count + depth + 1))
  }
}
