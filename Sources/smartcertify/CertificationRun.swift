import CommandLine
import ConformanceKit
import ReportKit
import SuiteProof

import class Foundation.FileManager

/// Runs the chosen subjects, as `certify` and `run` do.
struct CertificationRun {
  var options: RunOptions
  /// The pattern that selects cases; nil for all.
  var filter: Glob?
  /// The suite before cases are selected.
  var suite: ConformanceSuite = ToolSuite.current
  /// Whether a must case in the ledger of the subject is a problem.
  var isCertifying: Bool = true
  /// Where reports are written before the end, so that a run that dies still has some; nil for nowhere.
  var folder: String?
  /// Checked after each case.
  var isInterrupted: @Sendable () -> Bool = { Interruption.isRequested }

  /// The results of the run.
  struct Result {
    let certification: Certification
    let notes: RunNotes
    /// How many subjects count, from the first one.
    let counted: Int
    let status: ExitStatus
  }

  func result() async throws -> Result {
    for file in [options.sarif, options.record].compactMap(\.self) { try OutputFile.check(file) }
    let suite = try ToolSuite.selecting(filter, from: suite)
    let names = options.subjects.map { "\($0.choice)" }
    let progress = ProgressLine()
    let subjects: [ChosenSubject]
    do {
      subjects = try await ChosenSubject.all(options, onSmoke: { progress.show($0) })
      progress.erase()
    } catch let error as CancellationError {
      progress.erase()
      try write(.pending(names, suite: suite, seed: options.seed, because: "interrupted"))
      throw error
    } catch let error as ToolError {
      progress.erase()
      try write(.pending(names, suite: suite, seed: options.seed, because: "\(error)"))
      throw error
    }
    do {
      try write(.pending(names, suite: suite, seed: options.seed))
    } catch {
      await ChosenSubject.stop(subjects)
      throw error
    }
    guard let first = subjects.first else { throw UsageError("no subject; see --help") }
    let isInterrupted = isInterrupted
    let running = Task {
      await Certification.run(
        first.entry,
        besides: subjects.dropFirst().map(\.entry),
        floors: FloorSubject.allCases.map { $0.subject(for: suite.models) },
        suite: suite,
        seed: options.seed,
        isCertifying: isCertifying,
        onReport: { try? write($0) },
        onProgress: { step in
          progress.show(step)
          if isInterrupted() {
            unsafe withUnsafeCurrentTask { task in unsafe task?.cancel() }
          }
        }
      )
    }
    let certification = await withTaskCancellationHandler {
      await running.value
    } onCancel: {
      running.cancel()
    }
    progress.erase()
    let stopping = Task { await ChosenSubject.stop(subjects) }
    // The run may have seen the signal before this task was cancelled.
    if certification.isInterrupted { stopping.cancel() }
    await stopping.value
    let counted = zip(certification.reports, subjects).filter { !$0.1.isBeside }.map(\.0)
    return Result(
      certification: certification,
      notes: notes,
      counted: subjects.count { !$0.isBeside },
      status: ExitStatus(counted, isInterrupted: certification.isInterrupted)
    )
  }

  /// Writes the failures of the first subject as a ledger, if requested; reasons that the file has are kept.
  func record(_ result: Result) throws {
    guard let file = options.record, let report = result.certification.reports.first else { return }
    if let breakage = report.breakage { throw ToolError("nothing is recorded: \(breakage)") }
    let isNew = !FileManager.default.fileExists(atPath: file)
    let ledger = isNew ? DeviationLedger.empty : try LedgerFile(file, isOutdated: true).ledger
    let recorded = ledger.recording(report)
    try OutputFile.write(recorded.json, to: file)
    Terminal.tool.print("ledger: \(file), \(recorded.entries.count.grouped) entries")
    if let others = report.unrecordable { Terminal.tool.print("ledger: \(others)") }
  }

  /// Tells other systems what is wrong, where they are there or were asked for.
  func tell(_ result: Result) throws {
    let annotations = result.certification.annotations(counting: result.counted) { number in
      options.subjects[number].ledger ?? folder.map { "\($0)/report.md" } ?? "Package.swift"
    }
    let page = MarkdownCertification(result.certification, notes: result.notes).summary
    GitHubJob()?.show(annotations, page: page, on: .tool)
    guard let file = options.sarif else { return }
    try OutputFile.write(SARIFDocument(tool: "smartcertify", annotations).text, to: file)
  }

  private var notes: RunNotes {
    RunNotes(
      digest: suite.digest,
      launches: options.subjects.map { "\($0.choice)" },
      counted: options.subjects.count { !$0.isBeside }
    )
  }

  /// Writes the reports on the results so far, if requested.
  private func write(_ certification: Certification) throws(UsageError) {
    if let folder { try Self.write(certification, notes, to: folder) }
  }

  /// Writes all reports to a folder.
  static func write(_ result: Result, to folder: String) throws(UsageError) {
    try write(result.certification, result.notes, to: folder)
  }

  private static func write(
    _ certification: Certification,
    _ notes: RunNotes,
    to folder: String
  ) throws(UsageError) {
    do {
      try ReportFolder.write(certification, notes: notes, to: folder)
    } catch {
      throw UsageError("cannot write reports to '\(folder)'; choose another --output")
    }
  }
}
