extension Mutator {
  /// Replaces a value by one of another JSON kind.
  static let kindSwap = Mutator.tree("kind-swap", weight: 8) { tree, generator, _ in
    guard let node = tree.randomNode(&generator, where: { _, _ in true }) else { return false }
    let plain: [(JSONTree.Kind, String)] = [
      (.null, "null"), (.bool, "true"), (.bool, "false"), (.number, "0"), (.number, "-7"),
      (.number, "2.5"), (.string, ""), (.string, "12"), (.string, "text"), (.array, ""),
      (.object, ""),
    ]
    let others = plain.filter { $0.0 != tree.kind(of: node) }
    guard let (kind, text) = generator.pick(others) else { return false }
    tree.replace(node, with: tree.addScalar(kind, text.utf8))
    return true
  }
}
