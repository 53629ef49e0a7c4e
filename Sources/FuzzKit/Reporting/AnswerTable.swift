/// A table of which decoder accepts, repairs, refuses or does not survive which class of input.
///
/// Decoders of the same documents are shown side by side. With the oracle `differential` each input runs on
/// all of them, so the columns cover the same inputs; without it each has its own share.
struct AnswerTable {
  /// The outcomes of the inputs of one class, including the runs that `differential` made.
  struct Counts: Codable, Sendable {
    var accepted: UInt64 = 0
    var repaired: UInt64 = 0
    var refused: UInt64 = 0
    var died: UInt64 = 0

    var total: UInt64 { accepted + repaired + refused + died }

    static func + (left: Counts, right: Counts) -> Counts {
      Counts(
        accepted: left.accepted + right.accepted,
        repaired: left.repaired + right.repaired,
        refused: left.refused + right.refused,
        died: left.died + right.died
      )
    }
  }

  /// One row: the counts of each decoder.
  struct Row {
    let inputClass: InputClass
    let counts: [Counts]
  }

  /// The names of the columns.
  let names: [String]
  /// The classes that occurred.
  let rows: [Row]

  /// All targets together; a table of one column.
  static func sum(_ result: CampaignResult) -> AnswerTable {
    let targets = Array(result.plan.targets.indices)
    return AnswerTable(names: ["all targets"], groups: [targets], result)
  }

  /// The decoders that `differential` compared, one table for the documents that they share.
  static func comparisons(_ result: CampaignResult) -> [AnswerTable] {
    let plan = result.plan
    guard plan.oracles.all.contains(where: { $0.name == Oracle.differential.name }) else {
      return []
    }
    var groups: [[FuzzSeed]: [Int]] = [:]
    for (number, target) in plan.targets.enumerated() {
      groups[target.seeds, default: []].append(number)
    }
    return groups.values.filter { $0.count > 1 }
      .sorted { ($0.first ?? 0) < ($1.first ?? 0) }
      .map { group in
        AnswerTable(
          names: group.map { plan.targets[$0].name },
          groups: group.map { [$0] },
          result
        )
      }
  }

  private init(names: [String], groups: [[Int]], _ result: CampaignResult) {
    self.names = names
    rows = InputClass.allCases.compactMap { inputClass in
      let counts = groups.map { group in
        group.reduce(Counts()) { $0 + Self.counts($1, inputClass, result.statistics) }
      }
      return counts.contains { $0.total > 0 } ? Row(inputClass: inputClass, counts: counts) : nil
    }
  }

  static func counts(
    _ target: Int,
    _ inputClass: InputClass,
    _ statistics: CampaignStatistics
  ) -> Counts {
    Counts(
      accepted: statistics.answer(target, inputClass, .accepted),
      repaired: statistics.answer(target, inputClass, .repaired),
      refused: statistics.answer(target, inputClass, .refused),
      died: statistics.answer(target, inputClass, .died)
    )
  }
}
