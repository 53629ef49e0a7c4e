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

  /// The reason of a recorded entry, to be replaced: a ledger with it fails the run.
  static let placeholder = "TODO: say why"

  /// Returns a ledger with an entry for each must case that fails in a run.
  ///
  /// Entries of this ledger keep their reasons, those of cases that pass go, and new ones have a reason that
  /// must be filled in. Crashes, hangs and unstable answers cannot be recorded; an entry for such a case stays
  /// as it is.
  ///
  /// - Parameter report: A run; entries of cases that it does not have are kept.
  /// - Returns: The new ledger, whose ceiling is at least the number of its entries.
  public func recording(_ report: ConformanceReport) -> DeviationLedger {
    let verdicts = Dictionary(report.verdicts.map { ($0.id, $0) }) { first, _ in first }
    let recorded = report.verdicts.compactMap { verdict -> Entry? in
      let known = entry(for: verdict.id)
      guard verdict.isRecordable, verdict.requirement == .must || known != nil,
        let difference = verdict.difference
      else { return nil }
      return Entry(
        verdict.id,
        difference,
        known?.reason ?? .byDesign(Self.placeholder),
        since: known?.since ?? report.manifest.version
      )
    }
    let kept = entries.filter { entry in
      guard let verdict = verdicts[entry.id] else { return true }
      return !verdict.isRecordable && verdict.outcome != .unexpectedPass
    }
    let all = kept + recorded
    return DeviationLedger(
      ceiling: max(ceiling, all.count),
      entries: all,
      suite: suite ?? report.suiteVersion
    )
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

extension Verdict {
  /// Whether it is a wrong answer, which a ledger can name.
  var isRecordable: Bool {
    [.failed, .changedFailure, .expectedFailure].contains(outcome) && difference != nil
  }
}
