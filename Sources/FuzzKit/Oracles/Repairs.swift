extension Oracle {
  /// A repair is reported if and only if something was repaired, once, with its place and type.
  ///
  /// A strict success means no repair. A strict failure means at least one, except where leniency is not a
  /// repair (stringified JSON) or where the reference accepts less (extreme numbers).
  static let repairs = Oracle("repairs", .reportsRepairs) { trial in
    guard trial.execution.tree != nil, let records = trial.execution.diagnostics else {
      return .silent
    }
    if let verdict = malformed(records) { return verdict }
    guard let facts = trial.facts, facts.isComparable, let strict = trial.reference else {
      return .held
    }
    if strict.tree != nil, let record = records.first {
      return .broken(
        wanted: "clean",
        found: record.kind,
        at: record.path,
        "the reference decodes, but a repair is reported: \(record.summary)"
      )
    }
    if strict.tree == nil, records.isEmpty, !facts.hasStringifiedJSON, !facts.hasExtremeNumbers {
      return .broken(
        wanted: "repair",
        found: "clean",
        "the reference refuses (\(strict.code)), but no repair is reported"
      )
    }
    return .held
  }

  private static func malformed(_ records: [DiagnosticRecord]) -> Verdict? {
    var seen: Set<TreePath> = []
    for record in records {
      if record.wanted.isEmpty {
        return .broken(
          wanted: "type",
          found: "empty",
          at: record.path,
          "a repair does not name the wanted type: \(record.summary)"
        )
      }
      if !seen.insert(record.path).inserted {
        return .broken(
          wanted: "once",
          found: "twice",
          at: record.path,
          "two repairs are reported for one place: \(record.summary)"
        )
      }
    }
    return nil
  }
}
