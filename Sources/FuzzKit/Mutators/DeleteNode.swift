extension Mutator {
  /// Deletes a member or an element.
  static let deleteNode = Mutator.tree("delete-node", weight: 5) { tree, generator, _ in
    guard let node = tree.randomNode(&generator, where: { $1 != $0.root }) else { return false }
    tree.detach(node)
    return true
  }
}
