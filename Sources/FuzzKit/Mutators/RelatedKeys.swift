extension Mutator {
  /// Gives an object a few members whose keys share a prefix of a boundary length, in any order.
  ///
  /// Code that orders keys or finds them in a table compares whole words of them first.
  static let relatedKeys = Mutator.tree("related-keys", weight: 2) { tree, generator, _ in
    guard
      let object = tree.randomNode(&generator, where: { $0.kind(of: $1) == .object }),
      let prefix = prefix(&generator)
    else { return false }
    let original = tree
    let values = original.children(of: object)
    for _ in 0...generator.below(4) {
      let key = prefix + (generator.pick(endings) ?? "").utf8
      let value =
        generator.pick(values).map { tree.copySubtree(of: $0, from: original) }
        ?? tree.addScalar(.number, "1".utf8)
      tree.append(value, to: object, key: key)
    }
    return true
  }

  /// How much two keys have in common: nothing, or what fits into one word, two or three, or nearly.
  private static let lengths = [0, 1, 6, 7, 8, 9, 14, 15, 16, 17, 23, 24, 31, 32]

  /// What follows: nothing, so that one key begins with another, and bytes from both ends of their range.
  private static let endings = [
    "", "a", "b", "ab", "ba", #"\u0000"#, #"\u0000\u0000"#, "~", "é", "\u{FFFF}",
  ]

  private static func prefix(_ generator: inout SeededGenerator) -> [UInt8]? {
    generator.pick(lengths).map { [UInt8](repeating: UInt8(ascii: "k"), count: $0) }
  }
}
