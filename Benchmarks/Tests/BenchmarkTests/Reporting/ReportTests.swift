import BenchmarkKit
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct ReportTests {
  private func sample(_ speed: Double = 4) throws -> Report {
    let goal = Goal("contender", against: "baseline", .speed(atLeast: 5))
    let runs = [run(times(1000), times(1000 / speed), goals: [goal])]
    return report([try #require(RowFacts(id: "decode/<a&b>", runs: runs))])
  }

  @Test("a report that is written and read is the same")
  func roundTrip() throws {
    let report = try sample()
    let data = try ReportFile.data(report)
    #expect(try ReportFile.report(data, path: "p") == report)
    #expect(try ReportFile.data(report) == data)
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    #expect(lines.count { $0.contains("\"id\"") } == report.rows.count)
    #expect(lines.contains { $0.hasPrefix("    {\"") && $0.hasSuffix("}") })
  }

  @Test("a report of another version is refused")
  func version() throws {
    let text = String(decoding: try ReportFile.data(sample()), as: UTF8.self)
      .replacing("\"schemaVersion\" : 2", with: "\"schemaVersion\" : 1")
    #expect(throws: UsageError("'p' has version 1, not 2")) {
      try ReportFile.report(Data(text.utf8), path: "p")
    }
    #expect(throws: UsageError("'p' is no report of this program")) {
      try ReportFile.report(Data("[]".utf8), path: "p")
    }
  }

  @Test("the text says what was aimed at and what became of it")
  func text() throws {
    let missed = ReportText(report: try sample()).text
    #expect(missed.contains("contender : baseline, speed"))
    #expect(missed.contains("≥ 5   4.00  MISSED"))
    #expect(missed.contains("0 of 1 targets are met"))
    #expect(ReportText(report: try sample(6)).text.contains("1 of 1 targets are met"))
  }

  @Test("the text names the slowest rows without a target, from the slowest on")
  func slowest() throws {
    let rows = try [4, 2.5, 1.5]
      .map { try #require(RowFacts(id: "idioms/\($0)", runs: [run(times(100), times(100 / $0))])) }
    let text = ReportText(report: report(rows)).text
    let table = try #require(text.range(of: "slowest without a target")).lowerBound
    let ids = text[table...].matches(of: /idioms\/[0-9.]+/).map { String($0.output) }
    #expect(ids == ["idioms/1.5", "idioms/2.5", "idioms/4.0"])
    #expect(text.contains("2 of 3 rows without a target are below 3"))
    #expect(!ReportText(report: try sample()).text.contains("without a target"))
  }

  @Test("the chart is well-formed, and has a bar for each target")
  func chart() throws {
    let svg = Chart(report: try sample()).svg
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse())
    #expect(svg.contains("decode &lt;a&amp;b&gt;"))
    #expect(svg.contains(">4.00<"))
  }

  @Test("the summary is well-formed, and has a bar for each row of its groups")
  func summary() throws {
    let svg = try #require(SummaryChart(report: try sample()).svg)
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(svg.contains(">&lt;a&amp;b&gt;<"))
    #expect(svg.contains(">4.00<"))
    let other = report([try #require(RowFacts(id: "cost/a", runs: [run(times(10), times(5))]))])
    #expect(SummaryChart(report: other).svg == nil)
  }
}
