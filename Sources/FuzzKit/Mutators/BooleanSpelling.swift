extension Mutator {
  /// Replaces a scalar by a spelling of true or false, right or nearly right.
  static let booleanSpelling = Mutator.tree("boolean-spelling", weight: 3) { tree, generator, _ in
    guard let node = tree.randomScalar(&generator) else { return false }
    let words: [(JSONTree.Kind, String)] = [
      (.bool, "true"), (.bool, "false"), (.number, "1"), (.number, "0"), (.number, "1.0"),
      (.number, "2"), (.string, "1"), (.string, "0"), (.string, "true"), (.string, "TRUE"),
      (.string, "True"), (.string, "tRUE"), (.string, "yes"), (.string, "YES"), (.string, "Yes"),
      (.string, "no"), (.string, "NO"), (.string, "on"), (.string, "off"), (.string, "t"),
      (.string, "false"), (.string, "FALSE"), (.string, " true"), (.string, "1.0"),
    ]
    guard let (kind, text) = generator.pick(words) else { return false }
    tree.replace(node, with: tree.addScalar(kind, text.utf8))
    return true
  }
}
