extension Mutator {
  /// Spells a character of a key or of a string as an escape; the text stays the same.
  static let escapeSpelling = Mutator.tree("escape-spelling", weight: 2) { tree, generator, _ in
    let node = tree.randomNode(
      &generator,
      where: { $0.kind(of: $1) == .string || $0.key(of: $1)?.isEmpty == false }
    )
    guard let node else { return false }
    let isKey = tree.kind(of: node) != .string || generator.oneIn(2)
    let spelling = isKey ? tree.key(of: node) : tree.text(of: node)
    guard let spelling, !spelling.isEmpty, !spelling.contains(UInt8(ascii: "\\")) else {
      return false
    }
    let position = spelling.startIndex + generator.below(spelling.count)
    let byte = spelling[position]
    guard byte < 0x80 else { return false }
    let escape =
      byte == UInt8(ascii: "/") ? Array(#"\/"#.utf8) : JSONText.unicodeEscape(UInt16(byte))
    let changed = spelling[..<position] + escape + spelling[(position + 1)...]
    if isKey {
      tree.setKey(Array(changed), of: node)
    } else {
      tree.replace(node, with: tree.addScalar(.string, Array(changed)))
    }
    return true
  }
}
