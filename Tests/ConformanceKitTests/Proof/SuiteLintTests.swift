import ConformanceKit
import Foundation
import Testing

@Suite struct SuiteLintTests {
  private static let specification = "# Rules\n- DEF-2 [S1] null is treated like a missing value.\n"

  private static func findings(_ cases: ConformanceCase...) -> [SuiteLint.Finding] {
    let suite = ConformanceSuite(version: "0.1", cases: cases)
    return SuiteLint(suite: suite, specification: specification).findings()
  }

  private static func findings(_ schemas: [ModelSchema]) -> [SuiteLint.Finding] {
    let suite = ConformanceSuite(version: "0.1", models: ModelCatalog(schemas), cases: [])
    return SuiteLint(suite: suite, specification: specification).findings()
  }

  /// What each rule must find.
  private static let fixtures: [SuiteLint.Rule: [[SuiteLint.Finding]]] = [
    .idShape: [
      findings(.fixture("nulls/field")), findings(.fixture("nulls/Field/explicit")),
      findings(.fixture("nulls/field/-explicit")), findings(.fixture("nulls/field/a--b")),
      findings(.fixture("nulls/field/a/b")),
    ],
    .idUnique: [findings(.fixture(), .fixture())],
    .idPrefix: [findings(.fixture("nulls/field/a"), .fixture("nulls/field/a-b"))],
    .titleLength: [
      findings(.fixture(title: "")), findings(.fixture(title: String(repeating: "a", count: 71))),
    ],
    .titleWords: [
      findings(.fixture(title: "null should be replaced")),
      findings(.fixture(title: "Test that null is replaced")),
    ],
    .clauseExists: [findings(.fixture(clause: "DEF-99")), findings(.fixture(clause: "DEF"))],
    .quoteExists: [findings(.fixture(clause: Clause("DEF-2", quote: "null is forbidden")))],
    .capabilityDeclared: [findings(.fixture(needs: ["telepathy"]))],
    .modelKnown: [findings(.fixture(model: "nobody"))],
    .inputReadable: [findings(.fixture(input: .hex("7G"))), findings(.fixture(input: .hex("7")))],
    .expectationReadable: [
      findings(.fixture(expect: .value(#"{"n":"own"}"#))),
      findings(.fixture(expect: .defaults(except: #"{"w":1}"#))),
      findings(.fixture(expect: .oneOf([.rejection(), .value("1")], because: "either"))),
    ],
    .killsKnown: [findings(.fixture(kills: ["sloth"]))],
    .initialValueReadable: [
      findings([ModelSchema("a", [.field("b", .integer, default: #""c""#)])]),
      findings([ModelSchema("a", [.field("b", .integer)])]),
    ],
    .clauseCovered: ClauseLintTests.rotten.map { ClauseLintTests.findings($0.suite) },
    .schemaUnique: [findings([ModelSchema("a", []), ModelSchema("a", [])])],
  ]

  @Test(
    "Each rule finds what it is there for, and nothing else does",
    arguments: SuiteLint.Rule.allCases
  )
  func bites(rule: SuiteLint.Rule) throws {
    for findings in try #require(Self.fixtures[rule], "no fixture for \(rule)") {
      #expect(findings.map(\.rule) == [rule])
    }
  }

  @Test("A case in order is left alone")
  func silence() {
    let quoted = Clause("DEF-2", quote: "like a missing value")
    #expect(Self.findings(.fixture(clause: quoted)).isEmpty)
  }

  @Test("The built-in suite is in order")
  func builtIn() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Specification/behaviour.md")
    let specification = try String(contentsOf: file, encoding: .utf8)
    let findings = SuiteLint(suite: .current, specification: specification).findings()
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
}
