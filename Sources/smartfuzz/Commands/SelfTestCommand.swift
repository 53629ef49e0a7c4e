import Foundation
import FuzzKit
import ReportKit

/// `smartfuzz selftest`: finds the planted bugs, or fails.
struct SelfTestCommand {
  let session: ToolSession

  private var options: ToolOptions { session.options }

  func run() -> ExitCode {
    let plan = SelfTest.plan(seed: options.configuration.seed, jobs: options.configuration.jobs)
    let test = SelfTest(Supervisor(plan: plan, findingsFolder: nil, triage: .signaturesOnly).run())
    for row in test.rows { session.terminal.print(line(row)) }
    for stray in test.strays {
      session.terminal.print("stray           \(stray.signature) at iteration \(stray.iteration)")
    }
    if let failure = test.failure { session.terminal.error(failure) }
    let found = test.rows.filter(\.passed).count
    session.terminal.print(
      "selftest: \(found) of \(test.rows.count) planted bugs found byte for byte"
    )
    let hasCrashed = options.crashes == 0 || crash()
    return test.passed && hasCrashed ? .clean : .harness
  }

  /// Runs many deaths of each kind, none of which may be lost, counted twice or misclassified.
  private func crash() -> Bool {
    let configuration = options.configuration
    let test = CrashTest.run(
      count: options.crashes,
      seed: configuration.seed,
      jobs: configuration.jobs
    )
    for row in test.rows {
      let name = row.kind.rawValue.padding(toLength: 16, withPad: " ", startingAt: 0)
      session.terminal.print(
        "\(name)\(row.seen) of \(row.planted) deaths seen, \(row.exact) inputs exact, as"
          + " \(row.signatures.map(\.description).joined(separator: " and "))"
      )
    }
    if let failure = test.failure { session.terminal.error(failure) }
    let seen = test.rows.reduce(0) { $0 + $1.exact }
    let planted = test.rows.reduce(0) { $0 + $1.planted }
    session.terminal.print(
      "selftest: \(seen) of \(planted) deaths recovered byte for byte,"
        + " \(test.findings.count) findings for \(test.rows.count) kinds"
        + (test.passed ? "" : ": FAILED")
    )
    return test.passed
  }

  private func line(_ row: SelfTest.Row) -> String {
    let name = row.bug.rawValue.padding(toLength: 16, withPad: " ", startingAt: 0)
    guard let finding = row.finding else { return "\(name)MISSED" }
    let bytes = "\(finding.input.count) bytes"
    return "\(name)found at iteration \(finding.iteration) as \(finding.signature),"
      + " \(bytes) \(row.isExact ? "exact" : "NOT the input of that iteration")"
  }
}
