import CommandLine
import Foundation
import ReportKit

/// `history`: shows how findings moved over the reports in a folder.
struct HistoryCommand {
  let session: ToolSession

  func run() throws(UsageError) -> ExitCode {
    let folder = session.options.file ?? ""
    guard let files = ReportHistory.files(in: folder) else {
      throw UsageError("'\(folder)' is not a folder; give the folder that holds the reports")
    }
    // Other files that campaigns write, such as timing.json, are no reports.
    let reports = files.compactMap { file in
      (try? JSONDecoder().decode(CampaignHistory.Report.self, from: file.data))
        .map { (name: file.name, report: $0) }
    }
    guard !reports.isEmpty else {
      throw UsageError("no report of a campaign in '\(folder)'; run --reports writes one")
    }
    let table = CampaignHistory(reports).table
    session.terminal.print(table.text)
    let page = "\(folder)/history.html"
    guard (try? Data(table.page.utf8).write(to: URL(fileURLWithPath: page))) != nil else {
      throw UsageError("cannot write '\(page)'; make the folder writable")
    }
    session.terminal.print("\npage        \(page)")
    return .clean
  }
}
