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
      let known = generator.oneIn(2) ? generator.pick(JSON5Content.names) : nil
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
    if isDamaged { damage(&text, &generator) }
    return JSON5Text(data: Data(text), isJSON5: isJSON5, assumesObject: assumesObject)
  }

  private static let tokens = [
    "{", "}", "{}", "[", "]", "[]", ",", ",,", ":", "\"", "'", "/", "//", "//x", "/*", "*/", "/**/",
    "\n", " ", "\u{A0}", "\u{FEFF}", "0", "a", "a:", "\"a\":", "null", "{a:1}", "{\"a\":1}", "}{",
    "\\", "é", "0x", "+", ".", "\u{0}",
  ]

  /// Puts a token in at either end or in between, or takes away a part of the text.
  private static func damage(_ text: inout [UInt8], _ generator: inout SeededGenerator) {
    for _ in 0...generator.below(2) {
      let count = text.count
      let place = generator.pick([0, 0, count, count, generator.below(count + 1)]) ?? 0
      switch generator.below(4) {
      case 0: text.removeFirst(min(count, generator.pick([1, 1, 2, place]) ?? 1))
      case 1: text.removeLast(min(count, generator.pick([1, 1, 2, count - place]) ?? 1))
      default: text.insert(contentsOf: (generator.pick(tokens) ?? "").utf8, at: place)
      }
    }
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
