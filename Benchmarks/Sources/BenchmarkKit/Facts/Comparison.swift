/// What changed between two reports.
///
/// Of times only ratios are compared, since no two runs find the machine in the same state.
package struct Comparison: Equatable, Sendable {
  package enum Verdict: String, Sendable {
    case better
    case worse
    /// The difference may be noise.
    case same
  }

  /// One figure of one contender in both reports.
  package struct Change: Equatable, Sendable {
    package let id: String
    package let contender: String
    package let measure: String
    package let old: Double
    package let new: Double
    /// How far the two may lie apart without meaning anything, as a share of the old figure.
    package let noise: Double
    package let isHigherBetter: Bool

    package var share: Double { new / old - 1 }

    package var verdict: Verdict {
      guard abs(share) > noise else { return .same }
      return (share > 0) == isHigherBetter ? .better : .worse
    }
  }

  package let changes: [Change]
  /// Rows of the new report that the old one lacks or has with other inputs.
  package let incomparable: [String]

  /// Runs of the same program differ by this much even where each of them looks calm.
  package static let leastNoise = 0.05

  package init(old: Report, new: Report) {
    var changes: [Change] = []
    var incomparable: [String] = []
    for row in new.rows {
      guard let before = old.rows.first(where: { $0.id == row.id }),
        before.contenders.map(\.bytes) == row.contenders.map(\.bytes),
        before.contenders.map(\.name) == row.contenders.map(\.name)
      else {
        incomparable.append(row.id)
        continue
      }
      changes += Self.speeds(before, row)
    }
    for row in new.memory {
      guard let before = old.memory.first(where: { $0.id == row.id }), before.bytes == row.bytes,
        before.uses.map(\.name) == row.uses.map(\.name)
      else {
        incomparable.append(row.id)
        continue
      }
      changes += Self.memory(before, row)
    }
    self.changes = changes
    self.incomparable = incomparable
  }

  private static func speeds(_ old: RowFacts, _ new: RowFacts) -> [Change] {
    zip(old.contenders, new.contenders).dropFirst()
      .map { before, after in
        Change(
          id: new.id,
          contender: after.name,
          measure: "speed",
          old: before.ratio,
          new: after.ratio,
          noise: noise([before, after] + old.contenders.prefix(1) + new.contenders.prefix(1)),
          isHigherBetter: true
        )
      }
  }

  /// Three standard errors of a figure that is made of the medians of all these.
  ///
  /// The standard error of a median of n times is about 0.93 times their middle half over the root
  /// of n, if they are spread normally.
  private static func noise(_ parts: [ContenderFacts]) -> Double {
    let variance = parts.reduce(0) { sum, part in
      let error = 0.93 * part.spread / Double(max(1, part.rounds)).squareRoot()
      return sum + error * error
    }
    return max(leastNoise, 3 * variance.squareRoot())
  }

  /// Counts are nearly the same in every run; pages come and go.
  private static func memory(_ old: MemoryFacts, _ new: MemoryFacts) -> [Change] {
    zip(old.uses, new.uses).dropFirst()
      .flatMap { before, after in
        [
          ("allocations", before.allocations, after.allocations, 0.01),
          ("peak heap", before.peakHeapBytes, after.peakHeapBytes, 0.02),
          ("peak resident", before.peakResidentBytes, after.peakResidentBytes, 0.15),
        ]
        .map { measure, oldCount, newCount, noise in
          Change(
            id: new.id,
            contender: after.name,
            measure: measure,
            old: Double(oldCount),
            new: Double(newCount),
            noise: noise,
            isHigherBetter: false
          )
        }
      }
  }
}
