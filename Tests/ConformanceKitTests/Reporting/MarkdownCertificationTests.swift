import Testing

@testable import ConformanceKit

@Suite struct MarkdownCertificationTests {
  private static func page() async -> String {
    MarkdownCertification(await .fixture(), notes: Certification.fixtureNotes).text
  }

  @Test("The page begins with the profiles that are held")
  func head() async {
    let lines = await Self.page().split(separator: "\n").map(String.init)
    #expect(lines.first == #"# Conformance of scripted \<\&"\\u{1}\>"#)
    #expect(
      lines.dropFirst().first
        == """
        Not Codable-conformant: holds **lenient (initial-values)**. 3/6 cases that count pass. The \
        run is not clean.
        """
    )
    #expect(
      lines.contains { $0.contains("digest `0123456789abcdef`, 11 cases, seed 0. Swift 6.3.1") }
    )
  }

  @Test(
    "The page says",
    arguments: [
      // Failures with path, expected and actual.
      "| `a/plain/failed` | DEF-2 | failed | must, costs contract | `[2]` | `$.n` | `string \"own\"` |",
      "| `a/plain/crashed` | DEF-2 | crashed | must, costs contract | `[3]` | `–` | `{n: string \"own\", v: integer 2}` |",
      #"signal 11; last words: <\u{1B}[31m>\nsecond line`"#,
      "| `b/model/missing` | DEF-2 | unbound |",
      // Deviations with their reasons, also those of no case.
      "| `b/should/known` | expectedFailure | by design | it counts \\| from \\<five\\> |",
      "| `x/y/z` | not run | defect | <http://t/1> | `0123456789abcdef` |",
      // What is wrong with the ledger.
      "- ledger entry x/y/z: the suite has no such case",
      // Choices.
      "| `b/choice/arms` | 2 of 2: `{n: string \"own\", v: integer 2}` | both \\| are right |",
      // Reasons.
      "Not held, because:\n\n- contract (2/5): 1 case crashed: a/plain/crashed",
      // Tables.
      "| contract | not held | 2/5 | 2/5 | 0.0 % |", "| lenient/coercion | – |",
      "| lenient/initial-values | held |",
      "| **all** |",
      "## reference 1.0",
    ]
  )
  func says(words: String) async {
    let page = await Self.page()
    #expect(page.contains(words), "\(page)")
  }

  @Test("What failed stands before the counts by area, also in the summary of a job")
  func order() async throws {
    let page = await Self.page()
    let failures = try #require(page.firstRange(of: "### Failures"))
    let areas = try #require(page.firstRange(of: "## Passed cases by area"))
    #expect(failures.lowerBound < areas.lowerBound)
    let summary = MarkdownCertification(await .fixture(), notes: Certification.fixtureNotes).summary
    let cause = try #require(summary.firstRange(of: "✗ a/plain/failed"))
    let last = try #require(summary.firstRange(of: "## Passed cases by area"))
    #expect(cause.lowerBound < last.lowerBound)
  }

  @Test("A cell is on one line, whatever stands in it")
  func cells() async {
    for line in await Self.page().split(separator: "\n") where line.hasPrefix("|") {
      #expect(line.hasSuffix("|"))
    }
  }

  @Test("A partial run and an interrupted one say so and carry no certificate")
  func partial() async {
    let suite = ConformanceSuite.reporting.selecting(Glob("a/plain/*"))
    let partial = MarkdownCertification(await .fixture(suite)).text
    #expect(partial.contains("A partial run carries no certificate (cases `a/plain/*`): 1/3"))
    #expect(!partial.contains("onformant:") && !partial.contains("Not held"))
    let interrupted = MarkdownCertification(await .interruptedFixture()).text
    #expect(interrupted.contains("**This run was interrupted"))
    #expect(interrupted.contains("An interrupted run carries no certificate (1 of 11 cases)"))
    #expect(!interrupted.contains("onformant:"))
  }
}
