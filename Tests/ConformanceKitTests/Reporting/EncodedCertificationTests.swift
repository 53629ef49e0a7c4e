import Foundation
import Testing

@testable import ConformanceKit
@testable import DecoderLaw

@Suite struct EncodedCertificationTests {
  private static let reports = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Reports").standardizedFileURL

  private static func text() async -> String {
    EncodedCertification(await .fixture(), notes: Certification.fixtureNotes).text
  }

  private static func schema() throws -> SchemaCheck {
    let file = reports.appending(path: "schema/report-3.schema.json")
    return SchemaCheck(try JSONReader.read(String(contentsOf: file, encoding: .utf8)))
  }

  /// Reports that have every member between them.
  private static func values() async throws -> [JSONValue] {
    let suite = ConformanceSuite.reporting
    let partial = await Certification.fixture(suite.selecting(Glob("a/*")))
    let texts = [
      EncodedCertification(.pending(["a", "b"], because: "no hello")).text,
      await text(), EncodedCertification(partial).text,
      EncodedCertification(await .interruptedFixture()).text,
      EncodedCertification(
        await .run(
          Certification.Entry(
            ReferenceSubject(),
            ledger: DeviationLedger(ceiling: 0, entries: [], suite: "0.3")
          ),
          besides: [Certification.Entry(VaryingSubject())],
          suite: suite
        )
      )
      .text,
    ]
    return try texts.map { try JSONReader.read($0) }
  }

  @Test("Reports fit their schema")
  func fits() async throws {
    let schema = try Self.schema()
    for value in try await Self.values() { #expect(schema.findings(value) == []) }
  }

  @Test(
    "The schema refuses a report that is not as documented",
    arguments: [
      (#""schemaVersion": 3"#, #""schemaVersion": 2"#, "$.schemaVersion: const"),
      (#""outcome": "crashed""#, #""outcome": "died""#, "enum"),
      (#""outcome": "crashed""#, #""extra": "x""#, "lacks"),
      (#""clean": false"#, #""clean": null"#, "$.subjects[].clean: type"),
      (#""seed": "0""#, #""seed": "x""#, "$.seed: pattern"),
      (#""arm": 1"#, #""arm": -1"#, "minimum"),
      (#""a/plain/failed": {"#, #""failed": {"#, "key: pattern"),
    ]
  )
  func refused(old: String, new: String, finding: String) async throws {
    let text = await Self.text()
    try #require(text.contains(old))
    let changed = try JSONReader.read(text.replacing(old, with: new))
    let findings = try Self.schema().findings(changed)
    #expect(findings.contains { $0.contains(finding) }, "\(findings)")
  }

  @Test("Reports/README.md lists exactly the members that reports have")
  func documented() async throws {
    let maps: Set<String> = [
      "floors[].areas", "subjects[].areas", "subjects[].verdicts",
      "subjects[].ledger.entries[].reason",
    ]
    let written = try await Self.values()
      .reduce(into: Set<String>()) { $0.formUnion($1.memberPaths(maps: maps)) }
      // Scores are described once, above the table.
      .filter { !$0.hasSuffix(".passed") && !$0.hasSuffix(".total") || $0.hasSuffix("scope.total") }
    let page = try String(
      contentsOf: Self.reports.appending(path: "README.md"),
      encoding: .utf8
    )
    let lines = page.split(separator: "\n")
    let listed = lines.drop { $0 != "## A certification" }.prefix { $0 != "## A campaign" }
      .filter { $0.hasPrefix("| `") && !$0.contains(".json`") }
      .compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
      .filter { !["md", "html", "xml", "svg"].contains($0.split(separator: ".").last) }
    #expect(listed.count == Set(listed).count)
    #expect(Set(listed).subtracting(written).sorted() == [])
    #expect(written.subtracting(listed).sorted() == [])
  }

  @Test("The excuse of a case is in its verdict")
  func excuse() async {
    let subject = FixedSubject(response: .inexpressible("a repeated key at $.n"))
    let runner = ConformanceRunner(subject: subject, suite: .fixture(.fixture()))
    let verdict = await runner.verdict(on: .fixture())
    #expect(
      EncodedVerdict(verdict).value.members.value(of: "explanation")
        == .string("the format cannot express a repeated key at $.n")
    )
  }

  @Test("Every outcome, reason and rule that there is can be written and is documented")
  func words() throws {
    let page = try String(
      contentsOf: Self.reports.appending(path: "README.md"),
      encoding: .utf8
    )
    let schema = try String(
      contentsOf: Self.reports.appending(path: "schema/report-3.schema.json"),
      encoding: .utf8
    )
    let words =
      Verdict.Outcome.allCases.map(\.rawValue) + Shortfall.Rule.allCases.map(\.rawValue)
      + LedgerProblem.Rule.allCases.map(\.rawValue)
    for word in words {
      #expect(page.contains("`\(word)`"), "\(word)")
      #expect(schema.contains("\"\(word)\""), "\(word)")
    }
    for variation in Variation.allCases { #expect(schema.contains("\"\(variation.rawValue)\"")) }
  }

  @Test("The same run gives the same bytes, with sorted keys")
  func stable() async throws {
    let text = await Self.text()
    #expect(await Self.text() == text)
    #expect(text.hasSuffix("}\n"))
    for value in [try JSONReader.read(text)] {
      #expect(value.members.map(\.key) == value.members.map(\.key).sorted())
    }
  }

  @Test("A report names neither a time nor a place of this machine")
  func anonymous() async {
    let text = await Self.text()
    #expect(!text.contains("/tmp") && !text.contains("/home") && !text.contains("/root/"))
    #expect(!text.contains("file:"))
    #expect(!text.contains(/\d\d:\d\d/))
  }

  @Test(
    "Shares have four decimals and are rounded down",
    arguments: [
      (1, "1.0000"), (0.999_99, "0.9999"), (0, "0.0000"), (-0.000_01, "-0.0001"),
      (-1.5, "-1.5000"), (0.05, "0.0500"),
    ]
  )
  func shares(share: Double, text: String) {
    #expect(JSONValue.share(share) == .number(text))
  }

  @Test("A share that nothing can be compared for is null")
  func noShare() {
    #expect(JSONValue.share(nil) == .null)
  }
}

/// Answers each request otherwise than the one before.
private final class VaryingSubject: ConformanceSubject {
  let manifest = SubjectManifest(name: "varying", version: "1")

  func respond(to request: SubjectRequest) async -> SubjectResponse {
    .decoded(.leaf("own", request.input.count))
  }
}
