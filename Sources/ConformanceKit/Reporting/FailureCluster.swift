import ReportKit

/// Failures that probably have one cause.
///
/// One defect costs a decoder many cases: an escape that is read wrongly fails each case in the variation
/// `escaped-strings`, whatever clause the case is about.
struct FailureCluster {
  /// What the verdicts have in common.
  struct Cause: Hashable {
    let outcome: Verdict.Outcome
    let requirement: ConformanceCase.Requirement
    /// The variation that gave another answer; nil if the case itself was answered wrongly.
    var variation: Variation?
    /// The clause of the case; nil for a variation, which is at fault whatever the case is about.
    var clause: Clause?
    /// What was expected and observed, apart from the values: `string, null`; of a crash its reason and place
    /// without numbers, since one trap ends a decoder in cases and variations of all kinds.
    var kinds = ""

    init(_ verdict: Verdict, _ clause: Clause?) {
      outcome = verdict.outcome
      requirement = verdict.requirement
      if outcome == .crashed {
        kinds = verdict.cause.filter { !$0.isNumber }
      } else if let variation = verdict.variation {
        self.variation = variation
      } else {
        self.clause = clause
        kinds = verdict.difference?.kinds ?? ""
      }
    }
  }

  let cause: Cause
  /// The verdicts, ordered by id; at least one.
  let verdicts: [Verdict]

  /// Groups verdicts by cause: must cases first, of these what costs the contract, then the
  /// larger clusters, then by id.
  static func clusters(of verdicts: [Verdict], in suite: ConformanceSuite) -> [FailureCluster] {
    let groups = Dictionary(grouping: verdicts) { Cause($0, suite[$0.id]?.clause) }
    return groups.map { FailureCluster(cause: $0.key, verdicts: $0.value.sorted { $0.id < $1.id }) }
      .sorted { $0.order < $1.order }
  }

  /// The ids of all cases but the first, or of the first few and how many more there are; empty if there is one.
  func others(_ limit: Int = 3) -> String {
    let others = verdicts.dropFirst()
    return others.prefix(limit).map(\.id.rawValue).joined(separator: ", ")
      + (others.count > limit ? " and \(others.count - limit) more" : "")
  }

  /// For each failure with others of the same cause a line, with a line feed before it, that counts and names them.
  static func texts(on report: ConformanceReport, in suite: ConformanceSuite) -> [CaseID: String] {
    clusters(of: report.failures, in: suite).filter { $0.verdicts.count > 1 }
      .reduce(into: [:]) { texts, cluster in
        let text =
          "\n\(cluster.verdicts.count.grouped) cases by this cause: \(cluster.verdicts[0].id), \(cluster.others())"
        for verdict in cluster.verdicts { texts[verdict.id] = text }
      }
  }

  private var order: (Int, Int, String) {
    let isMust = cause.requirement == .must
    let rank = isMust && verdicts[0].isCommon ? 0 : isMust ? 1 : 2
    return (rank, -verdicts.count, verdicts[0].id.rawValue)
  }
}

extension Difference {
  /// The first word of what was expected and of what was observed, which says of which kind they are.
  fileprivate var kinds: String {
    [expected, actual].map { $0.prefix { $0 != " " } }.joined(separator: ", ")
  }
}
