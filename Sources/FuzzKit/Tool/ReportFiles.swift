import Foundation
import ReportKit

/// The report files of one campaign: `<run>.json`, `<run>.md`, and a folder with the rest.
///
/// The name of the run is determined by the request, so the same campaign writes the same files.
struct ReportFiles {
  private let base: String
  private let name: String

  private let terminal: Terminal

  init(plan: CampaignPlan, session: ToolSession) {
    let options = session.options
    terminal = session.terminal
    base = options.reports
    let configuration = plan.configuration
    var parts = ["seed-\(configuration.seed)"]
    if let targets = options.targets {
      parts.append(Self.name(of: targets))
    }
    let end =
      configuration.isEndless
      ? "\(options.seconds ?? 0)s" : String(configuration.endIteration)
    parts.append("\(configuration.firstIteration)-\(end)")
    name = parts.joined(separator: "-")
  }

  /// The targets in a file name: all of them, or whatever distinguishes one long list from another.
  private static func name(of targets: [String]) -> String {
    let name = targets.joined(separator: "+").replacing("/", with: ".")
    guard name.utf8.count > longestName else { return name }
    var digest = Digest()
    digest.add(name.utf8)
    return "\(targets.count)-targets-\(Digest.hexadecimal(digest.value))"
  }

  /// File systems allow names of 255 bytes; seed, iterations and suffixes need some too.
  private static let longestName = 120

  /// The folder of the findings, as the user would type it.
  var findingsPath: String { "\(base)/\(name)/findings" }
  var findings: URL { URL(fileURLWithPath: findingsPath) }

  /// The report, as the user would type it.
  var reportPath: String { "\(base)/\(name).json" }

  /// The HTML report, as the user would type it.
  var pagePath: String { "\(base)/\(name)/report.html" }

  /// Creates the folders; returns false on failure.
  func prepare() -> Bool {
    let folder = URL(fileURLWithPath: "\(base)/\(name)")
    return
      (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true))
      != nil
  }

  /// What is there while the campaign runs.
  private var unfinishedPath: String { "\(base)/\(name)/unfinished.txt" }

  /// Keeps a text for the case that the process is killed, until the report is written.
  func keep(unfinished text: String) {
    try? Data(text.utf8).write(to: URL(fileURLWithPath: unfinishedPath), options: .atomic)
  }

  /// Writes all files; returns false if one of them could not be written, which is then not there.
  ///
  /// The inputs that were collected are among them if `isCollected`.
  func write(_ result: CampaignResult, isCollected: Bool = false) -> Bool {
    let files = [
      (reportPath, EncodedReport(result, folder: "\(name)/findings").data),
      ("\(base)/\(name).md", Data(MarkdownReport.text(result, folder: findingsPath).utf8)),
      ("\(base)/\(name)/report.html", Data(HTMLReport.text(result).utf8)),
      ("\(base)/\(name)/junit.xml", Data(JUnitReport.text(result).utf8)),
      ("\(base)/\(name)/fields.json", EncodedFields(result).data),
      ("\(base)/\(name)/timing.json", EncodedTiming(result).data),
    ]
    try? FileManager.default.removeItem(atPath: unfinishedPath)
    let unwritten = files.filter { path, data in !store(data, path) }
    guard let coverage = result.coverage, isCollected else { return unwritten.isEmpty }
    return writeCorpus(coverage) && unwritten.isEmpty
  }

  /// Writes the inputs that were collected, for `merge`.
  private func writeCorpus(_ coverage: CoverageSummary) -> Bool {
    let folder = URL(fileURLWithPath: "\(base)/\(name)/corpus")
    try? FileManager.default.removeItem(at: folder)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return coverage.entries.allSatisfy { entry in
      store(Data(entry.bytes), "\(folder.path)/\(entry.iteration).bytes")
    }
  }

  /// Writes a file as a whole or not at all.
  private func store(_ data: Data, _ path: String) -> Bool {
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
      return true
    } catch {
      terminal.error("cannot write '\(path)'; is the disk full, or the folder read-only?")
      return false
    }
  }
}
