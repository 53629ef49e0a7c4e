import ConformanceKit
import Foundation
import SuiteProof
import Testing

@Suite struct SuiteLintTests {
  @Test(
    "Each rule finds what it is there for, and nothing else does",
    arguments: SuiteLint.Rule.allCases
  )
  func bites(rule: SuiteLint.Rule) async throws {
    let fixtures = try #require(LintFixture.all[rule], "no fixture for \(rule)")
    #expect(!fixtures.isEmpty)
    for fixture in fixtures {
      let findings = await fixture.findings()
      #expect(findings.map(\.rule) == [rule], "\(findings)")
    }
  }

  @Test("Cases in order are left alone", arguments: LintFixture.silent.indices)
  func silence(index: Int) async {
    #expect(await LintFixture.silent[index].findings() == [])
  }

  @Test("An exemption hides the finding that it is about, and no other")
  func exemptions() async {
    let twoFaults = LintFixture.twoFaults
    let hidden = LintFixture(
      twoFaults,
      exempting: [.init("nulls/field/explicit", from: .oneFault, because: "it is the point")]
    )
    #expect(await hidden.findings() == [])
    let other = LintFixture(
      twoFaults,
      exempting: [.init("nulls/field/explicit", from: .idShape, because: "it is the point")]
    )
    #expect(Set(await other.findings().map(\.rule)) == [.oneFault, .exemptionNeeded])
  }

  @Test("The built-in suite is in order")
  func builtIn() throws {
    let lint = SuiteLint(
      suite: .current,
      specification: try Self.file("behaviour.md") + Self.file("codable.md"),
      catalog: try CaseCatalog(
        parsing: String(contentsOf: suiteFile("catalog.tsv"), encoding: .utf8)
      ),
      exemptions: SuiteLint.Exemption.builtIn,
      untestableCount: SuiteLint.builtInUntestable
    )
    let findings = lint.findings()
    #expect(findings.isEmpty, "\(findings)")
  }

  @Test("Every capability that can be claimed is needed by a case")
  func capabilities() {
    let needed = ConformanceSuite.current.cases.reduce(into: Set<Capability>()) {
      $0.formUnion($1.needs)
    }
    #expect(needed == Capability.all)
  }

  @Test("The inputs of the built-in suite are minimal")
  func minimal() async throws {
    let lint = SuiteLint(
      suite: .current,
      specification: "",
      exemptions: SuiteLint.Exemption.builtIn
    )
    let findings = await lint.minimalityFindings()
    #expect(findings.isEmpty, "\(findings)")
  }

  @Test("The built-in suite has a fair number of cases in every area")
  func areas() {
    let counts = Dictionary(grouping: ConformanceSuite.current.cases, by: \.id.chapter)
      .mapValues(\.count)
    for area in ["nulls", "keys", "enums", "stringified", "inheritance", "flat"] {
      #expect(counts[area, default: 0] >= 12, "\(area)")
    }
    #expect(ConformanceSuite.current.cases.count >= 300)
  }

  private static func file(_ name: String) throws -> String {
    try String(contentsOf: specificationFile(name), encoding: .utf8)
  }
}

/// A file of the specification in this package.
func specificationFile(_ name: String) -> URL {
  URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../Specification").appending(path: name)
}
