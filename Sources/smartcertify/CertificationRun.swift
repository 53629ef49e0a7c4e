import CommandLine
import ConformanceKit
import ConformanceProof

/// Runs the chosen subjects, as `certify` and `run` do.
struct CertificationRun {
  var options: RunOptions
  /// The pattern that the cases must fit; nil for all.
  var filter: Glob?
  /// The suite before the choice of cases.
  var suite: ConformanceSuite = .current
  /// Whether a must case in the ledger of the subject is a problem.
  var isCertifying: Bool = true
  /// Looked at after each case.
  var isInterrupted: @Sendable () -> Bool = { Interruption.isRequested }

  /// What was found out.
  struct Result {
    let certification: Certification
    let notes: RunNotes
    let status: ExitStatus
  }

  func result() async throws -> Result {
    let suite = filter.map { self.suite.selecting($0) } ?? self.suite
    if let filter, suite.cases.isEmpty {
      throw UsageError("no case fits --filter '\(filter)'; see smartcertify list")
    }
    let subjects = try await ChosenSubject.all(options)
    guard let first = subjects.first else { throw UsageError("no subject; see --help") }
    let progress = ProgressLine()
    let isInterrupted = isInterrupted
    let certification = await Task {
      await Certification.run(
        first.entry,
        besides: subjects.dropFirst().map(\.entry),
        floors: FloorSubject.allCases,
        suite: suite,
        seed: options.seed,
        isCertifying: isCertifying
      ) { step in
        progress.show(step)
        if isInterrupted() {
          unsafe withUnsafeCurrentTask { task in unsafe task?.cancel() }
        }
      }
    }
    .value
    progress.erase()
    await ChosenSubject.stop(subjects)
    let counted = zip(certification.reports, subjects).filter { !$0.1.isBeside }.map(\.0)
    return Result(
      certification: certification,
      notes: RunNotes(
        digest: self.suite.digest,
        launches: subjects.map { $0.choice.description }
      ),
      status: ExitStatus(counted, isInterrupted: certification.isInterrupted)
    )
  }

  /// Writes all reports to a folder.
  static func write(_ result: Result, to folder: String) throws(UsageError) {
    do {
      try ReportFolder.write(result.certification, notes: result.notes, to: folder)
    } catch {
      throw UsageError("cannot write reports to '\(folder)'; choose another --output")
    }
  }
}
