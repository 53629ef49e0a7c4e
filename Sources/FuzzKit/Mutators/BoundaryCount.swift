extension Mutator {
  /// Gives a container a count at which hash tables resize, by repeating one of its children.
  static let boundaryCount = Mutator.tree("boundary-count", weight: 2) { tree, generator, context in
    guard let node = tree.randomNode(&generator, where: { $1 != $0.root }),
      let container = tree.parent(of: node)
    else { return false }
    let wanted = (generator.pick([8, 16, 32, 64]) ?? 8) - 1 + generator.below(3)
    let missing = wanted - tree.children(of: container).count
    let key = tree.key(of: node).map { Array($0) }
    let size = max(1, tree.bytes(of: node).count + (key?.count ?? 0) + 4)
    guard missing > 0, missing * size < context.maximumLength else { return false }
    // Keys with a common prefix, and occasionally a duplicate key.
    let original = tree
    for number in 0..<missing {
      let copy = tree.copySubtree(of: node, from: original)
      let suffix = generator.oneIn(16) ? "" : String(number)
      tree.append(copy, to: container, key: key.map { $0 + Array(suffix.utf8) })
    }
    return true
  }
}
