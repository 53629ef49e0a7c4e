extension Oracle {
  /// An array decodes like the array without an element that was dropped.
  ///
  /// The element is one that the decoder itself reports as dropped; its siblings must not be affected.
  static let badElements = Oracle("bad-elements", .dropsBadElements, share: 4) { trial in
    guard let facts = trial.facts, facts.isComparable, let original = trial.execution.tree else {
      return .silent
    }
    let dropped = (trial.execution.diagnostics ?? [])
      .compactMap { record -> JSONTree.Node? in
        guard record.action == DiagnosticRecord.droppedElement, case .index = record.path.steps.last
        else { return nil }
        return facts.tree.node(at: record.path)
      }
    guard let node = trial.generator.pick(dropped) else { return .silent }
    var tree = facts.tree
    tree.detach(node)
    // The repairs of later elements have other indices, so only the values are compared.
    return trial.compare(original, with: tree.bytes, ignoringRepairs: true)
  }
}

extension DiagnosticRecord {
  /// The `action` of a record about a dropped element.
  public static let droppedElement = "droppedElement"
}

extension JSONTree {
  /// The node at `path`, or nil if the document has none there.
  func node(at path: TreePath) -> Node? {
    var node = root
    for step in path.steps {
      var child = firstChild(of: node)
      switch step {
      case .key(let key):
        guard kind(of: node) == .object else { return nil }
        while let current = child,
          JSONText.unescaped(self.key(of: current) ?? []) != Array(key.utf8)
        {
          child = nextSibling(of: current)
        }
      case .index(let index):
        guard kind(of: node) == .array else { return nil }
        for _ in 0..<index { child = child.flatMap { nextSibling(of: $0) } }
      }
      guard let child else { return nil }
      node = child
    }
    return node
  }
}
