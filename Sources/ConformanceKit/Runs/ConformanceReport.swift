/// The results of one run for one subject.
public struct ConformanceReport: Sendable {
  /// How much of the suite was run.
  public enum Scope: Hashable, Sendable {
    /// All cases.
    case complete
    /// The cases whose ids match a pattern.
    case filtered(Glob)
    /// Fewer than this number of cases, because the run was cancelled.
    case interrupted(of: Int)
  }

  /// The version of the suite.
  public let suiteVersion: String
  /// The subject that was tested; names as they are shown, on one line without control characters.
  public let manifest: SubjectManifest
  /// Determined the order of the cases and the choices of variations.
  public let seed: UInt64
  /// How much of the suite was run.
  public let scope: Scope
  /// The subject's types that differ from the models they are bound to, ordered by model; their
  /// cases were not run.
  public let misbindings: [Misbinding]
  /// One verdict for each case, ordered by id.
  public let verdicts: [Verdict]
  /// The known failures.
  public let ledger: DeviationLedger
  /// The problems of the ledger.
  public let ledgerProblems: [LedgerProblem]

  init(
    suite: ConformanceSuite,
    manifest: SubjectManifest,
    seed: UInt64,
    scope: Scope,
    misbindings: [Misbinding] = [],
    verdicts: [Verdict],
    ledger: DeviationLedger,
    isCertifying: Bool
  ) {
    suiteVersion = suite.version
    self.manifest = manifest.printed
    self.seed = seed
    self.scope = scope
    self.misbindings = misbindings
    self.verdicts = verdicts
    self.ledger = ledger
    ledgerProblems = ledger.problems(in: suite, verdicts: verdicts, isCertifying: isCertifying)
  }

  /// The profiles that are held; nil if the run covers only some cases, or is broken.
  public var certificate: Certificate? {
    guard scope == .complete, !isBroken else { return nil }
    return Certificate(verdicts: verdicts, of: manifest)
  }

  /// What is shown above all verdicts, one line each: misbound types, then problems of the ledger.
  var problemLines: [String] {
    misbindings.map(\.description) + ledgerProblems.map(\.description)
  }

  /// The verdicts that are not acceptable, in order; none for a misbound model, whose cases were
  /// not run.
  public var failures: [Verdict] {
    verdicts.filter { !$0.isAcceptable && $0.outcome != .misbound }
  }

  /// The should cases that do not pass although the subject claims what they need, in order; they cost nothing.
  public var advice: [Verdict] {
    verdicts.filter { $0.requirement == .should && $0.isAcceptable && !$0.isInOrder }
  }

  /// Whether at least one case was run, all verdicts are acceptable and the ledger is in order.
  ///
  /// A run without any claimed case is not clean, since it would prove nothing; neither is one that
  /// was interrupted.
  public var isClean: Bool {
    if case .interrupted = scope { return false }
    return verdicts.contains(where: \.isScored) && failures.isEmpty && problemLines.isEmpty
  }

  /// Whether the adapter failed, which makes all results meaningless.
  public var isBroken: Bool {
    verdicts.contains { $0.outcome == .broken }
  }

  /// Which case the adapter failed at first, and what to do; nil if it did not fail.
  package var breakage: String? {
    verdicts.first { $0.outcome == .broken }
      .map {
        "the adapter or the case failed at \($0.id); fix it first, and run that case alone"
      }
  }

  /// The must cases that fail and cannot be recorded in a ledger, in words; nil if there are none.
  ///
  /// A ledger names one wrong answer, and these gave two or none.
  package var unrecordable: String? {
    let cases = failures.filter {
      $0.requirement == .must && !$0.isRecordable && $0.outcome != .unexpectedPass
    }
    if cases.isEmpty { return nil }
    let names = cases.prefix(3).map { "\($0.id) (\($0.outcome.name))" }.joined(separator: ", ")
    let more = cases.count > 3 ? " and \(cases.count - 3) more" : ""
    return "not recorded, since a ledger names one wrong answer and these gave two or none: "
      + names + more
  }

  /// The number of requests to the subject, over all cases.
  public var executions: Int {
    verdicts.reduce(0) { $0 + $1.executions }
  }

  /// The score over the must cases that count, because the subject claims all they need.
  ///
  /// A failure that the ledger names does not pass. All reports show this number.
  ///
  /// - Parameter chapter: The chapter, or nil for all.
  /// - Returns: How many of them pass.
  public func claimed(in chapter: String? = nil) -> Score {
    Score(counting: verdicts(in: chapter).lazy.filter(\.counts), by: \.isPass)
  }

  /// The score over all must cases, claimed or not.
  ///
  /// - Parameter chapter: The chapter, or nil for all.
  /// - Returns: How many of them pass, or would pass if they were claimed.
  public func plain(in chapter: String? = nil) -> Score {
    Score(
      counting: verdicts(in: chapter).lazy.filter { $0.isAsked && $0.requirement == .must }
    )
  }

  /// The chapters with a must case that does not pass, claimed or not.
  public var failingChapters: [String] {
    Set(verdicts.map(\.id.chapter)).sorted().filter { plain(in: $0).isPerfect == false }
  }

  /// The verdicts of a chapter, which are next to each other; all of them for nil.
  func verdicts(in chapter: String?) -> ArraySlice<Verdict> {
    guard let chapter else { return verdicts[...] }
    let start = verdicts.boundary { $0.id.rawValue >= chapter + "/" }
    // In ASCII the digit 0 follows the slash.
    return verdicts[start..<verdicts.boundary { $0.id.rawValue >= chapter + "0" }]
  }
}
