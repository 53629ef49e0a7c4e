extension Mutator {
  /// Swaps two values, or shuffles the order of a container.
  static let swapNodes = Mutator.tree("swap-nodes", weight: 2) { tree, generator, _ in
    guard
      let container = tree.randomNode(
        &generator,
        where: { tree, node in
          tree.firstChild(of: node).flatMap { tree.nextSibling(of: $0) } != nil
        }
      )
    else { return false }
    var children = tree.children(of: container)
    let left = generator.below(children.count)
    let right = (left + 1 + generator.below(children.count - 1)) % children.count
    children.swapAt(left, right)
    if tree.kind(of: container) == .object, generator.oneIn(2) {
      // Each gets the key of the other, so that kinds get mixed up.
      let leftKey = tree.key(of: children[left]).map { Array($0) }
      let rightKey = tree.key(of: children[right]).map { Array($0) }
      tree.setKey(rightKey, of: children[left])
      tree.setKey(leftKey, of: children[right])
    }
    tree.reorder(children, of: container)
    return true
  }
}
