/// The times of one row.
package struct RowFacts: Codable, Equatable, Sendable {
  package let id: String
  package let clock: Clock
  package let contenders: [ContenderFacts]
  package let targets: [TargetFacts]

  /// Puts the rounds of all runs together; there is at least one run.
  package init?(id: String, runs: [RowRun]) {
    guard let first = runs.first else { return nil }
    self.id = id
    clock = first.clock
    let contenders = Self.contenders(runs)
    self.contenders = contenders
    let single = runs.map { Self.contenders([$0]) }
    targets = first.goals.compactMap { TargetFacts(id: id, goal: $0, contenders, runs: single) }
  }

  private static func contenders(_ runs: [RowRun]) -> [ContenderFacts] {
    guard let parts = runs.first?.parts else { return [] }
    let samples = parts.indices.map { index in Sample(runs.flatMap { $0.parts[index].times }) }
    return parts.indices.map { index in
      ContenderFacts(
        name: parts[index].name,
        bytes: parts[index].byteCount,
        repeats: parts[index].repeats,
        sample: samples[index],
        ratio: samples[0].median / samples[index].median
      )
    }
  }
}

/// The times of one contender in a row.
package struct ContenderFacts: Codable, Equatable, Sendable {
  package let name: String
  package let bytes: Int
  /// How many runs made one batch.
  package let repeats: Int
  package let rounds: Int
  package let medianNanoseconds: Double
  package let minimumNanoseconds: Double
  /// The middle half of the times against their median.
  package let spread: Double
  /// How many times as fast as the first contender of the row.
  package let ratio: Double

  package init(name: String, bytes: Int, repeats: Int, sample: Sample, ratio: Double) {
    self.name = name
    self.bytes = bytes
    self.repeats = repeats
    rounds = sample.count
    medianNanoseconds = sample.median.rounded(places: 1)
    minimumNanoseconds = sample.minimum.rounded(places: 1)
    spread = sample.spread.rounded(places: 4)
    self.ratio = ratio.rounded(places: 4)
  }

  package var isNoisy: Bool { spread > 0.1 }
}
