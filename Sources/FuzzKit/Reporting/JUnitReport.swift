/// The report of a campaign for continuous integration, in the format of JUnit.
///
/// One test suite for each target, and in it one test case for each oracle that judges it, and one,
/// `survival`, for crashes, hangs and the like. A finding is a failure, an accepted one is skipped,
/// and a campaign that failed has an error in a suite of its own.
public enum JUnitReport {
  /// The name of the test case for inputs that the target did not survive.
  static let survival = "survival"

  /// The document for `result`.
  public static func text(_ result: CampaignResult) -> String {
    var suites = result.plan.targets.map { suite(of: $0, result) }
    suites.insert(campaign(result), at: 0)
    let tests = suites.reduce(0) { $0 + $1.tests }
    let failures = suites.reduce(0) { $0 + $1.failures }
    let skipped = suites.reduce(0) { $0 + $1.skipped }
    let errors = suites.reduce(0) { $0 + $1.errors }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites name="smartfuzz" tests="\#(tests)" failures="\#(failures)""#
        + #" errors="\#(errors)" skipped="\#(skipped)">"#,
    ]
    for suite in suites { lines += suite.lines }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private struct Suite {
    let name: String
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0
    var cases: [String] = []

    var lines: [String] {
      let head =
        #"  <testsuite name="\#(Markup.escaped(name))" tests="\#(tests)" failures="\#(failures)""#
        + #" errors="\#(errors)" skipped="\#(skipped)">"#
      return [head] + cases + ["  </testsuite>"]
    }

    mutating func add(_ test: String, _ inside: [String]) {
      tests += 1
      let head =
        #"    <testcase classname="\#(Markup.escaped(name))" name="\#(Markup.escaped(test))""#
      cases += inside.isEmpty ? [head + "/>"] : [head + ">"] + inside + ["    </testcase>"]
    }
  }

  /// The campaign itself: an error if it did not do what was asked.
  private static func campaign(_ result: CampaignResult) -> Suite {
    var suite = Suite(name: "campaign")
    let problem: String? =
      switch result.status {
      case .complete, .stopped: nil
      case .outOfTime:
        result.plan.configuration.isEndless
          ? nil : "the time was up before all iterations were done"
      case .interrupted: "interrupted before all iterations were done"
      case .failed(let message): message
      }
    if problem != nil { suite.errors = 1 }
    suite.add(
      "completion",
      problem.map { [#"      <error message="\#(Markup.escaped($0))"/>"#] } ?? []
    )
    return suite
  }

  private static func suite(of target: any FuzzTarget, _ result: CampaignResult) -> Suite {
    var suite = Suite(name: target.name)
    let findings = result.findings.filter { $0.target == target.name }
    var names = [survival]
    names += result.plan.oracles.all.filter { target.laws.isSuperset(of: $0.law) }.map(\.name)
    let own = Set(findings.map { testCase(of: $0) })
    names += own.subtracting(names).sorted()
    for name in names {
      let here = findings.filter { testCase(of: $0) == name }
      let unexpected = here.filter { $0.acceptedBecause == nil }
      if !unexpected.isEmpty {
        suite.failures += 1
        // One failure a test case is what readers of the format expect, so it holds them all.
        suite.add(name, [failure(unexpected)])
      } else if let known = here.first {
        suite.skipped += 1
        let reason = Markup.escaped("known: \(known.acceptedBecause ?? "")")
        suite.add(name, [#"      <skipped message="\#(reason)"/>"#])
      } else {
        suite.add(name, [])
      }
    }
    return suite
  }

  private static func testCase(of finding: Finding) -> String {
    Death.Kind(rawValue: finding.kind) == nil ? finding.kind : survival
  }

  private static func failure(_ findings: [Finding]) -> String {
    let names = Markup.escaped(findings.map(\.signature.description).joined(separator: ", "))
    let text = findings.map { finding in
      Markup.escaped(
        "\(finding.signature), iteration \(finding.iteration), \(finding.hits) hits:"
          + " \(finding.detail); input: \(InputText.text(finding.minimized ?? finding.input))"
      )
    }
    return #"      <failure message="\#(names)">"# + text.joined(separator: "\n") + "</failure>"
  }
}
