import Foundation
import PlatformSupport
import ReportKit

/// What the tests of this process found out, for the certificates that it prints at its end.
///
/// A test framework has no hook after all tests, and a certificate needs all verdicts.
final class TestRuns: Sendable {
  static let shared: TestRuns = {
    atexit {
      for line in TestRuns.shared.lines(for: ProcessInfo.processInfo.environment) { print(line) }
    }
    return TestRuns()
  }()

  /// The variable that names the folder for reports.
  static let outputVariable = "CONFORMANCE_OUTPUT"

  private struct Run {
    let runner: ConformanceRunner
    var verdicts: [CaseID: Verdict] = [:]
    var misbindings: [Misbinding] = []

    /// The report on these verdicts, which is on the selected cases if there are no others.
    func report(_ filter: Glob?) -> ConformanceReport {
      runner.report(on: Array(verdicts.values), misbindings, filter: filter)
    }
  }

  private let runs = Mutex<[(id: ObjectIdentifier, run: Run)]>([])

  /// Notes a verdict.
  func note(_ verdict: Verdict, by runner: ConformanceRunner) async {
    let misbindings = await runner.bindings.found
    runs.withLock { runs in
      let id = ObjectIdentifier(runner.bindings)
      let known = runs.firstIndex { $0.id == id }
      if known == nil { runs.append((id, Run(runner: runner))) }
      let index = known ?? runs.count - 1
      runs[index].run.verdicts[verdict.id] = verdict
      runs[index].run.misbindings = misbindings
    }
  }

  /// The results, after the files that the variables ask for are written.
  func lines(for environment: [String: String]) -> [String] {
    let filter = environment[ConformanceSuite.filterVariable].map(ConformanceSuite.glob)
    let runs = runs.withLock { $0.map(\.run) }
    let isWhole = environment["CONFORMANCE_VERBOSE"] != nil
    return runs.map { $0.runner.summary(of: $0.report(filter), isWhole: isWhole) }
      + (environment[Self.outputVariable].map { written(runs, filter, to: $0) } ?? [])
      + (environment[DeviationLedger.recordVariable].map { [recorded(runs, filter, in: $0)] } ?? [])
  }

  /// Writes the reports that `smartcertify certify` writes.
  ///
  /// All subjects of one suite are on one page; those of another suite would need a page of their own.
  private func written(_ runs: [Run], _ filter: Glob?, to folder: String) -> [String] {
    let name = Self.outputVariable
    guard let suite = runs.first?.runner.suite else { return [] }
    let isOwn = { (run: Run) in run.runner.suite.cases.map(\.id) == suite.cases.map(\.id) }
    let reports = runs.filter(isOwn).map { $0.report(filter) }
    let others = runs.filter { !isOwn($0) }.map(\.runner.subject.manifest.printed.name)
    let certification = Certification(
      certified: reports[0],
      comparisons: Array(reports.dropFirst()),
      floors: [],
      suite: filter.map(suite.selecting) ?? suite
    )
    do {
      let notes = RunNotes(digest: suite.digest, counted: reports.count)
      try ReportFolder.write(certification, notes: notes, to: folder)
    } catch {
      return ["\(name): cannot write reports to '\(folder)'"]
    }
    return ["\(name): \(folder)/report.html"]
      + others.map { "\(name): without \($0), of another suite; select its tests with --filter" }
  }

  private func recorded(_ runs: [Run], _ filter: Glob?, in path: String) -> String {
    let name = DeviationLedger.recordVariable
    guard let run = runs.first, runs.count == 1 else {
      return "\(name): \(runs.count) subjects were tested; select one with --filter"
    }
    let report = run.report(filter)
    if let breakage = report.breakage { return "\(name): nothing is recorded: \(breakage)" }
    let ledger = run.runner.ledger.recording(report)
    do {
      try ledger.json.write(toFile: path, atomically: true, encoding: .utf8)
      return
        "\(name): \(ledger.entries.count.grouped) \(ledger.entries.count == 1 ? "entry" : "entries") in \(path); fill in the reasons"
        + (report.unrecordable.map { "\n\(name): \($0)" } ?? "")
    } catch {
      return "\(name): cannot write '\(path)'"
    }
  }
}

extension ConformanceRunner {
  /// Notes a verdict of a test, for the certificate at the end of the process.
  package func note(_ verdict: Verdict) async { await TestRuns.shared.note(verdict, by: self) }

  /// The report on verdicts that were reached one by one, on all cases or on some.
  func report(
    on verdicts: [Verdict],
    _ misbindings: [Misbinding] = [],
    filter: Glob? = nil
  ) -> ConformanceReport {
    let selected = filter.map { suite.selecting($0).cases } ?? suite.cases
    let scope: ConformanceReport.Scope =
      if verdicts.count < selected.count { .interrupted(of: selected.count) } else {
        filter.map { .filtered($0) } ?? .complete
      }
    return ConformanceReport(
      suite: suite,
      manifest: subject.manifest,
      seed: seed,
      scope: scope,
      misbindings: misbindings,
      verdicts: verdicts.sorted { $0.id < $1.id },
      ledger: ledger,
      isCertifying: false
    )
  }

  /// The certificate that tests have reached, or how far they are from one, and the failures by cause.
  func summary(of report: ConformanceReport, isWhole: Bool = false) -> String {
    let hint =
      "CONFORMANCE_VERBOSE=1 prints them, and CONFORMANCE_OUTPUT=DIR has reports written"
    let causes = CauseList(report, in: suite, isWhole ? .whole : .lines, hint: hint).text
    return "conformance of " + certificate(of: report) + (causes.isEmpty ? "" : "\n\(causes)")
  }

  private func certificate(of report: ConformanceReport) -> String {
    guard report.certificate != nil || report.isBroken else {
      return "\(report.manifest.name): \(report.claimed()) claimed cases pass, of"
        + " \(suite.cases.count.grouped) in all; only a run of all cases gives a certificate"
    }
    return CertificateText.lines(on: report)
  }
}
