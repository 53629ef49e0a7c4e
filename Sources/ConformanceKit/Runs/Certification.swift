/// One certified subject beside others, and what they all owe to chance.
///
/// The certified subject decides whether a certification is clean; the others are there to compare,
/// though each gets a certificate of its own.
public struct Certification: Sendable {
  /// A subject with the failures that are known of it.
  public struct Entry: Sendable {
    /// The subject.
    public let subject: any ConformanceSubject
    /// The failures that are known.
    public let ledger: DeviationLedger

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - subject: The subject.
    ///   - ledger: The failures that are known; by default none.
    public init(_ subject: any ConformanceSubject, ledger: DeviationLedger = .empty) {
      self.subject = subject
      self.ledger = ledger
    }
  }

  /// How far a run is.
  public struct Progress: Sendable {
    /// The name of the subject at hand.
    public let subject: String
    /// The cases done with this subject.
    public let done: Int
    /// All its cases.
    public let total: Int
  }

  /// The report on the subject that is certified.
  public let certified: ConformanceReport
  /// The reports on subjects to compare with.
  public let comparisons: [ConformanceReport]
  /// The reports on the floor subjects, which decode nothing.
  public let floors: [ConformanceReport]
  /// The cases that were run, with their models.
  public let suite: ConformanceSuite
  /// Why the run could not go on, for example because an adapter did not start; nil if it could.
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

  /// What there is to say before anything has been run: reports that say so.
  ///
  /// - Parameters:
  ///   - names: The names of the subjects, the one to certify first.
  ///   - suite: The cases; by default the built-in ones.
  ///   - seed: The seed of the run; by default 0.
  ///   - failure: Why the run could not even begin; by default nil.
  /// - Returns: A certification without any verdict.
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

  /// Runs the suite against all subjects and floors, one after the other.
  ///
  /// - Parameters:
  ///   - subject: The subject to certify.
  ///   - comparisons: Subjects to show beside it; by default none.
  ///   - floorSubjects: Subjects that decode nothing, whose best score is the floor; by default none.
  ///   - suite: The cases; by default the built-in ones.
  ///   - seed: What decides the order of the cases and the choices of variations; by default 0.
  ///   - isCertifying: Whether a must case in the ledger of the certified subject is a problem; true
  ///     by default. Ledgers of comparisons may name them, and lose profiles for it.
  ///   - onReport: Called after each subject that is no floor with what there is so far, the rest as
  ///     if interrupted; by default nothing.
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
      let name = entry.subject.manifest.name
      return await runner.report(isCertifying: isCertifying && index == 0) { done, total in
        onProgress?(Progress(subject: name, done: done, total: total))
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
    for (index, entry) in entries.enumerated() {
      reports[index] = await report(on: entry, at: index)
      if index < counted.count { onReport?(certification()) }
    }
    return certification()
  }

  /// Whether the certified subject is clean.
  public var isClean: Bool { certified.isClean }

  /// The report on the certified subject, and those to compare with.
  public var reports: [ConformanceReport] { [certified] + comparisons }

  /// The chapters in alphabetical order.
  public var chapters: [String] { suite.chapters }

  /// The profiles that some case belongs to: the contract, then by name.
  public var profiles: [Profile] {
    let all = suite.cases.reduce(into: Set<Profile>()) { $0.formUnion($1.profiles) }
    return [.contract] + all.subtracting([.contract]).sorted()
  }

  /// What the best floor subject passes of the cases that a report counts.
  ///
  /// - Parameters:
  ///   - report: The report whose claimed cases count.
  ///   - chapter: The chapter, or nil for all.
  /// - Returns: The highest score of a floor subject.
  public func floor(for report: ConformanceReport, in chapter: String? = nil) -> Score {
    let scores = floors.map { score(of: $0, for: report, in: chapter) }
    return scores.max { $0.passed < $1.passed } ?? Score(passed: 0, total: 0)
  }

  /// What one floor subject passes of the cases that a report counts.
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
    let counted = Set(
      report.verdicts
        .filter {
          $0.isScored && (chapter == nil || $0.id.chapter == chapter)
        }
        .map(\.id)
    )
    return Score(counting: floor.verdicts.filter { counted.contains($0.id) })
  }

  /// What the best floor subject passes of the cases of a profile.
  ///
  /// - Parameter profile: The profile.
  /// - Returns: The highest score of a floor subject.
  public func floor(in profile: Profile) -> Score {
    let scores = floors.map { $0.plain(in: profile) }
    return scores.max { $0.passed < $1.passed } ?? Score(passed: 0, total: 0)
  }
}
