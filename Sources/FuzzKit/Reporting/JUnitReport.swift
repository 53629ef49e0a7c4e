import ReportKit

/// The report of a campaign in JUnit format, for continuous integration.
///
/// One test suite for each target, with one test case for each oracle that judges it, and one, `survival`,
/// for crashes, hangs and the like. A finding is a failure, a known one is skipped, and a campaign that
/// failed has an error in a separate suite.
public enum JUnitReport {
  /// The name of the test case for inputs that the target did not survive.
  static let survival = "survival"

  /// The document for `result`.
  public static func text(_ result: CampaignResult) -> String {
    JUnitDocument(
      name: result.tool,
      suites: [campaign(result)] + result.plan.targets.map { suite(of: $0, result) }
    )
    .text
  }

  /// The campaign itself: an error if it did not complete as requested.
  private static func campaign(_ result: CampaignResult) -> JUnitDocument.Suite {
    let problem: String? =
      switch result.status {
      case .complete, .stopped: nil
      case .outOfTime:
        result.plan.configuration.isEndless
          ? nil : "time limit reached before all iterations were done"
      case .interrupted: "interrupted before all iterations were done"
      case .failed(let message): message
      }
    let completion = JUnitDocument.Case(
      group: "campaign",
      name: "completion",
      note: problem.map { .error($0) }
    )
    return JUnitDocument.Suite(name: "campaign", cases: [completion])
  }

  private static func suite(
    of target: any FuzzTarget,
    _ result: CampaignResult
  ) -> JUnitDocument.Suite {
    let findings = result.findings.filter { $0.target == target.name }
    var names = [survival]
    names += result.plan.oracles.all.filter { $0.applies(to: target) }.map(\.name)
    let own = Set(findings.map { testCase(of: $0) })
    names += own.subtracting(names).sorted()
    let cases = names.map { name in
      let here = findings.filter { testCase(of: $0) == name }
      return JUnitDocument.Case(group: target.name, name: name, note: note(on: here))
    }
    return JUnitDocument.Suite(name: target.name, cases: cases)
  }

  /// Readers of the format expect one failure per test case, so it lists all findings.
  private static func note(on findings: [Finding]) -> JUnitDocument.Note? {
    let unexpected = findings.filter { $0.acceptedBecause == nil }
    guard unexpected.isEmpty else {
      let names = unexpected.map(\.signature.description).joined(separator: ", ")
      return .failure(names, body: unexpected.map(text).joined(separator: "\n"))
    }
    return findings.first.map { .skipped("known: \($0.acceptedBecause ?? "")") }
  }

  private static func testCase(of finding: Finding) -> String {
    Death.Kind(rawValue: finding.kind) == nil ? finding.kind : survival
  }

  private static func text(_ finding: Finding) -> String {
    "\(finding.signature), iteration \(finding.iteration), \(finding.hits) hits:"
      + " \(finding.detail); input: \(InputText.text(finding.minimized ?? finding.input))"
  }
}
