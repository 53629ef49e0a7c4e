/// What one run found out about one subject.
public struct ConformanceReport: Sendable {
  /// The version of the suite.
  public let suiteVersion: String
  /// Who was tested.
  public let manifest: SubjectManifest
  /// One verdict for each case, ordered by id.
  public let verdicts: [Verdict]
  /// What is wrong with the ledger.
  public let ledgerProblems: [LedgerProblem]

  init(
    suiteVersion: String,
    manifest: SubjectManifest,
    verdicts: [Verdict],
    ledgerProblems: [LedgerProblem]
  ) {
    self.suiteVersion = suiteVersion
    self.manifest = manifest
    self.verdicts = verdicts
    self.ledgerProblems = ledgerProblems
  }

  /// The verdicts that must not be, in order.
  public var failures: [Verdict] {
    verdicts.filter { !$0.isAcceptable }
  }

  /// Whether some case was run, all verdicts are acceptable and the ledger is in order.
  ///
  /// A run without any claimed case is not clean: it would be green for nothing.
  public var isClean: Bool {
    verdicts.contains(where: \.isScored) && failures.isEmpty && ledgerProblems.isEmpty
  }

  /// Whether the adapter failed, which makes every figure meaningless.
  public var isBroken: Bool {
    verdicts.contains { $0.outcome == .broken }
  }

  /// The cases that count, because all they need is claimed.
  public func claimed(in chapter: String? = nil) -> Score {
    Score(counting: verdicts.filter { $0.isScored && isIn(chapter, $0) })
  }

  /// All cases, claimed or not.
  public func plain(in chapter: String? = nil) -> Score {
    Score(counting: verdicts.filter { $0.outcome != .recorded && isIn(chapter, $0) })
  }

  /// The chapters with a case that does not pass, claimed or not.
  public var failingChapters: [String] {
    Set(verdicts.map(\.id.chapter)).sorted().filter { plain(in: $0).isPerfect == false }
  }

  private func isIn(_ chapter: String?, _ verdict: Verdict) -> Bool {
    chapter == nil || verdict.id.chapter == chapter
  }
}

/// How many of how many.
public struct Score: Hashable, Sendable, CustomStringConvertible {
  /// The cases that pass.
  public let passed: Int
  /// The cases that count.
  public let total: Int

  /// Creates a score.
  public init(passed: Int, total: Int) {
    self.passed = passed
    self.total = total
  }

  init(counting verdicts: [Verdict]) {
    self.init(passed: verdicts.count(where: \.matches), total: verdicts.count)
  }

  /// Whether there are cases and all of them pass.
  public var isPerfect: Bool { total > 0 && passed == total }

  /// The passed share from 0 to 1; 0 without any case.
  public var share: Double { total == 0 ? 0 : Double(passed) / Double(total) }

  /// The share above what is passed by accident: `(score − floor) / (1 − floor)`.
  ///
  /// - Parameter floor: What the best floor subject passes of the same cases.
  /// - Returns: At most 1; negative below the floor; nil if the floor passes everything.
  public func corrected(by floor: Score) -> Double? {
    floor.share < 1 ? (share - floor.share) / (1 - floor.share) : nil
  }

  /// Both numbers, for example `12/14`.
  public var description: String { "\(passed)/\(total)" }
}
