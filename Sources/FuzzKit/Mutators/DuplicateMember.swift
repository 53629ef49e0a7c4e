extension Mutator {
  /// Gives an object a second member with a key it has already.
  static let duplicateMember = Mutator.tree("duplicate-member", weight: 2) { tree, generator, _ in
    guard let node = tree.randomMember(&generator), let container = tree.parent(of: node),
      let key = tree.key(of: node),
      let source = tree.randomNode(&generator, where: { $1 != $0.root })
    else { return false }
    let original = tree
    let copy =
      generator.oneIn(3)
      ? tree.addScalar(.null, []) : tree.copySubtree(of: source, from: original)
    tree.append(copy, to: container, key: Array(key))
    if generator.oneIn(2) {
      let children = tree.children(of: container)
      tree.reorder(Array(children.suffix(1) + children.dropLast()), of: container)
    }
    return true
  }
}
