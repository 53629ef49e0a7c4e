import ConformanceKit
import FuzzKit
import SmartCodable

/// A value of a document, and where it stands.
struct PlacedValue {
  let value: JSONValue
  var offset = 0
  /// The number of characters between the quotes of a text, with its escapes.
  var spelled = 0
  /// Whether a text is written without escapes.
  var isPlain = false
  /// The literal of a number, if JSON has it.
  var literal: String?
  var children: [PlacedValue] = []

  init(_ value: JSONValue, offset: Int) {
    self.value = value
    self.offset = offset
  }

  /// A value inside of a text, whose parts have the place of the text (REP-9).
  private init(inside value: JSONValue, at offset: Int) {
    self.init(value, offset: offset)
    switch value {
    case .array(let elements): children = elements.map { Self(inside: $0, at: offset) }
    case .object(let members): children = members.map { Self(inside: $0.value, at: offset) }
    case .number(let literal): self.literal = literal
    // The longest escape has twelve characters.
    case .string(let text): spelled = 12 * text.unicodeScalars.count
    default: break
    }
  }

  /// The value at a path, and what has the place that is reported of it: of what is missing its container.
  func part(
    at path: ArraySlice<SmartRepair.PathComponent>
  ) -> (value: PlacedValue?, placed: PlacedValue) {
    guard let first = path.first else { return (self, self) }
    if case .string(let text) = value, let inner = try? JSONReader.read(text) {
      return Self(inside: inner, at: offset).part(at: path)
    }
    let index: Int? =
      switch (value, first) {
      case (.array, .index(let index)): index
      // Of equal keys the first one counts (PARSE-11).
      case (.object(let members), .key(let key)):
        members.firstIndex { $0.key.utf8.elementsEqual(key.utf8) }
      default: nil
      }
    guard let index, children.indices.contains(index) else { return (nil, self) }
    return children[index].part(at: path.dropFirst())
  }
}

/// A document in JSON or JSON5, of which is known where each value stands.
struct LaidOutText {
  private(set) var bytes: [UInt8] = []
  private(set) var top = PlacedValue(.null, offset: 0)
  /// Offsets between two tokens.
  private(set) var gaps: [Int] = []

  private let isJSON5: Bool
  /// Whether some scalars, keys and blanks are replaced by tokens at the bounds of the grammar, which need not be valid.
  private let hasPieces: Bool
  private let blanks: [String]
  private let density: Int
  private var generator: SeededGenerator

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

  init(
    _ document: JSONValue,
    isJSON5: Bool,
    hasPieces: Bool = false,
    _ generator: SeededGenerator
  ) {
    var generator = generator
    (self.isJSON5, self.hasPieces) = (isJSON5, hasPieces)
    blanks = (generator.pick(Self.styles) ?? []) + (isJSON5 ? Self.blanks5 : [])
    density = generator.pick([1, 1, 4]) ?? 1
    self.generator = generator
    gap()
    top = write(document)
    gap()
  }

  private mutating func gap() {
    gaps.append(bytes.count)
    if hasPieces, generator.oneIn(4) { bytes += JSON5Piece.blank(&generator).utf8 }
    if generator.oneIn(density) { bytes += (generator.pick(blanks) ?? "").utf8 }
  }

  private mutating func mark(_ mark: Unicode.Scalar) {
    bytes.append(UInt8(ascii: mark))
    gap()
  }

  private mutating func write(_ value: JSONValue) -> PlacedValue {
    var place = PlacedValue(value, offset: bytes.count)
    switch value {
    case .null, .boolean: _ = write(token: value)
    case .number(let literal): place.literal = write(token: value) == literal ? literal : nil
    case .string(let text):
      let spelling = write(token: value).unicodeScalars.dropFirst().dropLast()
      (place.spelled, place.isPlain) = (spelling.count, spelling.elementsEqual(text.unicodeScalars))
    case .array(let elements):
      mark("[")
      for (index, element) in elements.enumerated() {
        place.children.append(write(element))
        separate(isLast: index + 1 == elements.count)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      mark("{")
      for (index, member) in members.enumerated() {
        _ = write(token: .string(member.key), isKey: true)
        gap()
        mark(":")
        place.children.append(write(member.value))
        separate(isLast: index + 1 == members.count)
      }
      bytes.append(UInt8(ascii: "}"))
    }
    return place
  }

  private mutating func separate(isLast: Bool) {
    gap()
    if !isLast || isJSON5 && generator.oneIn(3) { mark(",") }
  }

  /// Writes a scalar or a key with the escapes that it needs and others, or as only JSON5 spells it; returns what was
  /// written.
  private mutating func write(token value: JSONValue, isKey: Bool = false) -> String {
    var token = JSONWriter().text(of: value)
    if hasPieces, generator.oneIn(isKey ? 4 : 3) {
      token = isKey ? JSON5Piece.name(&generator) : JSON5Piece.scalar(&generator)
      bytes += token.utf8
      return token
    }
    if case .string(let text) = value {
      let escaping = generator.pick([0, 0, 3]) ?? 0
      let units = text.unicodeScalars.flatMap { scalar -> [UInt8] in
        let isForced = scalar == "\"" || scalar == "\\" || scalar.value < 0x20
        guard isForced || escaping > 0 && generator.oneIn(escaping) else {
          return Array(String(scalar).utf8)
        }
        if let short = Self.short[scalar], generator.oneIn(2) { return Array(short.utf8) }
        return String(scalar).utf16.flatMap(JSONText.unicodeEscape)
      }
      token = "\"\(String(decoding: units, as: UTF8.self))\""
    }
    if isJSON5, generator.oneIn(2) {
      let spelled = JSON5Spelling.token(Array(token.utf8), isKey: isKey, seed: generator.next())
      token = String(decoding: spelled, as: UTF8.self)
    }
    bytes += token.utf8
    return token
  }

  private static let short: [Unicode.Scalar: String] = [
    "\"": "\\\"", "\\": "\\\\", "/": "\\/", "\u{8}": "\\b", "\u{C}": "\\f", "\n": "\\n",
    "\r": "\\r", "\t": "\\t",
  ]
}
