extension Oracle {
  /// An encoded value decodes to the same value, without repairs.
  static let roundTrip = Oracle("round-trip", .roundTrip, share: 4) { trial in
    guard let tree = trial.execution.tree, tree.depth <= JSONLimits.depth - 8,
      let text = trial.written?.text
    else { return .silent }
    let execution = trial.run(written: text)
    guard let other = execution.tree else {
      return .broken(
        wanted: "decoded",
        found: execution.code,
        "what was written is refused",
        variant: text
      )
    }
    if let difference = other.difference(from: tree, byValue: true) {
      if difference.isBeyondDates { return .silent }
      return .broken(difference, variant: text)
    }
    guard let record = execution.diagnostics?.first else { return .held }
    return .broken(
      wanted: "clean",
      found: record.kind,
      at: record.path,
      "what was written needs a repair: \(record.summary)",
      variant: text
    )
  }
}

extension TreeDifference {
  /// Whether two dates differ by no more than the precision lost in a round trip.
  ///
  /// That is a microsecond from 1900 to 2100, the precision of a Double before and after, and anything for
  /// seconds that read as milliseconds.
  fileprivate var isBeyondDates: Bool {
    guard let old = Self.seconds(expected), let new = Self.seconds(found) else { return false }
    if abs(old) > 9e11 { return true }
    return abs(old - new) <= max(1e-6, abs(old) * 1e-15)
  }

  private static func seconds(_ observation: String) -> Double? {
    guard observation.hasPrefix("\"date ") else { return nil }
    return Double(observation.dropFirst(6).dropLast())
  }
}
