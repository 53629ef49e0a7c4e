extension Oracle {
  /// The order of keys changes neither the value nor the set of repairs.
  static let keyOrder = Oracle("key-order", .keyOrder, share: 4) { trial in
    guard let facts = trial.facts, facts.isObject, !facts.hasDuplicateKeys,
      !facts.hasKeysThatConvertAlike, let original = trial.execution.tree
    else { return .silent }
    var tree = facts.tree
    for node in tree.nodes() where tree.kind(of: node) == .object {
      tree.reorder(tree.children(of: node).shuffled(using: &trial.generator), of: node)
    }
    let variant = tree.bytes
    return variant == trial.input ? .silent : trial.compare(original, with: variant)
  }
}

extension Trial {
  /// Runs a variant and compares its value with `original`, and the repairs of both in any order.
  func compare(
    _ original: JSONTree,
    with variant: [UInt8],
    ignoringRepairs: Bool = false
  ) -> Oracle.Verdict {
    let other = run(variant)
    let records = ignoringRepairs ? other.diagnostics : execution.diagnostics
    return .comparing(original, records, with: other, variant: variant)
  }
}

extension Oracle.Verdict {
  /// Held if `execution` gave `tree` and the same repairs in any order.
  static func comparing(
    _ tree: JSONTree,
    _ records: [DiagnosticRecord]?,
    with execution: Execution,
    variant: [UInt8],
    byValue: Bool = false
  ) -> Oracle.Verdict {
    guard let other = execution.tree else {
      return .broken(
        wanted: "decoded",
        found: execution.code,
        "the variant was refused with \(execution.code)",
        variant: variant
      )
    }
    if let difference = other.difference(from: tree, byValue: byValue) {
      return .broken(difference, variant: variant)
    }
    let before = Set(records ?? [])
    let after = Set(execution.diagnostics ?? [])
    guard let odd = before.symmetricDifference(after).min(by: { $0.summary < $1.summary }) else {
      return .held
    }
    let wanted = before.contains(odd) ? odd.kind : "clean"
    let found = after.contains(odd) ? odd.kind : "clean"
    return .broken(
      wanted: wanted,
      found: found,
      at: odd.path,
      "only one of the two reports: \(odd.summary)",
      variant: variant
    )
  }
}
