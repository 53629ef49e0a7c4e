extension Mutator {
  /// Gives a member the empty key or an unusual one.
  static let emptyKey = Mutator.tree("empty-key", weight: 1) { tree, generator, _ in
    guard let node = tree.randomMember(&generator), let old = tree.key(of: node),
      let key = generator.pick(["", ".", "a.b", " ", #"\u0000"#, "..", "0", "-1"]),
      !old.elementsEqual(key.utf8)
    else { return false }
    tree.setKey(Array(key.utf8), of: node)
    return true
  }
}
