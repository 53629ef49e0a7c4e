extension DeviationLedger {
  /// Returns the ledger updated after a run.
  ///
  /// Entries that now pass are removed, those that still fail get a new signature, in case they
  /// fail differently, and nothing is added.
  ///
  /// - Parameter report: A run of all cases with this ledger.
  /// - Returns: The new ledger, with the same ceiling.
  public func updated(by report: ConformanceReport) -> DeviationLedger {
    let verdicts = Dictionary(
      report.verdicts.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let kept = entries.compactMap { entry -> Entry? in
      guard let verdict = verdicts[entry.id], verdict.outcome != .unexpectedPass else { return nil }
      // Nothing can be signed without a difference, and an outdated entry could never be read again.
      guard let difference = verdict.difference, verdict.outcome != .unstable else {
        return Difference.isSignature(entry.signature) ? entry : nil
      }
      return Entry(entry.id, difference, entry.reason, since: entry.since)
    }
    return DeviationLedger(ceiling: ceiling, entries: kept, suite: suite)
  }

  /// Returns the ledger with one more failure.
  ///
  /// - Parameters:
  ///   - id: A case that fails in the report.
  ///   - reason: Why it is tolerated.
  ///   - report: A run in which the case fails.
  /// - Returns: The new ledger.
  /// - Throws: `LedgerError` if the case does not fail, already has an entry, crashed or timed out,
  ///   or if the ceiling is reached, which is only raised by hand.
  public func accepting(
    _ id: CaseID,
    because reason: Reason,
    in report: ConformanceReport
  ) throws(LedgerError) -> DeviationLedger {
    guard let verdict = report.verdicts.first(where: { $0.id == id }) else {
      throw LedgerError("no case \(id) was run; see `smartcertify list`")
    }
    guard entry(for: id) == nil else {
      throw LedgerError("\(id) has an entry already; --update signs it anew")
    }
    guard verdict.outcome == .failed, let difference = verdict.difference else {
      throw LedgerError(
        "\(id) is \(verdict.outcome.rawValue), and only a failed case can be accepted"
      )
    }
    guard entries.count < ceiling else {
      throw LedgerError(
        "the ceiling of \(ceiling) is reached; raise \"ceiling\" in the file by hand first"
      )
    }
    let entry = Entry(id, difference, reason, since: report.manifest.version)
    return DeviationLedger(ceiling: ceiling, entries: entries + [entry], suite: suite)
  }
}
