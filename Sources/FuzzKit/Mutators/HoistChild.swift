extension Mutator {
  /// Replaces a container by one of its children.
  static let hoistChild = Mutator.tree("hoist-child", weight: 2) { tree, generator, _ in
    guard
      let node = tree.randomNode(
        &generator,
        where: { $1 != $0.root && $0.firstChild(of: $1) != nil }
      ),
      let child = generator.pick(tree.children(of: node))
    else { return false }
    tree.detach(child)
    tree.setKey([UInt8]?.none, of: child)
    tree.replace(node, with: child)
    return true
  }
}
