import Foundation
import ReportKit
import Testing

@testable import FuzzKit

@Suite struct CampaignHistoryTests {
  private static func report(_ name: String, findings: String) throws -> (
    name: String, report: CampaignHistory.Report
  ) {
    let text = """
      {"schemaVersion":3,"status":"complete","seed":7,"corpusDigest":"0123456789abcdef",
      "iterationsDone":20000,"findings":[\(findings)],"other":1}
      """
    return (name, try JSONDecoder().decode(CampaignHistory.Report.self, from: Data(text.utf8)))
  }

  @Test("A finding has a row, with its hits in each campaign")
  func findings() throws {
    let table = CampaignHistory([
      try Self.report("1", findings: #"{"signature":"trap-a","hits":12}"#),
      try Self.report(
        "2",
        findings:
          #"{"signature":"trap-a","hits":3,"acceptedBecause":"r"},{"signature":"hang-b","hits":1}"#
      ),
    ])
    .table
    #expect(
      table.text == """
        Campaigns
                      1         2
          iterations  20,000    20,000
          seed        7         7
          inputs      01234567  01234567
          ended       complete  complete
          findings    1         1

        Findings, by hits
                  1   2
        > hang-b  –   1
        > trap-a  12  3 known
        """
    )
  }
}
