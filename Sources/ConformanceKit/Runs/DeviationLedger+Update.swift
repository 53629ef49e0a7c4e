extension DeviationLedger {
  /// The ledger after a run.
  ///
  /// Entries that pass now are gone, those that fail are signed anew, in case they fail in another way,
  /// and nothing is added.
  ///
  /// - Parameter report: A run of all cases with this ledger.
  /// - Returns: The new ledger, with the ceiling as it was.
  public func updated(by report: ConformanceReport) -> DeviationLedger {
    let verdicts = Dictionary(
      report.verdicts.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let kept = entries.compactMap { entry -> Entry? in
      guard let verdict = verdicts[entry.id], verdict.outcome != .unexpectedPass else { return nil }
      // Without a difference nothing can be signed, and an outdated entry could never be read again.
      guard let difference = verdict.difference, verdict.outcome != .unstable else {
        return Difference.isSignature(entry.signature) ? entry : nil
      }
      return Entry(entry.id, difference, entry.reason, since: entry.since)
    }
    return DeviationLedger(ceiling: ceiling, entries: kept, suite: suite)
  }

  /// The ledger with one failure more.
  ///
  /// - Parameters:
  ///   - id: A case that fails in the report.
  ///   - reason: Why it is tolerated.
  ///   - report: A run in which the case fails.
  /// - Returns: The new ledger.
  /// - Throws: `LedgerError` if the case does not fail, has an entry already, crashed or hung, or if
  ///   the ceiling is reached, which only a person raises.
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
