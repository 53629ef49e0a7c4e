extension Oracle {
  /// A change below one top-level key does not affect the fields and repairs of the others.
  static let locality = Oracle("locality", .locality, share: 4) { trial in
    guard let facts = trial.facts, facts.isComparable, let original = trial.execution.tree,
      let member = trial.generator.pick(facts.tree.children(of: facts.tree.root)),
      let gift = facts.tree.randomNode(&trial.generator, where: { _, _ in true })
    else { return .silent }
    var tree = facts.tree
    let key = JSONText.unescaped(tree.key(of: member) ?? [])
    switch trial.generator.below(4) {
    case 0: tree.detach(member)
    case 1: tree.replace(member, with: tree.copySubtree(of: gift, from: facts.tree))
    default:
      let scalars: [(JSONTree.Kind, String)] = [
        (.number, "1e400"), (.number, "-1"), (.string, "x"), (.string, "{"), (.bool, "true"),
        (.array, ""), (.object, ""), (.null, ""),
      ]
      let (kind, text) = trial.generator.pick(scalars) ?? (.null, "")
      tree.replace(member, with: tree.addScalar(kind, text.utf8))
    }
    guard tree.depth <= JSONLimits.depth else { return .silent }
    let variant = tree.bytes
    guard variant != trial.input else { return .silent }
    let execution = trial.run(variant)
    let changed = Execution(
      outcome: execution.tree.map { .decoded($0.dropping(key)) } ?? execution.outcome,
      diagnostics: execution.diagnostics?.dropping(key)
    )
    return .comparing(
      original.dropping(key),
      trial.execution.diagnostics?.dropping(key),
      with: changed,
      variant: variant
    )
  }
}

extension JSONTree {
  /// The tree without the top-level member that has this key, in unescaped spelling.
  fileprivate func dropping(_ key: [UInt8]) -> JSONTree {
    guard kind(of: root) == .object, let node = member(JSONText.escaped(key)[...]) else {
      return self
    }
    var copy = self
    copy.detach(node)
    return copy
  }
}

extension [DiagnosticRecord] {
  /// The records outside of the top-level member with this key.
  fileprivate func dropping(_ key: [UInt8]) -> [DiagnosticRecord] {
    let step = TreePath.Step.key(String(decoding: key, as: UTF8.self))
    return filter { $0.path.steps.first != step }
  }
}
