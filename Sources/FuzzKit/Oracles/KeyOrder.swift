extension Oracle {
  /// The order of keys changes neither the value nor the set of repairs.
  static let keyOrder = Oracle(
    name: "key-order",
    law: .keyOrder,
    share: 4
  ) { trial in
    guard let facts = trial.facts, facts.isObject, !facts.hasDuplicateKeys,
      !facts.hasKeysThatConvertAlike, let original = trial.execution.tree
    else { return .silent }
    var tree = facts.tree
    for node in tree.nodes() where tree.kind(of: node) == .object {
      tree.reorder(tree.children(of: node).shuffled(using: &trial.generator), of: node)
    }
    let variant = tree.bytes
    guard variant != trial.input else { return .silent }
    let execution = trial.run(variant)
    return .comparing(
      "key-order",
      original,
      trial.execution.diagnostics,
      with: execution,
      variant: variant
    )
  }
}

extension Oracle.Verdict {
  /// Held if `execution` gave `tree` and the same repairs in any order.
  static func comparing(
    _ oracle: String,
    _ tree: JSONTree,
    _ records: [DiagnosticRecord]?,
    with execution: Execution,
    variant: [UInt8],
    byValue: Bool = false
  ) -> Oracle.Verdict {
    guard let other = execution.tree else {
      return .broken(
        Violation(
          oracle,
          wanted: "decoded",
          found: execution.code,
          detail: "the variant was refused with \(execution.code)",
          variant: variant
        )
      )
    }
    if let difference = other.difference(from: tree, byValue: byValue) {
      return .broken(Violation(oracle, difference, variant: variant))
    }
    let before = Set(records ?? [])
    let after = Set(execution.diagnostics ?? [])
    guard let odd = before.symmetricDifference(after).min(by: { $0.summary < $1.summary }) else {
      return .held
    }
    let wanted = before.contains(odd) ? odd.kind : "clean"
    let found = after.contains(odd) ? odd.kind : "clean"
    return .broken(
      Violation(
        oracle,
        at: odd.path,
        wanted: wanted,
        found: found,
        detail: "only one of the two reports: \(odd.summary)",
        variant: variant
      )
    )
  }
}
