import Testing

@testable import ConformanceKit

/// Each of these would leave a test run green that says nothing.
@Suite struct RunProblemTests {
  private static let suite = ConformanceSuite.fixture(
    .fixture(),
    .fixture("nulls/field/lenient", needs: [.initialValues])
  )

  private func runner(
    claiming capabilities: Set<Capability> = [],
    ledger: DeviationLedger = .empty
  ) -> ConformanceRunner {
    let manifest = SubjectManifest(name: "fixed", version: "1", capabilities: capabilities)
    let subject = FixedSubject(manifest: manifest, response: .rejected(Rejection()))
    return ConformanceRunner(subject: subject, suite: Self.suite, ledger: ledger)
  }

  @Test("A run of all cases has no problem")
  func none() {
    #expect(runner(claiming: [.initialValues]).problems(selecting: Self.suite.cases).isEmpty)
    #expect(runner().problems().isEmpty)
  }

  @Test(
    "A filter without a match selects one case, which every subject fails",
    arguments: ["nowhere/*", "", " ", "\u{FFFD}", "NULLS/*", "nulls"]
  )
  func noMatch(pattern: String) async throws {
    let cases = Self.suite.selected(by: pattern)
    let only = try #require(cases.first)
    #expect(cases.count == 1)
    let verdict = await runner().verdict(on: only)
    #expect(verdict.outcome == .broken)
    #expect(!verdict.isAcceptable)
    let reason = "CONFORMANCE_FILTER '\(pattern)' fits none of 2 cases"
    #expect(runner().message(on: verdict, of: only).contains(reason))
    #expect(runner().problems(selecting: cases) == [.nothingSelected(reason)])
  }

  @Test("A suite without cases selects one case, which every subject fails")
  func emptySuite() async throws {
    let cases = ConformanceSuite.fixture().selected(by: nil)
    let only = try #require(cases.first)
    #expect(cases.count == 1)
    #expect(await runner().verdict(on: only).outcome == .broken)
    #expect(runner().problems(selecting: []).count == 1)
  }

  @Test(
    "A filter chooses by id, with slashes or with colons",
    arguments: [
      ("nulls/*", 2), ("nulls:field:explicit", 1), ("nulls:*", 2), ("*/lenient", 1), ("*", 2),
    ]
  )
  func match(pattern: String, count: Int) {
    #expect(Self.suite.selected(by: pattern).count == count)
  }

  @Test("Only unclaimed cases are a problem")
  func unclaimed() {
    let cases = Self.suite.selected(by: "*/lenient")
    #expect(runner().problems(selecting: cases) == [.nothingClaimed(of: 1)])
    #expect(runner(claiming: [.initialValues]).problems(selecting: cases).isEmpty)
  }

  @Test("A misspelled claim is a problem")
  func unknownClaim() {
    let problems = runner(claiming: ["coertion"]).problems(selecting: Self.suite.cases)
    #expect(problems == [.unknownClaim("coertion")])
    #expect(problems.first?.description.contains("'coertion'") == true)
    #expect(problems.first?.description.hasSuffix("did you mean 'coercion'?") == true)
  }

  @Test(
    "What is near a capability is suggested, and what is far from all is not",
    arguments: [
      ("Coercion", "coercion"), ("Stringified", "stringified"),
      ("inheritence", "inheritance"),
      ("untypd", "untyped"), ("flatening", "flattening"), ("enumfallback", "enum-fallback"),
      ("xyzzy", nil),
      ("", nil),
    ] as [(String, String?)]
  )
  func suggestions(claim: String, meant: String?) {
    #expect(Capability(rawValue: claim).nearest?.rawValue == meant)
  }

  @Test("A rule of the ledger that is broken is a problem")
  func ledger() {
    let entry = DeviationLedger.Entry(
      id: "nulls/field/gone",
      signature: "s",
      reason: .byDesign("d")
    )
    let problems = runner(ledger: DeviationLedger(ceiling: 0, entries: [entry]))
      .problems(selecting: Self.suite.cases)
    #expect(problems.map(\.description).contains { $0.contains("the ceiling is 0") })
    #expect(problems.map(\.description).contains { $0.contains("no such case") })
  }
}
