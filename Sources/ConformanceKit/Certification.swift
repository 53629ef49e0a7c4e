/// One certified subject beside others, and what they all owe to chance.
///
/// The certified subject decides whether a certification is clean; the others are there to compare.
public struct Certification: Sendable {
  /// The report on the subject that is certified.
  public let certified: ConformanceReport
  /// The reports on subjects to compare with.
  public let comparisons: [ConformanceReport]
  /// The reports on the floor subjects, which decode nothing.
  public let floors: [ConformanceReport]
  /// The chapters in alphabetical order.
  public let chapters: [String]

  /// Runs the suite against all subjects and floors.
  ///
  /// - Parameters:
  ///   - subject: The subject to certify.
  ///   - comparisons: Subjects to show beside it; by default none.
  ///   - suite: The cases; by default the built-in ones.
  ///   - ledger: The known failures of the subject; by default none.
  /// - Returns: All reports.
  public static func run(
    _ subject: any ConformanceSubject,
    besides comparisons: [any ConformanceSubject] = [],
    suite: ConformanceSuite = .current,
    ledger: DeviationLedger = .empty
  ) async -> Certification {
    func report(
      on subject: any ConformanceSubject,
      _ ledger: DeviationLedger = .empty
    ) async -> ConformanceReport {
      await ConformanceRunner(subject: subject, suite: suite, ledger: ledger).report()
    }
    var others: [ConformanceReport] = []
    for comparison in comparisons { others.append(await report(on: comparison)) }
    var floors: [ConformanceReport] = []
    for floor in FloorSubject.allCases { floors.append(await report(on: floor)) }
    return Certification(
      certified: await report(on: subject, ledger),
      comparisons: others,
      floors: floors,
      chapters: suite.chapters
    )
  }

  /// Whether the certified subject is clean.
  public var isClean: Bool { certified.isClean }

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
}
