extension Oracle {
  /// A top-level key that no property has changes neither the value nor the repairs.
  static let unknownKeys = Oracle("unknown-keys", .unknownKeys, share: 8) { trial in
    guard let facts = trial.facts, facts.isObject, facts.depth < JSONLimits.depth,
      let original = trial.execution.tree,
      let gift = facts.tree.randomNode(&trial.generator, where: { _, _ in true })
    else { return .silent }
    var tree = facts.tree
    let copy = tree.copySubtree(of: gift, from: facts.tree)
    let key = "unknown \(trial.generator.below(1000))"
    tree.append(copy, to: tree.root, key: Array(key.utf8))
    // In front of the others, to expose decoders that rely on positions.
    let children = tree.children(of: tree.root)
    tree.reorder(Array(children.suffix(1) + children.dropLast()), of: tree.root)
    guard tree.depth <= JSONLimits.depth else { return .silent }
    return trial.compare(original, with: tree.bytes)
  }
}
