extension Mutator {
  /// Puts a boundary value of the wanted type, or a raw value, at a place that the target reads.
  static let aimed = Mutator.tree("aimed", weight: 12) { tree, generator, context in
    guard let aim = generator.pick(context.aims) else { return false }
    guard let value = generator.pick(aim.values) else {
      return aim.unsettle(&tree, &generator, context)
    }
    guard let node = aim.node(in: &tree, &generator) else { return false }
    tree.replace(node, with: tree.addScalar(value.kind, value.text))
    return true
  }

  /// Puts a value of an unwanted kind, no value, or two values at a place that the target reads.
  static let aimedKind = Mutator.tree("aimed-kind", weight: 6) { tree, generator, context in
    guard let aim = generator.pick(context.aims) else { return false }
    return aim.unsettle(&tree, &generator, context)
  }
}

extension Aim {
  /// Corrupts the value at this place regardless of its type.
  fileprivate func unsettle(
    _ tree: inout JSONTree,
    _ generator: inout SeededGenerator,
    _ context: MutationContext
  ) -> Bool {
    guard let node = node(in: &tree, &generator) else { return false }
    switch generator.below(8) {
    case 0 where node != tree.root: tree.detach(node)
    case 1: tree.replace(node, with: tree.addContainer(.null))
    case 2:
      let text = JSONText.escaped(tree.bytes(of: node))
      guard text.count <= context.maximumLength else { return false }
      tree.replace(node, with: tree.addScalar(.string, text))
    case 3:
      let inner = tree.lift(node)
      let outer = tree.addContainer(.array)
      tree.append(inner, to: outer)
      tree.replace(node, with: outer)
    case 4 where node != tree.root:
      // A second member with the same key, or another element.
      guard let container = tree.parent(of: node), let value = generator.pick(foreignValues) else {
        return false
      }
      let key = tree.key(of: node).map { Array($0) }
      tree.append(tree.addScalar(value.kind, value.text), to: container, key: key)
    default:
      guard let value = generator.pick(foreignValues) else { return false }
      tree.replace(node, with: tree.addScalar(value.kind, value.text))
    }
    return true
  }
}
