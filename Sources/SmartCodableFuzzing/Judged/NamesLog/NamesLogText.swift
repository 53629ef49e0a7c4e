import ConformanceKit
import FuzzKit
import SmartCodable

/// A document in JSON or JSON5, of which is known where each value stands.
struct NamesLogText {
  /// Where a value stands, and how.
  struct Place {
    let offset: Int
    /// The number of characters between the quotes of a text, with its escapes.
    var spelled = 0
    /// Whether a text is written without escapes.
    var isPlain = true
    /// The literal of a number, if JSON has it.
    var literal: String?
  }

  typealias Path = [SmartRepair.PathComponent]

  private(set) var bytes: [UInt8] = []
  private(set) var places: [Path: Place] = [:]
  /// Offsets between two tokens.
  private(set) var gaps: [Int] = []

  private let isJSON5: Bool
  private let blanks: [String]
  private let density: Int
  private var generator: FuzzKit::SeededGenerator

  private static let lineEnds = ["\n", "\r", "\r\n"]
  private static let styles =
    [[""], [" "], ["\t", "\t\t"], ["\n\r", " ", "\r\r", "\n", "\r\n\r\n", "\t"]]
    + lineEnds.map { [$0] }
    + [1, 2, 7, 8, 9, 16, 24, 39]
    .flatMap { width in
      lineEnds.map { [$0 + String(repeating: " ", count: width)] }
    }
  /// Blanks of JSON5 that JSON does not have; none that ends a line in Unicode only.
  private static let blanks5 = [
    "\u{B}", "\u{C}", "\u{A0}", "\u{FEFF}", "\u{2003}", "/**/", "/* \"é */", "/*\n*/", "/*\r\n*/",
    "//\n", "// }'\r", "// \"{\r\n",
  ]

  init(_ document: JSONValue, isJSON5: Bool, _ generator: FuzzKit::SeededGenerator) {
    var generator = generator
    self.isJSON5 = isJSON5
    blanks = (generator.pick(Self.styles) ?? []) + (isJSON5 ? Self.blanks5 : [])
    density = generator.pick([1, 1, 4]) ?? 1
    self.generator = generator
    gap()
    write(document, at: [])
    gap()
  }

  private mutating func gap() {
    gaps.append(bytes.count)
    if generator.oneIn(density) { bytes += (generator.pick(blanks) ?? "").utf8 }
  }

  private mutating func mark(_ mark: Unicode.Scalar) {
    bytes.append(UInt8(ascii: mark))
    gap()
  }

  private mutating func write(_ value: JSONValue, at path: Path) {
    var place = Place(offset: bytes.count)
    switch value {
    case .null: bytes += "null".utf8
    case .boolean(let value): bytes += "\(value)".utf8
    case .number(let literal): place.literal = write(number: literal)
    case .string(let text): place = write(text: text)
    case .array(let elements):
      mark("[")
      for (index, element) in elements.enumerated() {
        write(element, at: path + [.index(index)])
        separate(isLast: index + 1 == elements.count)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      mark("{")
      for (index, member) in members.enumerated() {
        write(key: member.key)
        gap()
        mark(":")
        write(member.value, at: path + [.key(member.key)])
        separate(isLast: index + 1 == members.count)
      }
      bytes.append(UInt8(ascii: "}"))
    }
    places[path] = place
  }

  private mutating func separate(isLast: Bool) {
    gap()
    if !isLast || isJSON5 && generator.oneIn(3) { mark(",") }
  }

  // MARK: Scalars

  /// Writes a key, without quotes if JSON5 allows that.
  private mutating func write(key: String) {
    let isName =
      !key.isEmpty && key.unicodeScalars.first?.properties.numericType == nil
      && key.unicodeScalars.allSatisfy {
        $0.properties.generalCategory.isOfNames || $0 == "$" || $0 == "_"
          || ("0"..."9").contains($0)
      }
    if isJSON5, isName, generator.oneIn(2) { bytes += key.utf8 } else { _ = write(text: key) }
  }

  /// Writes a number; returns its literal if that is JSON.
  private mutating func write(number literal: String) -> String? {
    var spelling = literal
    if isJSON5, generator.oneIn(2) {
      if let integer = UInt64(literal), generator.oneIn(2) {
        spelling = "0x" + String(integer, radix: 16)
      } else if literal.hasPrefix("0.") {
        spelling = String(literal.dropFirst())
      } else if literal.hasSuffix(".0") {
        spelling = String(literal.dropLast())
      }
      if !spelling.hasPrefix("-"), generator.oneIn(2) { spelling = "+" + spelling }
    }
    bytes += spelling.utf8
    return spelling == literal ? literal : nil
  }

  /// Writes a text between quotes, with the escapes that it needs and others.
  private mutating func write(text: String) -> Place {
    let isSingle = isJSON5 && generator.oneIn(2)
    let quote: Unicode.Scalar = isSingle ? "'" : "\""
    var place = Place(offset: bytes.count)
    let escaping = generator.pick([0, 0, 3]) ?? 0
    var spelling = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isForced =
        scalar == quote || scalar == "\\" || scalar.value < 0x20
      guard isForced || escaping > 0 && generator.oneIn(escaping) else {
        spelling.append(scalar)
        continue
      }
      place.isPlain = false
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      spelling += escape(scalar, before: next).unicodeScalars
    }
    place.spelled = spelling.count
    bytes += "\(quote)\(String(spelling))\(quote)".utf8
    return place
  }

  private static let short: [Unicode.Scalar: String] = [
    "\"": "\\\"", "\\": "\\\\", "/": "\\/", "\u{8}": "\\b", "\u{C}": "\\f", "\n": "\\n",
    "\r": "\\r", "\t": "\\t",
  ]

  private mutating func escape(
    _ scalar: Unicode.Scalar,
    before next: Unicode.Scalar?
  ) -> String {
    if isJSON5, generator.oneIn(2) {
      switch scalar {
      case "\u{B}": return "\\v"
      case "\0" where next?.properties.numericType == nil: return "\\0"
      case "'": return "\\'"
      case "a"..."z" where !"bfnrtuvx".unicodeScalars.contains(scalar): return "\\\(scalar)"
      case "x": return "\\\n" + "x"
      default:
        if scalar.value < 0x100 {
          return "\\x" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
        }
      }
    }
    if let short = Self.short[scalar], generator.oneIn(2) { return short }
    return String(scalar).utf16
      .map { String(decoding: JSONText.unicodeEscape($0), as: UTF8.self) }.joined()
  }
}

extension Unicode.GeneralCategory {
  /// Whether the characters may be anywhere in a name of JSON5.
  fileprivate var isOfNames: Bool {
    [
      .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    ]
    .contains(self)
  }
}
