import Foundation
import ReportKit

/// The progress line of a running campaign: rewritten in place on a terminal, otherwise a new line every now
/// and then.
final class ProgressLine {
  private let terminal: Terminal
  /// The width of the terminal in columns; nil if standard output cannot be rewritten.
  private let width: Int?
  private var shown = 0

  /// Creates a line on standard output.
  init(_ terminal: Terminal) {
    self.terminal = terminal
    width = Terminal.columns(of: 1)
  }

  /// Seconds between two updates: people watch a terminal, logs should stay short.
  var interval: Double { width == nil ? 10 : 1 }

  /// Shows the progress of a campaign.
  func show(_ progress: CampaignProgress) {
    guard let width else {
      terminal.print(Self.text(progress, name: terminal.name))
      return
    }
    let line = Self.line(progress, columns: width)
    terminal.put("\r" + line + String(repeating: " ", count: max(0, shown - line.count)))
    shown = line.count
  }

  /// Clears the line on a terminal, for the output that follows.
  func end() {
    guard shown > 0 else { return }
    terminal.put("\r" + String(repeating: " ", count: shown) + "\r")
    shown = 0
  }

  /// The line of a log, such as `smartfuzz: 12s, 11s left, 512,000/1,000,000 (42,700/s), findings 2 (31 hits)`.
  static func text(_ progress: CampaignProgress, name: String) -> String {
    "\(name): " + facts(progress).joined(separator: ", ")
  }

  /// The line of a terminal, with a bar if it is known how much is left.
  static func line(_ progress: CampaignProgress, columns: Int) -> String {
    let left = secondsLeft(progress)
    let share = left.map { progress.seconds / max(progress.seconds + $0, 0.001) }
    return ProgressBar.line(share, facts(progress), columns: columns)
  }

  /// What is told, the most important first.
  private static func facts(_ progress: CampaignProgress) -> [String] {
    let rate = progress.seconds > 0 ? Double(progress.iterations) / progress.seconds : 0
    let isEndless = progress.total >= FuzzConfiguration.endless
    let perRestart = progress.iterations / UInt64(max(1, progress.restarts))
    let facts: [String?] = [
      duration(progress.seconds),
      secondsLeft(progress).map { "\(duration($0)) left" },
      progress.iterations.grouped
        + (isEndless ? "" : "/\(progress.total.grouped)")
        + " (\(UInt64(rate).grouped)/s)",
      "findings \(progress.findings.grouped) (\(progress.hits.grouped) hits)",
      progress.corpus.map { "corpus \($0)" },
      progress.edges.map { "edges \($0)" },
      "valid \(Terminal.share(progress.valid, of: progress.iterations))",
      progress.restarts == 0 ? "restarts 0" : "restarts 1/\(Terminal.short(perRestart))",
      progress.secondsSinceNews.map { "last new \(duration($0)) ago" },
    ]
    return facts.compactMap(\.self)
  }

  /// Seconds until the iterations are done, at the rate so far, or the time limit is reached; nil if unknown.
  static func secondsLeft(_ progress: CampaignProgress) -> Double? {
    var left = progress.timeLimit.map { max(0, $0 - progress.seconds) }
    if progress.total < FuzzConfiguration.endless, progress.iterations > 0 {
      let rest = progress.total - min(progress.total, progress.iterations)
      let byRate = progress.seconds * Double(rest) / Double(progress.iterations)
      left = min(left ?? byRate, byRate)
    }
    return left
  }

  /// Seconds in two units at most, such as `45s`, `3m05s`, `2h10m`.
  static func duration(_ seconds: Double) -> String {
    let whole = Int(min(max(0, seconds), 1e9))
    switch whole {
    case ..<60: return "\(whole)s"
    case ..<3600: return "\(whole / 60)m" + String(format: "%02ds", whole % 60)
    default: return "\(whole / 3600)h" + String(format: "%02dm", whole / 60 % 60)
    }
  }
}
