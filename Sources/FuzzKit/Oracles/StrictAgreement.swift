extension Oracle {
  /// Whatever the strict reference decodes, the lenient decoder decodes to the same value, without repairs.
  ///
  /// Unlike `agreement` it covers documents of every kind: scalars and null at the top level, non-ASCII keys,
  /// long fractions. It is for types with custom decoding, which observe what a property does not. Where the
  /// two differ, these exceptions of ``StrictExemption`` apply: `syntax`, since the reference accepts texts
  /// that are not JSON, `duplicateKeys`, `decimals`, `fractions` and `keyOrder`.
  static let strictAgreement = Oracle("strict-agreement", .strictAgreement) { trial in
    guard let strict = trial.reference?.tree else { return .silent }
    guard let verdict = disagreement(trial.execution, with: strict) else { return .held }
    if trial.markedTree == nil, trial.execution.tree == nil { return .exempt(.syntax) }
    if let exemption = StrictExemption.ofDocument(trial, isLenient: true) {
      return .exempt(exemption)
    }
    if let tree = trial.execution.tree,
      differByOrder(tree, strict, trial, { trial.run($0) })
    {
      return .exempt(.keyOrder)
    }
    return verdict
  }

  private static func disagreement(_ found: Execution, with strict: JSONTree) -> Verdict? {
    guard let lenient = found.tree else {
      return .broken(
        wanted: "decoded",
        found: found.code,
        "the reference decodes, but the target refused: \(found.code)"
      )
    }
    if let difference = lenient.difference(from: strict) { return .broken(difference) }
    guard let record = found.diagnostics?.first else { return nil }
    return .broken(
      wanted: "clean",
      found: record.kind,
      at: record.path,
      "the reference decodes, but a repair is reported: \(record.summary)"
    )
  }
}
