import CommandLine
import ConformanceKit
import ReportKit

/// Repeats the run of a report and compares all verdicts.
struct VerifyCommand: Runnable {
  var file = ""
  /// Its subjects replace those of the report, in its order; none means the recorded ones.
  var options = RunOptions()
  /// Whether programs may be run because the report says so.
  var runsRecorded = false

  static var declaration: Subcommand<any Runnable> {
    Subcommand(
      "verify",
      "run again what a report says, and compare all verdicts",
      details:
        "A report on another state of the suite is compared by outcome. Each --subject stands in for the one at its place in the report. A program that the report names is run only with --run-recorded, since a report of others could name any.",
      settings: VerifyCommand(),
      operands: [Operand("REPORT", "a report.json", completing: .files) { $0.file = $1 }],
      options: ([RunOptions.subject.defaulting(to: "the recorded ones"), RunOptions.cases]
        + RunOptions.processes)
        .map { $0.within(\.options) } + [
          .flag("--run-recorded", \.runsRecorded, "run the programs that the report names")
        ],
      tolerating: [RunOptions.order.within(\.options)],
      sections: RunOptions.sections
    ) { (command) throws(UsageError) in
      // A crash or hang in the report must not end the tool.
      try command.options.isolate()
      return command
    }
  }

  func run() async throws -> ExitStatus {
    Interruption.watch()
    let text = try InputFile.text(of: file, "which should be a report.json")
    let report: RecordedReport
    do {
      report = try RecordedReport(json: text)
    } catch {
      throw UsageError("'\(file)': \(error); give the report.json of a certification")
    }
    return try await options.withCases { try await run(report) }
  }

  /// Compares with this suite, subject by subject.
  func run(
    _ report: RecordedReport,
    suite: ConformanceSuite = ToolSuite.current,
    digest: String? = nil
  ) async throws -> ExitStatus {
    if report.isInterrupted {
      throw UsageError("the report is of an interrupted run, which cannot be run again")
    }
    let isSameSuite =
      report.suiteVersion == suite.version && report.digest == digest ?? suite.digest
    if !isSameSuite {
      Terminal.tool.error(
        "the report is about another suite (\(report.suiteVersion); this is \(suite.version)): only the"
          + " outcomes of cases that both have are compared"
      )
    }
    let selection = report.filter.map { suite.selecting($0) } ?? suite
    var isUnmoved = true
    for (subject, choice) in zip(report.subjects, try choices(for: report)) {
      var single = options
      single.subjects = [RunOptions.Subject(choice: choice)]
      single.seed = report.seed
      let chosen = try await ChosenSubject.all(single)
      guard let entry = chosen.first?.entry else { throw ToolError("no subject") }
      let runner = ConformanceRunner(
        subject: entry.subject,
        suite: selection,
        ledger: subject.ledger,
        seed: report.seed
      )
      let now = await runner.report(copies: entry.copies)
      await ChosenSubject.stop(chosen)
      try Task.checkCancellation()
      let differences = RecordedReport.differences(
        between: subject,
        and: now,
        ofSameSuite: isSameSuite
      )
      for difference in differences { Terminal.tool.print("\(subject.name): \(difference)") }
      isUnmoved = isUnmoved && differences.isEmpty
      let unshared = RecordedReport.unshared(between: subject, and: now)
      if !isSameSuite {
        Terminal.tool.error(
          "\(subject.name): \(unshared.new) cases are new, \(unshared.gone) are gone"
        )
      }
      if differences.isEmpty {
        let shared = now.verdicts.count - unshared.new
        Terminal.tool.print(
          "\(subject.name): all \(shared) \(isSameSuite ? "verdicts" : "outcomes") are the same"
        )
      }
    }
    return isUnmoved ? .clean : .failures
  }

  /// The subjects to run: those of the report, or their replacements.
  private func choices(for report: RecordedReport) throws -> [SubjectChoice] {
    guard options.subjects.count <= report.subjects.count else {
      throw UsageError("the report has only \(report.subjects.count) subjects")
    }
    return try report.subjects.enumerated()
      .map { index, subject in
        if index < options.subjects.count { return options.subjects[index].choice }
        guard let launch = subject.launch else {
          throw UsageError(
            "the report does not say how \(subject.name) is run; give it by --subject PROGRAM"
          )
        }
        let choice = try SubjectChoice(launch)
        if case .program = choice, !runsRecorded {
          throw UsageError(
            "the report says that \(subject.name) is run by the command '\(PrintedText.value(launch))'; if"
              + " you trust it, add --run-recorded, or give a command of your own by --subject PROGRAM"
          )
        }
        return choice
      }
  }
}
