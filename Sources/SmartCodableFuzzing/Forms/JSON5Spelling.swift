import FuzzKit

/// JSON spelled in the ways that only JSON5 has (J5-1).
///
/// Unless there are pieces, every token keeps its meaning: only quotes, escapes, comments, white space, commas
/// and hexadecimal integers are drawn.
struct JSON5Spelling {
  private let tree: JSONTree
  /// Whether some scalars, keys and blanks are replaced by tokens at the bounds of the grammar.
  private let hasPieces: Bool
  private var generator: SeededGenerator
  private var text: [UInt8] = []

  /// A spelling of `tree`, drawn by `seed`; with other tokens in place of some, which need not be valid, if
  /// `hasPieces`.
  static func text(of tree: JSONTree, seed: UInt64, hasPieces: Bool = false) -> [UInt8] {
    var spelling = JSON5Spelling(
      tree: tree,
      hasPieces: hasPieces,
      generator: SeededGenerator(seed: seed)
    )
    spelling.blank()
    spelling.write(tree.root)
    spelling.blank()
    return spelling.text
  }

  /// A spelling of a scalar or a key of JSON.
  static func token(_ literal: [UInt8], isKey: Bool, seed: UInt64) -> [UInt8] {
    guard let tree = JSONTree(parsing: literal) else { return literal }
    let generator = SeededGenerator(seed: seed)
    var spelling = JSON5Spelling(tree: tree, hasPieces: false, generator: generator)
    if isKey { spelling.writeKey(tree.text(of: tree.root)) } else { spelling.write(tree.root) }
    return spelling.text
  }

  private init(tree: JSONTree, hasPieces: Bool, generator: SeededGenerator) {
    self.tree = tree
    self.hasPieces = hasPieces
    self.generator = generator
  }

  private static let blanks = [
    " ", "\t", "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{A0}", "\u{FEFF}", "\u{2003}", "\u{2028}",
    "/**/", "/* { \" ' * / */", "//\n", "// }]\r", "//\u{2029}",
  ]

  private mutating func blank() {
    guard generator.oneIn(3) else { return }
    text +=
      (hasPieces ? JSON5Piece.blank(&generator) : generator.pick(Self.blanks) ?? "").utf8
  }

  private mutating func write(_ node: JSONTree.Node) {
    if hasPieces, !tree.kind(of: node).isContainer, generator.oneIn(3) {
      text += JSON5Piece.scalar(&generator).utf8
      return
    }
    switch tree.kind(of: node) {
    case .array, .set: writeContainer(node, "[", "]")
    case .object: writeContainer(node, "{", "}")
    case .string: writeString(tree.text(of: node))
    case .number: writeNumber(tree.text(of: node))
    case .bool, .null: text += tree.text(of: node)
    }
  }

  private mutating func writeContainer(_ node: JSONTree.Node, _ open: String, _ close: String) {
    text += open.utf8
    let children = tree.children(of: node)
    for (index, child) in children.enumerated() {
      blank()
      if let key = tree.key(of: child) {
        writeKey(key)
        blank()
        text.append(UInt8(ascii: ":"))
        blank()
      }
      write(child)
      blank()
      if index + 1 < children.count || generator.oneIn(4) { text.append(UInt8(ascii: ",")) }
    }
    blank()
    text += close.utf8
  }

  /// A key without quotes, if it is a name.
  private mutating func writeKey(_ key: ArraySlice<UInt8>) {
    if hasPieces, generator.oneIn(4) {
      text += JSON5Piece.name(&generator).utf8
      return
    }
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
