import Foundation
import FuzzKit

/// `smartfuzz selftest`: finds the planted bugs, or fails.
struct SelfTestCommand {
  let options: Options

  func run() -> ExitCode {
    let plan = SelfTest.plan(seed: options.configuration.seed, jobs: options.configuration.jobs)
    let test = SelfTest(Supervisor(plan: plan, findingsFolder: nil).run())
    for row in test.rows { Terminal.print(line(row)) }
    for stray in test.strays {
      Terminal.print("stray           \(stray.signature) at iteration \(stray.iteration)")
    }
    if let failure = test.failure { Terminal.error(failure) }
    let found = test.rows.filter(\.passed).count
    Terminal.print("selftest: \(found) of \(test.rows.count) planted bugs found byte for byte")
    return test.passed ? .clean : .harness
  }

  private func line(_ row: SelfTest.Row) -> String {
    let name = row.bug.rawValue.padding(toLength: 16, withPad: " ", startingAt: 0)
    guard let finding = row.finding else { return "\(name)MISSED" }
    let bytes = "\(finding.input.count) bytes"
    return "\(name)found at iteration \(finding.iteration) as \(finding.signature),"
      + " \(bytes) \(row.isExact ? "exact" : "NOT the input of that iteration")"
  }
}
