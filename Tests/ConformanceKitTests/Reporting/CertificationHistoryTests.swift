import Foundation
import ReportKit
import Testing

@testable import ConformanceKit

@Suite struct CertificationHistoryTests {
  @Test("Each decoder has a row for each profile, with a cell for each report")
  func table() async throws {
    let text = EncodedCertification(await .fixture(), notes: Certification.fixtureNotes).text
    let first = try RecordedReport(json: text)
    let profile = try #require(first.subjects[1].certificate?.profiles.first)
    #expect(profile.total > 0 && profile.passed <= profile.total)
    let second = try RecordedReport(
      json: text.replacing(#""conformant": false"#, with: #""conformant": true"#)
        .replacing(#""name": "reference""#, with: #""name": "another""#)
    )
    let lines = CertificationHistory([("1", first), ("2", second)]).table.text
      .split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("> Codable") && $0.hasSuffix("  no        yes") })
    let score = "\(profile.isHeld ? "held" : "no") \(profile.passed)/\(profile.total)"
    #expect(lines.contains { $0.contains(profile.name) && $0.hasSuffix("  \(score)    –") })
    #expect(lines.contains("reference") && lines.contains("another"))
  }

  @Test("A run of selected cases, which has no certificate, has a column")
  func selectedCases() async throws {
    let text = EncodedCertification(await .fixture(), notes: Certification.fixtureNotes).text
    let whole = try RecordedReport(json: text)
    let start = try #require(text.range(of: #""certificate": {"#))
    let end = try #require(text[start.upperBound...].range(of: "\n      },"))
    let part = text.replacingCharacters(
      in: start.lowerBound..<end.upperBound,
      with: #""certificate": null,"#
    )
    let selected = try RecordedReport(json: part)
    #expect(selected.subjects[0].certificate == nil)
    let table = CertificationHistory([("1", whole), ("2", selected)]).table.text
    #expect(table.contains("> Codable-conformant      no        –"))
  }

  @Test(
    "A certificate that is not one is refused with its place",
    arguments: [
      (#""passed": "#, #""passed": -"x""#), (#""must": {"#, #""most": {"#),
      (#""conformant": "#, #""conforming": "#),
    ]
  )
  func wrongCertificate(old: String, new: String) async throws {
    let text = EncodedCertification(await .fixture(), notes: Certification.fixtureNotes).text
    try #require(text.contains(old))
    #expect(throws: RecordedReportError.self) {
      try RecordedReport(json: text.replacing(old, with: new))
    }
  }
}
