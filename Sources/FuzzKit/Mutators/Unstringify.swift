extension Mutator {
  /// Replaces a string that contains a JSON text by that value.
  static let unstringify = Mutator.tree("unstringify", weight: 2) { tree, generator, _ in
    guard
      let node = tree.randomNode(&generator, where: { $0.kind(of: $1) == .string }),
      let inner = JSONTree(parsing: JSONText.unescaped(tree.text(of: node)))
    else { return false }
    tree.replace(node, with: tree.copySubtree(of: inner.root, from: inner))
    return true
  }
}
