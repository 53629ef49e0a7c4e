extension Mutator {
  /// Repeats a member or an element 2^k times next to itself.
  static let repeatSubtree = Mutator.tree("repeat-subtree", weight: 2) { tree, generator, context in
    guard let node = tree.randomNode(&generator, where: { $1 != $0.root }),
      let container = tree.parent(of: node)
    else { return false }
    let size = max(1, tree.bytes(of: node).count + (tree.key(of: node)?.count ?? 0) + 4)
    let room = context.maximumLength / size
    guard room > 1 else { return false }
    let wanted = 1 << generator.below(8)
    let key = tree.key(of: node).map { Array($0) }
    let original = tree
    for number in 0..<min(wanted, room) {
      let copy = tree.copySubtree(of: node, from: original)
      tree.append(copy, to: container, key: key.map { $0 + Array(String(number).utf8) })
    }
    return true
  }
}
