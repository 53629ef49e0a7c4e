import Foundation

/// How steeply the work rises with the length of an input, for each way in which inputs grow.
struct CostTable {
  /// One way to grow.
  struct Row {
    let growth: String
    /// How many documents were grown.
    let total: UInt64
    /// The number of documents whose slope was at most each of ``CostScale/bounds``, and above the one
    /// before; those beyond the last bound come last.
    let counts: [UInt64]
  }

  /// The ways that occurred; empty if work was not counted.
  let rows: [Row]

  init(_ statistics: CampaignStatistics) {
    rows = CostGrowth.allCases.compactMap { growth in
      let counts = (0..<CostScale.steps).map { statistics.cost(growth, step: $0) }
      let total = counts.reduce(0, +)
      return total > 0 ? Row(growth: growth.rawValue, total: total, counts: counts) : nil
    }
  }

  /// The column headers.
  static let header =
    ["growth", "grown"] + CostScale.bounds.map { "≤ \(String(format: "%.2f", $0))" } + ["steeper"]
}
