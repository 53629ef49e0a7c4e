import Canaries
import ConformanceKitTesting
import Testing

/// One argument for each canary and case.
private struct Trial: CustomTestStringConvertible, Sendable {
  let canary: Canary
  let conformanceCase: ConformanceCase

  var testDescription: String { "\(canary)" }

  static let all = Canary.allCases.flatMap { canary in
    canary.runner.suite.selected.map { Trial(canary: canary, conformanceCase: $0) }
  }
}

@Test("Each case of each canary", arguments: Trial.all)
private func conforms(_ trial: Trial) async {
  await trial.canary.runner.certify(trial.conformanceCase)
}

@Test("The run of each canary", arguments: Canary.allCases)
func runIsInOrder(_ canary: Canary) { canary.runner.certifyRun() }

/// An empty list of arguments is skipped, and green: this must not run, or the rules have changed.
@Test("No argument, no test", arguments: [ConformanceCase]())
func skipped(_ conformanceCase: ConformanceCase) { Issue.record("[skipped] ran: now it runs") }
