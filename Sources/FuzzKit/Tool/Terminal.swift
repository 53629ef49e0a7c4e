import Foundation

/// What the tool prints: results on standard output, trouble and advice on standard error.
package struct Terminal {
  /// The name of the tool, in front of what goes to standard error.
  let name: String

  package func print(_ text: String) { write(text + "\n", to: .standardOutput) }

  package func error(_ text: String) { write("\(name): \(text)\n", to: .standardError) }

  /// Seconds between two progress lines: people watch a terminal, logs should stay short.
  var progressInterval: Double { isatty(1) == 1 ? 2 : 10 }

  /// The line about a campaign that is under way, such as
  /// `smartfuzz: 12s 512,000/1,000,000 (42,700/s) valid 87.0 % findings 2 (31 hits) restarts 1/16.5k
  /// last new 3s ago`.
  func progressLine(_ progress: CampaignProgress) -> String {
    let rate = progress.seconds > 0 ? Double(progress.iterations) / progress.seconds : 0
    let isEndless = progress.total >= FuzzConfiguration.endless
    let perRestart = progress.iterations / UInt64(max(1, progress.restarts))
    return "\(name): \(Int(progress.seconds))s"
      + (progress.timeLimit.map { " of \(Int($0))s" } ?? "")
      + " \(Self.grouped(progress.iterations))\(isEndless ? "" : "/\(Self.grouped(progress.total))")"
      + " (\(Self.grouped(UInt64(rate)))/s)"
      + " valid \(Self.share(progress.valid, of: progress.iterations))"
      + " findings \(progress.findings) (\(progress.hits) hits)"
      + (progress.corpus.map { " corpus \($0)" } ?? "")
      + (progress.edges.map { " edges \($0)" } ?? "")
      + (progress.restarts == 0 ? " restarts 0" : " restarts 1/\(Self.short(perRestart))")
      + (progress.secondsSinceNews.map { " last new \(Int($0))s ago" } ?? "")
  }

  /// A number in few characters: `950`, `16.5k`, `2.1M`.
  package static func short(_ number: UInt64) -> String {
    switch number {
    case ..<1000: String(number)
    case ..<1_000_000: String(format: "%.1fk", Double(number) / 1000)
    default: String(format: "%.1fM", Double(number) / 1_000_000)
    }
  }

  /// A number with commas between groups of three digits.
  package static func grouped(_ number: UInt64) -> String {
    var result = ""
    for (position, digit) in String(number).reversed().enumerated() {
      if position > 0, position % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return String(result.reversed())
  }

  package static func share(_ part: UInt64, of whole: UInt64) -> String {
    whole == 0 ? "-" : String(format: "%.1f %%", 100 * Double(part) / Double(whole))
  }

  private func write(_ text: String, to file: FileHandle) {
    try? file.write(contentsOf: Data(text.utf8))
  }
}
