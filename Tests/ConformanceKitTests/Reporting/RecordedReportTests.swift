import Foundation
import Testing

@testable import ConformanceKit

@Suite struct RecordedReportTests {
  private static func text() async -> String {
    EncodedCertification(await .fixture(), notes: Certification.fixtureNotes).text
  }

  @Test("A report is read back as it was written")
  func roundTrip() async throws {
    let report = try RecordedReport(json: await Self.text())
    #expect(report.suiteVersion == "0.3")
    #expect(report.digest == "0123456789abcdef")
    #expect(report.seed == 0)
    #expect(report.filter == nil)
    #expect(!report.isInterrupted)
    #expect(report.subjects.map(\.launch) == ["python3 'a b.py'", nil])
    #expect(report.subjects.map(\.name) == ["scripted <&\"\\u{1}>", "reference"])
    #expect(report.subjects[0].ledger.entries == Certification.fixtureLedger.entries)
    let certification = await Certification.fixture()
    for (subject, run) in zip(report.subjects, certification.reports) {
      #expect(RecordedReport.differences(between: subject, and: run) == [])
    }
  }

  @Test(
    "A verdict that was tampered with is found",
    arguments: [
      (#""outcome": "failed""#, #""outcome": "passed""#, "a/plain/failed: outcome: \"passed\" in"),
      (#""arm": 1"#, #""arm": 0"#, "b/choice/arms: arm: 0 in the report, 1 now"),
      (
        #""path": "$.n""#, #""path": "$.x""#,
        "a/plain/failed: path: \"$.x\" in the report, \"$.n\" now"
      ),
      (#""a/plain/failed": {"#, #""a/plain/failer": {"#, "a/plain/failed: not in the report"),
      (#""a/plain/failed": {"#, #""a/plain/failer": {"#, "a/plain/failer: in the report only"),
    ]
  )
  func tampered(old: String, new: String, line: String) async throws {
    let text = await Self.text()
    try #require(text.contains(old))
    let report = try RecordedReport(json: text.replacing(old, with: new))
    let run = await Certification.fixture().certified
    let differences = RecordedReport.differences(between: report.subjects[0], and: run)
    #expect(differences.contains { $0.hasPrefix(line) }, "\(differences)")
  }

  @Test("A run of another suite differs by the outcomes of shared cases and nothing else")
  func otherSuite() async throws {
    let text = await Self.text()
      .replacing(#""path": "$.n""#, with: #""path": "$.x""#)
      .replacing(#""arm": 1"#, with: #""arm": 0"#)
      .replacing(#""a/plain/passed": {"#, with: #""a/plain/gone": {"#)
    let run = await Certification.fixture().certified
    let still = try RecordedReport(json: text).subjects[0]
    #expect(RecordedReport.differences(between: still, and: run, ofSameSuite: false) == [])
    #expect(RecordedReport.unshared(between: still, and: run) == (1, 1))
    let outcome = #""outcome": "failed""#
    let moved = try RecordedReport(json: text.replacing(outcome, with: #""outcome": "passed""#))
    let lines = RecordedReport.differences(between: moved.subjects[0], and: run, ofSameSuite: false)
    #expect(lines == [#"a/plain/failed: outcome: "passed" in the report, "failed" now"#])
  }

  @Test(
    "What cannot be read back is answered by one line",
    arguments: [
      ("{", "no JSON text: the text ends too early at byte 1"), ("[]", "must be an object"),
      ("{}", #""schemaVersion" is missing"#),
      (#"{"schemaVersion":1}"#, "schemaVersion is 1, but only 2"),
      (#"{"schemaVersion":2}"#, #""suite" is missing"#),
      (#"{"schemaVersion":2,"suite":{"version":1}}"#, #""suite.version" must be a string"#),
      (
        #"{"schemaVersion":2,"suite":{"version":"1.0","digest":""},"seed":"x"}"#,
        #""seed" must be a decimal number"#
      ),
      (
        #"{"schemaVersion":2,"suite":{"version":"1.0","digest":""},"seed":"1"}"#,
        #""interrupted" must be"#
      ),
      (
        #"{"schemaVersion":2,"suite":{"version":"1","digest":""},"seed":"1","interrupted":false}"#,
        #""subjects" must be"#
      ),
    ]
  )
  func unreadable(text: String, words: String) {
    let error = #expect(throws: RecordedReportError.self) { try RecordedReport(json: text) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test("A report of the second schema knows differences by their sentences")
  func outdated() async throws {
    let entry = try #require(Certification.fixtureLedger.entries.first)
    let sentence = try #require(entry.difference)
    let old = await Self.text().replacing(entry.signature, with: sentence)
    #expect(throws: RecordedReportError.self) { try RecordedReport(json: old) }
    let text = old.replacing(#""schemaVersion": 3"#, with: #""schemaVersion": 2"#)
    let subject = try #require(try RecordedReport(json: text).subjects.first)
    let run = await ConformanceRunner(
      subject: ScriptedSubject.fixture,
      suite: .reporting,
      ledger: subject.ledger
    )
    .report()
    #expect(run.verdicts.first { $0.id == "b/should/known" }?.outcome == .expectedFailure)
  }

  @Test("The ledger of a report is read by the rules of ledgers")
  func ledger() async throws {
    let text = await Self.text().replacing(#""ceiling": 2"#, with: #""ceiling": "2""#)
    let error = #expect(throws: RecordedReportError.self) { try RecordedReport(json: text) }
    #expect(error?.description.contains("\"ceiling\" must be an integer") == true)
  }

  @Test("The certificates that README shows are of a whole run, in which each decoder passes cases")
  func published() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let file = root.appendingPathComponent("Reports/certification/report.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    /// The cells of the table below a header, without the two lines of the header.
    func rows(below header: String) -> [[Substring]] {
      lines.drop { !$0.hasPrefix(header) }.prefix { $0.hasPrefix("|") }.dropFirst(2)
        .map { $0.replacing(",", with: "").split(separator: "|").map { $0.trimmingPrefix(" ") } }
    }
    // After a change of the suite: `make certify`.
    let digest = ConformanceSuite.current.digest
    #expect(lines.contains { $0.contains("`\(digest)`") })
    let subjects = rows(below: "| subject |")
    #expect(subjects.count > 1)
    for subject in subjects {
      #expect(try #require(Int(subject[3].prefix(while: \.isNumber))) > 0, "\(subject[0])")
    }
    // Some cases are always excused; a run that was filtered or interrupted misses more.
    let asked = rows(below: "| area |")
      .compactMap {
        Int($0[1].drop { $0 != "/" }.dropFirst().prefix(while: \.isNumber))
      }
    #expect(asked.reduce(0, +) * 10 > ConformanceSuite.current.cases.count * 9)
  }
}
