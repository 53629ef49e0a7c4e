extension Oracle {
  /// A collection or a model in a string decodes like the collection itself.
  ///
  /// Only where the type wants one, one level per position.
  static let stringified = Oracle("stringified", .stringifiedIsNested, share: 4, isOptIn: true) {
    trial in
    guard let facts = trial.facts, facts.isComparable, facts.depth < JSONLimits.depth,
      let original = trial.execution.tree
    else { return .silent }
    let nodes = trial.schema.fields
      .compactMap { field -> JSONTree.Node? in
        guard let node = facts.tree.node(at: field.path), node != facts.tree.root else {
          return nil
        }
        switch (field.wanted, facts.tree.kind(of: node)) {
        case (.array, .array), (.object, .object): return node
        default: return nil
        }
      }
    guard let node = trial.generator.pick(nodes) else { return .silent }
    var tree = facts.tree
    tree.replace(node, with: tree.addScalar(.string, JSONText.escaped(tree.bytes(of: node))))
    // The found kind differs by design where the container was not wanted.
    return trial.compare(original, with: tree.bytes, ignoringRepairs: true)
  }
}

extension JSONTree {
  /// The first node at a path of the probe; nil if the document has none there.
  fileprivate func node(at path: [ProbedSchema.Step]) -> Node? {
    let steps = path.map { step -> TreePath.Step in
      switch step {
      case .key(let key): .key(key)
      case .element: .index(0)
      }
    }
    return node(at: TreePath(steps))
  }
}
