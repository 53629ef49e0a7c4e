extension Mutator {
  /// Spells a number in another way; the value stays the same, or nearly.
  static let numericSpelling = Mutator.tree("numeric-spelling") { tree, generator, _ in
    guard let node = tree.randomNode(&generator, where: { $0.kind(of: $1) == .number }) else {
      return false
    }
    let text = String(decoding: tree.text(of: node), as: UTF8.self)
    let isPlain = !text.contains { ".eE".contains($0) }
    let spelled: String
    switch generator.below(6) {
    case 0: spelled = isPlain ? text + ".0" : text + "00000"
    case 1: spelled = isPlain ? text + "0e-1" : text.replacing("e", with: "E")
    case 2: spelled = isPlain ? text + "E+0" : text + "1"
    case 3: spelled = isPlain ? text + "000e-3" : text
    case 4: spelled = text.hasPrefix("-") ? String(text.dropFirst()) : "-" + text
    default: spelled = isPlain ? text + ".5" : text
    }
    guard spelled != text, JSONTree(parsing: Array(spelled.utf8)) != nil else { return false }
    let kind: JSONTree.Kind = generator.oneIn(4) ? .string : .number
    tree.replace(node, with: tree.addScalar(kind, spelled.utf8))
    return true
  }
}
