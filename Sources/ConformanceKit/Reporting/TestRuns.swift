import Foundation
import PlatformSupport

/// What the tests of this process found out, for the certificates that it prints at its end.
///
/// A test framework has no hook after all tests, and a certificate needs all verdicts.
final class TestRuns: Sendable {
  static let shared = TestRuns()

  /// The variable that names the file for a ledger with all failures.
  static let recordVariable = "CONFORMANCE_RECORD"

  private struct Run {
    let runner: ConformanceRunner
    var verdicts: [CaseID: Verdict] = [:]
  }

  private let runs = Mutex<[(id: ObjectIdentifier, run: Run)]>([])

  /// Notes a verdict; from the first one on, the end of the process prints the results.
  func note(_ verdict: Verdict, by runner: ConformanceRunner) {
    runs.withLock { runs in
      if runs.isEmpty { atexit { TestRuns.shared.finish() } }
      let id = ObjectIdentifier(runner.bindings)
      guard let index = runs.firstIndex(where: { $0.id == id }) else {
        return runs.append((id, Run(runner: runner, verdicts: [verdict.id: verdict])))
      }
      runs[index].run.verdicts[verdict.id] = verdict
    }
  }

  private func finish() {
    let runs = runs.withLock { $0.map(\.run) }
    for run in runs { print(run.runner.summary(of: Array(run.verdicts.values))) }
    guard let path = ProcessInfo.processInfo.environment[Self.recordVariable] else { return }
    guard let run = runs.first, runs.count == 1 else {
      return print(
        "\(Self.recordVariable): \(runs.count) subjects were tested; select one with --filter"
      )
    }
    let report = run.runner.report(on: Array(run.verdicts.values))
    if report.isBroken {
      return print("\(Self.recordVariable): the adapter or a case failed, so nothing is recorded")
    }
    let ledger = run.runner.ledger.recording(report)
    do {
      try ledger.json.write(toFile: path, atomically: true, encoding: .utf8)
      print(
        "\(Self.recordVariable): \(ledger.entries.count) entries in \(path); fill in the reasons"
      )
    } catch {
      print("\(Self.recordVariable): cannot write '\(path)'")
    }
  }
}

extension ConformanceRunner {
  /// Notes a verdict of a test, for the certificate at the end of the process.
  package func note(_ verdict: Verdict) { TestRuns.shared.note(verdict, by: self) }

  /// The report on verdicts that were reached one by one, on all cases or on some.
  func report(on verdicts: [Verdict]) -> ConformanceReport {
    ConformanceReport(
      suite: suite,
      manifest: subject.manifest,
      seed: seed,
      scope: verdicts.count < suite.cases.count ? .interrupted(of: suite.cases.count) : .complete,
      verdicts: verdicts.sorted { $0.id < $1.id },
      ledger: ledger,
      isCertifying: false
    )
  }

  /// The certificate that tests have reached, or how far they are from one.
  func summary(of verdicts: [Verdict]) -> String {
    let report = report(on: verdicts)
    let name = report.manifest.name
    guard report.certificate != nil || report.isBroken else {
      return "conformance of \(name): \(report.claimed()) claimed cases pass, of"
        + " \(suite.cases.count) in all; only a run of all cases gives a certificate"
    }
    return "conformance of " + CertificateText.lines(on: report)
  }
}
