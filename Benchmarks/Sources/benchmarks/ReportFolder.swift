import BenchmarkKit
import Foundation

/// Where reports are written; the names of the files never change, so that version control shows
/// what did.
struct ReportFolder {
  let path: String

  func write(_ report: Report) throws {
    try write("report.json", ReportFile.data(report))
    try write("report.txt", Data((ReportText(report: report).text + "\n").utf8))
    if !report.targets.isEmpty { try write("chart.svg", Data(Chart(report: report).svg.utf8)) }
    if let summary = SummaryChart(report: report).svg {
      try write("summary.svg", Data(summary.utf8))
    }
  }

  func write(_ name: String, _ data: Data) throws {
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: folder.appendingPathComponent(name))
    } catch {
      throw FileError("cannot write \(name) to '\(path)'")
    }
    print("wrote \(path)/\(name)")
  }
}

/// A file that cannot be read or written.
struct FileError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
