import FuzzKit

/// A property list in the old text format, spelled in the ways that the format allows.
///
/// It has strings, arrays and dictionaries only.
struct OpenStepSpelling {
  private let tree: JSONTree
  private var generator: SeededGenerator
  private var text = ""

  /// A spelling of `tree` drawn by `seed`; nil if the tree has other scalars than strings.
  static func text(of tree: JSONTree, seed: UInt64) -> [UInt8]? {
    let hasOthers = tree.nodes()
      .contains { !tree.kind(of: $0).isContainer && tree.kind(of: $0) != .string }
    if hasOthers { return nil }
    var spelling = OpenStepSpelling(tree: tree, generator: SeededGenerator(seed: seed))
    spelling.writeList()
    return Array(spelling.text.utf8)
  }

  private static let blanks = [" ", "\n", "\t", "\r\n", "/* } */", "// )\n", "\u{2028}"]

  /// A dictionary, or a file of strings, which lacks the braces; the last comment need not end.
  private mutating func writeList() {
    blank()
    if tree.kind(of: tree.root) == .object, !tree.children(of: tree.root).isEmpty,
      generator.oneIn(3)
    {
      writeMembers(tree.root)
    } else {
      write(tree.root)
    }
    blank()
    if generator.oneIn(4) { text += generator.pick([" //", " /*", " /**", " /* *", "//x"]) ?? "" }
  }

  private mutating func blank() {
    guard generator.oneIn(3), let blank = generator.pick(Self.blanks) else { return }
    // Directly after a word, a slash is part of the word.
    text += blank.hasPrefix("/") ? " " + blank : blank
  }

  private mutating func write(_ node: JSONTree.Node) {
    switch tree.kind(of: node) {
    case .array, .set: writeArray(node)
    case .object: writeDictionary(node)
    default: write(JSONText.unescaped(tree.text(of: node)))
    }
  }

  private mutating func writeArray(_ node: JSONTree.Node) {
    text += "("
    blank()
    let children = tree.children(of: node)
    for (index, child) in children.enumerated() {
      write(child)
      blank()
      if index + 1 < children.count || generator.oneIn(4) { text += "," }
      blank()
    }
    text += ")"
  }

  private mutating func writeDictionary(_ node: JSONTree.Node) {
    text += "{"
    blank()
    writeMembers(node)
    text += "}"
  }

  private mutating func writeMembers(_ node: JSONTree.Node) {
    for child in tree.children(of: node) {
      write(JSONText.unescaped(tree.key(of: child) ?? []))
      blank()
      text += "="
      blank()
      write(child)
      blank()
      text += ";"
      blank()
    }
  }

  private mutating func write(_ bytes: [UInt8]) {
    let isWord = bytes.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "_$./:".utf8.contains(byte)
    }
    let content = String(decoding: bytes, as: UTF8.self)
    // Two slashes begin a comment.
    if isWord, !bytes.isEmpty, !content.contains("//"), generator.oneIn(2) {
      text += content
      return
    }
    let quote: Unicode.Scalar = generator.oneIn(3) ? "'" : "\""
    text.unicodeScalars.append(quote)
    for scalar in content.unicodeScalars { write(scalar, within: quote) }
    text.unicodeScalars.append(quote)
  }

  private mutating func write(_ scalar: Unicode.Scalar, within quote: Unicode.Scalar) {
    switch scalar {
    case quote, "\\": text += "\\" + String(scalar)
    case "\n" where generator.oneIn(2): text += "\\n"
    case "\t" where generator.oneIn(2): text += "\\t"
    default:
      if generator.oneIn(12), scalar.value <= 0xFFFF {
        let digits = String(scalar.value, radix: 16)
        text += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      } else if generator.oneIn(12), scalar.isASCII {
        let digits = String(scalar.value, radix: 8)
        text += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
