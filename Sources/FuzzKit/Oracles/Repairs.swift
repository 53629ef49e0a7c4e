extension Oracle {
  /// A repair is reported if and only if something was repaired, once, with its place and type.
  ///
  /// A strict success means no repair. A strict failure means at least one, except where leniency is not a
  /// repair (stringified JSON) or where the reference accepts less (extreme numbers).
  static let repairs = Oracle(
    name: "repairs",
    law: .reportsRepairs,
    share: 1
  ) { trial in
    guard trial.execution.tree != nil, let records = trial.execution.diagnostics else {
      return .silent
    }
    if let violation = malformed(records) { return .broken(violation) }
    guard let facts = trial.facts, facts.isComparable, let strict = trial.reference else {
      return .held
    }
    if strict.tree != nil, let record = records.first {
      return .broken(
        Violation(
          "repairs",
          at: record.path,
          wanted: "clean",
          found: record.kind,
          detail: "the reference decodes, but a repair is reported: \(record.summary)"
        )
      )
    }
    if strict.tree == nil, records.isEmpty, !facts.hasStringifiedJSON, !facts.hasExtremeNumbers {
      return .broken(
        Violation(
          "repairs",
          wanted: "repair",
          found: "clean",
          detail: "the reference refuses (\(strict.code)), but no repair is reported"
        )
      )
    }
    return .held
  }

  private static func malformed(_ records: [DiagnosticRecord]) -> Violation? {
    var seen: Set<TreePath> = []
    for record in records {
      if record.wanted.isEmpty {
        return Violation(
          "repairs",
          at: record.path,
          wanted: "type",
          found: "empty",
          detail: "a repair does not name the wanted type: \(record.summary)"
        )
      }
      if !seen.insert(record.path).inserted {
        return Violation(
          "repairs",
          at: record.path,
          wanted: "once",
          found: "twice",
          detail: "two repairs are reported for one place: \(record.summary)"
        )
      }
    }
    return nil
  }
}
