import ReportKit

/// The problems and failures of one subject by cause, must cases first, for a terminal.
///
/// However many there are, they take less than a screen unless all are asked for: the first causes in full, the
/// next ones on a line each, and a count of the rest.
struct CauseList {
  /// How much is shown.
  enum Size {
    /// The first causes in full.
    case short
    /// One line for each, where messages about the single cases came before.
    case lines
    /// All causes in full, with all their cases.
    case whole
  }

  /// How many lines the causes take that are shown in full; there is always one.
  private static let fullLines = 20
  /// How many problems, and how many causes, have a line each.
  private static let shortLines = 10

  private let report: ConformanceReport
  private let suite: ConformanceSuite
  private let size: Size
  /// How to get what is left out.
  private let hint: String
  private let clusters: [FailureCluster]

  init(_ report: ConformanceReport, in suite: ConformanceSuite, _ size: Size, hint: String) {
    self.report = report
    self.suite = suite
    self.size = size
    self.hint = hint
    clusters = FailureCluster.clusters(of: report.failures, in: suite)
  }

  /// The lines, without a line feed at the end; empty if nothing is wrong.
  var text: String { (problems + causes).joined(separator: "\n") }

  private var problems: [String] {
    let lines = report.problemLines.map { "✗ \($0)" }
    if size == .whole || lines.count <= Self.shortLines { return lines }
    let rest = lines.count - Self.shortLines
    return lines.prefix(Self.shortLines) + [
      "– \(rest) more problem\(rest == 1 ? "" : "s"): \(hint)"
    ]
  }

  private var causes: [String] {
    if size == .whole { return clusters.map(full) }
    var rest = clusters[...]
    var texts: [String] = []
    var room = size == .lines ? 0 : Self.fullLines
    while let cluster = rest.first, room > 0 {
      let text = full(cluster)
      room -= text.count { $0 == "\n" } + 1
      if room < 0, !texts.isEmpty { break }
      texts.append(text)
      rest.removeFirst()
    }
    texts += rest.prefix(Self.shortLines).map(line)
    rest = rest.dropFirst(Self.shortLines)
    if rest.isEmpty { return texts }
    let cases = rest.reduce(0) { $0 + $1.verdicts.count }
    return texts + [
      "– \(rest.count.grouped) more cause\(rest.count == 1 ? "" : "s") of"
        + " \(cases) case\(cases == 1 ? "" : "s"): \(hint)"
    ]
  }

  private func full(_ cluster: FailureCluster) -> String {
    let text = FailureText(verdict: cluster.verdicts[0], report: report, suite: suite).abridged
    let others = cluster.others(size == .whole ? .max : 3)
    return others.isEmpty ? text : "\(text)\n    likewise: \(others)"
  }

  private func line(_ cluster: FailureCluster) -> String {
    let verdict = cluster.verdicts[0]
    let variation = verdict.variation.map { " [\($0.rawValue)]" } ?? ""
    let count = cluster.verdicts.count == 1 ? "" : "\(cluster.verdicts.count.grouped) cases, "
    return "✗ \(verdict.id)\(variation) (\(count)\(verdict.stake(for: report.manifest))):"
      + " \(PrintedText.value(verdict.cause))"
  }
}
