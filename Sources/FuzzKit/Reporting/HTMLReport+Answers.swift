import ReportKit

extension HTMLReport {
  /// Which inputs are accepted, repaired, refused; compared decoders are shown side by side.
  static func answers(_ result: CampaignResult) -> [String] {
    let header = ["input", "accepted", "repaired", "refused", "died"]
    let sum = AnswerTable.sum(result)
    let rows = sum.rows.compactMap { row in
      row.counts.first.map { [row.inputClass.title] + cells($0) }
    }
    var lines = ["<h2>Answers</h2>"] + table(header, rows)
    for comparison in AnswerTable.comparisons(result) {
      lines.append("<h4>\(Markup.escaped(comparison.names.joined(separator: ", ")))</h4>")
      lines.append("<p>All of them ran the same inputs.</p>")
      lines += table(
        ["input", "decoder"] + header.dropFirst(),
        comparison.rows.flatMap { row in
          zip(comparison.names, row.counts).map { [row.inputClass.title, $0] + cells($1) }
        }
      )
    }
    return lines
  }

  /// The growth of work with the length of the input; empty if work was not counted.
  static func costs(_ result: CampaignResult) -> [String] {
    let rows = CostTable(result.statistics).rows
    guard !rows.isEmpty else { return [] }
    return [
      "<h2>Cost</h2>",
      "<p>Documents were made larger in three steps and the work was counted. The columns hold the"
        + " exponent with which it rises: 1 is linear, 2 is quadratic.</p>",
    ]
      + table(CostTable.header, rows.map { [$0.growth] + ([$0.total] + $0.counts).map(\.grouped) })
  }

  private static func cells(_ counts: AnswerTable.Counts) -> [String] {
    [counts.accepted, counts.repaired, counts.refused, counts.died].map(\.grouped)
  }
}
