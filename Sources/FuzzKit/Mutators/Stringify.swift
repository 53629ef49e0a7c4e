extension Mutator {
  /// Replaces a value by a string that contains its JSON text, one or more times over.
  static let stringify = Mutator.tree("stringify") { tree, generator, _ in
    let prefersContainer = !generator.oneIn(4)
    guard
      let node = tree.randomNode(
        &generator,
        where: { !prefersContainer || $0.kind(of: $1).isContainer }
      )
    else { return false }
    var text = tree.bytes(of: node)
    guard text.count <= 4096 else { return false }
    if generator.oneIn(8) { text = [0x20, 0x0A] + text + [0x09] }
    if generator.oneIn(12) { text.removeLast() }
    let inner = tree.addScalar(.string, JSONText.escaped(text))
    tree.replace(node, with: inner)
    while generator.oneIn(6), tree.text(of: node).count < 2048 {
      let again = tree.addScalar(.string, JSONText.escaped(tree.bytes(of: node)))
      tree.replace(node, with: again)
    }
    return true
  }
}
