import ConformanceKit
import SuiteProof
import Testing

/// Every clause that must or should hold has a case or a reason why not.
@Suite struct ClauseLintTests {
  struct Rotten: Sendable, CustomTestStringConvertible {
    let fixture: LintFixture
    let finding: String

    var testDescription: String { finding }
  }

  private static let specification = """
    - MUST and SHOULD are words of RFC 2119.
    - DEF-2 [S1] Null MUST be treated like a missing value.
    - ENC-1 [S1] What cannot be written SHOULD give nil.
    - IGN-4 [S1] It MAY throw. The word MUSTARD binds nobody.

    """

  private static let digits =
    specification + "- J5-1 [S1] A letter MUST come first, 5-1 MUST not.\n"

  private static let encoding = Untestable("ENC-1", .operation, "a value that cannot be written")

  private static func fixture(_ untestable: Untestable...) -> LintFixture {
    LintFixture(.fixture(), untestable: untestable, specification: specification)
  }

  /// Suites that are wrong in one way each, and what is to be said about it.
  static let rotten = [
    Rotten(
      fixture: LintFixture(untestable: [encoding], specification: specification),
      finding: "clause DEF-2: has neither a case nor an untestable entry [clause-covered]"
    ),
    Rotten(
      fixture: fixture(),
      finding: "clause ENC-1: has neither a case nor an untestable entry [clause-covered]"
    ),
    Rotten(
      fixture: LintFixture(.fixture(), untestable: [encoding], specification: digits),
      finding: "clause J5-1: has neither a case nor an untestable entry [clause-covered]"
    ),
    Rotten(
      fixture: fixture(encoding, Untestable("DEF-2", .code, "a hook")),
      finding: "clause DEF-2: has a case and is untestable [clause-covered]"
    ),
    Rotten(
      fixture: fixture(encoding, encoding),
      finding: "clause ENC-1: is untestable twice [clause-covered]"
    ),
    Rotten(
      fixture: fixture(encoding, Untestable("ENC-9", .operation, "a key")),
      finding:
        "clause ENC-9: is untestable, but no clause that must or should hold [clause-covered]"
    ),
    Rotten(
      fixture: fixture(encoding, Untestable("IGN-4", .code, "a wrapper")),
      finding:
        "clause IGN-4: is untestable, but no clause that must or should hold [clause-covered]"
    ),
  ]

  @Test("A clause that is left out, or listed wrongly, is found", arguments: rotten)
  func bites(rotten: Rotten) async {
    #expect(await rotten.fixture.findings().map(\.description) == [rotten.finding])
  }

  @Test("More untestable clauses than before are found, and fewer lower the bound")
  func count() {
    let suite = ConformanceSuite(
      version: "1.0",
      models: .standard,
      cases: [],
      untestable: [Self.encoding]
    )
    let findings = [0, 1, 2]
      .map { count in
        SuiteLint(suite: suite, specification: "- ENC-1 MUST", untestableCount: count).findings()
          .map(\.description)
      }
    #expect(
      findings == [
        ["untestable clauses: 1, and no more than 0 may be [clause-covered]"], [],
        ["untestable clauses: only 1: lower the bound [clause-covered]"],
      ]
    )
  }

  @Test("A clause with a case and one with a reason are in order; MAY needs neither")
  func silence() async {
    #expect(await Self.fixture(Self.encoding).findings().isEmpty)
  }

  @Test("The built-in suite says why it leaves a clause out, in few words")
  func builtIn() {
    let entries = ConformanceSuite.current.untestable
    #expect(entries.count == SuiteLint.builtInUntestable)
    #expect(entries.allSatisfy { !$0.detail.isEmpty && $0.detail.count <= 100 })
    #expect(Set(entries.map(\.reason)) == Set(Untestable.Reason.allCases))
  }
}
