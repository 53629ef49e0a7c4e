import CommandLine
import ConformanceKit
import ReportKit

/// Shows how the profiles of decoders moved over the reports in a folder.
struct HistoryCommand: Runnable {
  var folder = ""

  static var declaration: Subcommand<any Runnable> {
    Subcommand(
      "history",
      "show how profiles moved over several reports",
      details:
        "Reads each report.json in DIR, and those one folder below, in the order of their names, so name"
        + " them by version. Prints a table, and writes it as DIR/history.html.",
      settings: HistoryCommand(),
      operands: [
        Operand("DIR", "the folder that holds the reports", completing: .folders) { $0.folder = $1 }
      ],
      options: []
    ) { $0 }
  }

  func run() throws -> ExitStatus {
    guard let files = ReportHistory.files(in: folder) else {
      throw UsageError("'\(folder)' is not a folder; give the folder that holds the reports")
    }
    var reports: [(name: String, report: RecordedReport)] = []
    for file in files {
      do {
        let report = try RecordedReport(json: String(decoding: file.data, as: UTF8.self))
        reports.append((file.name, report))
      } catch {
        Terminal.tool.error("skipped \(file.name).json: \(error)")
      }
    }
    guard !reports.isEmpty else {
      throw UsageError("no report of a certification in '\(folder)'; certify --output writes one")
    }
    let table = CertificationHistory(reports).table
    Terminal.tool.print(table.text)
    try OutputFile.write(table.page, to: "\(folder)/history.html")
    Terminal.tool.print("\npage  \(folder)/history.html")
    return .clean
  }
}
