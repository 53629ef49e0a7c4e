import Foundation
import ReportKit

/// How campaigns and their findings moved over several reports.
struct CampaignHistory {
  /// The part of a report that is compared.
  struct Report: Decodable {
    struct Finding: Decodable {
      var signature: String
      var hits: Int
      var acceptedBecause: String?
    }

    var schemaVersion: Int
    var status: String
    var seed: UInt64
    var corpusDigest: String
    var iterationsDone: UInt64
    var findings: [Finding]
  }

  private let reports: [(name: String, report: Report)]

  /// Creates a history of reports, oldest first.
  init(_ reports: [(name: String, report: Report)]) {
    self.reports = reports
  }

  /// The campaigns, and a row for each finding of any of them.
  var table: HistoryTable {
    HistoryTable(
      "Findings over \(reports.count) campaigns",
      columns: reports.map(\.name),
      sections: [
        HistoryTable.Section("Campaigns", campaigns),
        HistoryTable.Section("Findings, by hits", findings),
      ]
    )
  }

  private var campaigns: [HistoryTable.Row] {
    [
      row("iterations") { HistoryTable.Cell($0.iterationsDone.grouped) },
      row("seed") { HistoryTable.Cell("\($0.seed)") },
      row("inputs") { HistoryTable.Cell(String($0.corpusDigest.prefix(8))) },
      row("ended") { HistoryTable.Cell($0.status, $0.status == "complete" ? .plain : .bad) },
      row("findings") { report in
        let count = report.findings.count { $0.acceptedBecause == nil }
        return HistoryTable.Cell("\(count)", count == 0 ? .good : .bad)
      },
    ]
  }

  private var findings: [HistoryTable.Row] {
    Set(reports.flatMap { $0.report.findings.map(\.signature) }).sorted()
      .map { signature in
        row(signature) { report in
          guard let finding = report.findings.first(where: { $0.signature == signature }) else {
            return .missing
          }
          return finding.acceptedBecause == nil
            ? HistoryTable.Cell("\(finding.hits)", .bad)
            : HistoryTable.Cell("\(finding.hits) known")
        }
      }
  }

  private func row(_ name: String, _ cell: (Report) -> HistoryTable.Cell) -> HistoryTable.Row {
    HistoryTable.Row(name, reports.map { cell($0.report) })
  }
}
