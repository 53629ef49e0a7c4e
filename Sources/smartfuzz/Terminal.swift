import Foundation
import FuzzKit

/// What the tool prints: results on standard output, trouble on standard error.
enum Terminal {
  static func print(_ text: String) { write(text + "\n", to: .standardOutput) }

  static func error(_ text: String) { write("smartfuzz: \(text)\n", to: .standardError) }

  /// Seconds between two progress lines: people watch a terminal, logs should stay short.
  static var progressInterval: Double { isatty(1) == 1 ? 2 : 10 }

  static func progressLine(_ progress: CampaignProgress) -> String {
    let rate = progress.seconds > 0 ? Double(progress.iterations) / progress.seconds : 0
    return "smartfuzz: \(Int(progress.seconds))s"
      + " \(grouped(progress.iterations))/\(grouped(progress.total))"
      + " (\(grouped(UInt64(rate)))/s)"
      + " valid \(share(progress.valid, of: progress.iterations))"
      + (progress.corpus.map { " corpus \($0)" } ?? "")
      + (progress.edges.map { " edges \($0)" } ?? "")
      + " findings \(progress.findings) (\(progress.hits) hits) restarts \(progress.restarts)"
  }

  /// A number with commas between groups of three digits.
  static func grouped(_ number: UInt64) -> String {
    var result = ""
    for (position, digit) in String(number).reversed().enumerated() {
      if position > 0, position % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return String(result.reversed())
  }

  static func share(_ part: UInt64, of whole: UInt64) -> String {
    whole == 0 ? "-" : String(format: "%.1f %%", 100 * Double(part) / Double(whole))
  }

  private static func write(_ text: String, to file: FileHandle) {
    try? file.write(contentsOf: Data(text.utf8))
  }
}
