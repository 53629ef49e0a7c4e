extension Mutator {
  /// Adds a pair of members whose keys differ only in Unicode normalization.
  static let normalizationTwin = Mutator.tree("normalization-twin", weight: 1) {
    tree,
    generator,
    _ in
    guard
      let container = tree.randomNode(&generator, where: { $0.kind(of: $1) == .object })
    else { return false }
    let pairs = [
      ("é", "e\u{301}"), ("Å", "\u{212B}"), ("ñ", "n\u{303}"), ("한", "\u{1112}\u{1161}\u{11AB}"),
    ]
    guard let (composed, decomposed) = generator.pick(pairs) else { return false }
    tree.append(tree.addScalar(.number, "1".utf8), to: container, key: Array(composed.utf8))
    tree.append(tree.addScalar(.number, "2".utf8), to: container, key: Array(decomposed.utf8))
    return true
  }
}
