/// One certified subject beside others, and the scores that can be reached by chance.
///
/// Only the certified subject decides whether a certification is clean; the others are there for
/// comparison, though each gets its own certificate.
public struct Certification: Sendable {
  /// A subject and its known failures.
  public struct Entry: Sendable {
    /// The subject.
    public let subject: any ConformanceSubject
    /// More processes of the same subject, among which and the subject the cases are divided.
    public let copies: [any ConformanceSubject]
    /// The known failures.
    public let ledger: DeviationLedger

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - subject: The subject.
    ///   - copies: More processes of the same subject; by default none.
    ///   - ledger: The known failures; by default none.
    public init(
      _ subject: any ConformanceSubject,
      copies: [any ConformanceSubject] = [],
      ledger: DeviationLedger = .empty
    ) {
      self.subject = subject
      self.copies = copies
      self.ledger = ledger
    }
  }

  /// The progress of a run.
  public struct Progress: Sendable {
    /// The name of the current subject.
    public let subject: String
    /// The number of cases finished for this subject.
    public let done: Int
    /// The number of all its cases.
    public let total: Int
    /// The time since its first case was begun; it is for people alone.
    public var elapsed: Duration = .zero
  }

  /// The report on the subject that is certified.
  public let certified: ConformanceReport
  /// The reports on subjects to compare it with.
  public let comparisons: [ConformanceReport]
  /// The reports on the floor subjects, which decode nothing.
  public let floors: [ConformanceReport]
  /// The cases that were run, with their models.
  public let suite: ConformanceSuite
  /// Why the run could not continue, for example because an adapter did not start; nil if it could.
  public let failure: String?

  init(
    certified: ConformanceReport,
    comparisons: [ConformanceReport],
    floors: [ConformanceReport],
    suite: ConformanceSuite,
    failure: String? = nil
  ) {
    self.certified = certified
    self.comparisons = comparisons
    self.floors = floors
    self.suite = suite
    self.failure = failure
  }

  /// Returns placeholder reports, before anything has been run.
  ///
  /// - Parameters:
  ///   - names: The names of the subjects, the one to certify first.
  ///   - suite: The cases; by default the built-in ones.
  ///   - seed: The seed of the run; by default 0.
  ///   - failure: Why the run could not begin; by default nil.
  /// - Returns: A certification without verdicts.
  public static func pending(
    _ names: [String],
    suite: ConformanceSuite = .current,
    seed: UInt64 = 0,
    because failure: String? = nil
  ) -> Certification {
    let reports = names.map { name in
      pending(SubjectManifest(name: name, version: "unknown", language: "unknown"), suite, seed)
    }
    return Certification(
      certified: reports.first
        ?? pending(SubjectManifest(name: "none", version: "unknown"), suite, seed),
      comparisons: Array(reports.dropFirst()),
      floors: [],
      suite: suite,
      failure: failure
    )
  }

  private static func pending(
    _ manifest: SubjectManifest,
    _ suite: ConformanceSuite,
    _ seed: UInt64
  ) -> ConformanceReport {
    ConformanceReport(
      suite: suite,
      manifest: manifest,
      seed: seed,
      scope: .interrupted(of: suite.cases.count),
      verdicts: [],
      ledger: .empty,
      isCertifying: false
    )
  }

  /// Runs the suite against all subjects and floors, one after another.
  ///
  /// - Parameters:
  ///   - subject: The subject to certify.
  ///   - comparisons: Subjects to show beside it; by default none.
  ///   - floorSubjects: Subjects that decode nothing, whose best score is the floor; by default none.
  ///   - suite: The cases; by default the built-in ones.
  ///   - seed: Determines the order of the cases and the choices of variations; by default 0.
  ///   - isCertifying: Whether a must case in the ledger of the certified subject is a problem; true
  ///     by default. Ledgers of comparisons may name such cases, at the cost of profiles.
  ///   - onReport: Called after each subject that is not a floor with the results so far, and the
  ///     rest as if interrupted; by default nothing.
  ///   - onProgress: Called after each case of a subject; by default nothing.
  /// - Returns: All reports; incomplete ones if the task was cancelled.
  public static func run(
    _ subject: Entry,
    besides comparisons: [Entry] = [],
    floors floorSubjects: [any ConformanceSubject] = [],
    suite: ConformanceSuite = .current,
    seed: UInt64 = 0,
    isCertifying: Bool = true,
    onReport: (@Sendable (Certification) -> Void)? = nil,
    onProgress: (@Sendable (Progress) -> Void)? = nil
  ) async -> Certification {
    let counted = [subject] + comparisons
    func report(on entry: Entry, at index: Int) async -> ConformanceReport {
      var runner = ConformanceRunner(
        subject: entry.subject,
        suite: suite,
        ledger: entry.ledger,
        seed: seed
      )
      runner.checksBindings = index < counted.count
      let name = entry.subject.manifest.printed.name
      let start = ContinuousClock.now
      return await runner.report(
        isCertifying: isCertifying && index == 0,
        copies: entry.copies
      ) { done, total in
        onProgress?(Progress(subject: name, done: done, total: total, elapsed: .now - start))
      }
    }
    let entries = counted + floorSubjects.map { Entry($0) }
    var reports = entries.map { pending($0.subject.manifest, suite, seed) }
    func certification() -> Certification {
      Certification(
        certified: reports[0],
        comparisons: Array(reports[1..<counted.count]),
        floors: Array(reports[counted.count...]),
        suite: suite
      )
    }
    // After a cancellation no other subject is asked, and the user waits for the end.
    for (index, entry) in entries.enumerated() where !Task.isCancelled {
      reports[index] = await report(on: entry, at: index)
      if index < counted.count, !Task.isCancelled { onReport?(certification()) }
    }
    return certification()
  }

  /// Whether the certified subject is clean.
  public var isClean: Bool { certified.isClean }

  /// The report on the certified subject, then those to compare it with.
  public var reports: [ConformanceReport] { [certified] + comparisons }

  /// The chapters in alphabetical order.
  public var chapters: [String] { suite.chapters }

  /// The profiles that have cases: the contract, shape if a subject runs no Swift, then by name.
  public var profiles: [Profile] {
    let all = suite.cases.reduce(into: Set<Profile>()) { $0.formUnion($1.profiles) }
    let common = Set(reports.map { Certificate.common(of: $0.manifest) })
    return [.contract] + common.subtracting([.contract]) + all.subtracting([.contract]).sorted()
  }

  /// The score of the best floor subject in the cases that a report counts.
  ///
  /// - Parameters:
  ///   - report: The report whose claimed cases count.
  ///   - chapter: The chapter, or nil for all.
  /// - Returns: The highest score of a floor subject.
  public func floor(for report: ConformanceReport, in chapter: String? = nil) -> Score {
    let scores = floors.map { score(of: $0, for: report, in: chapter) }
    return scores.max { $0.passed < $1.passed } ?? Score(passed: 0, total: 0)
  }

  /// The score of one floor subject in the cases that a report counts.
  ///
  /// - Parameters:
  ///   - floor: The report on the floor subject.
  ///   - report: The report whose claimed cases count.
  ///   - chapter: The chapter, or nil for all.
  /// - Returns: The score.
  public func score(
    of floor: ConformanceReport,
    for report: ConformanceReport,
    in chapter: String? = nil
  ) -> Score {
    let counted = Set(report.verdicts(in: chapter).lazy.filter(\.counts).map(\.id))
    return Score(counting: floor.verdicts(in: chapter).lazy.filter { counted.contains($0.id) })
  }

  /// The score of the best floor subject in some cases.
  func floor(in cases: Set<CaseID>) -> Score {
    let scores = floors.map { floor in
      Score(counting: floor.verdicts.lazy.filter { cases.contains($0.id) })
    }
    return scores.max { $0.passed < $1.passed } ?? Score(passed: 0, total: 0)
  }
}
