/// The times of one row.
package struct RowFacts: Codable, Equatable, Sendable {
  package let id: String
  package let clock: Clock
  package let contenders: [ContenderFacts]
  package let targets: [TargetFacts]

  package init(id: String, row: Row, results: [(repeats: Int, sample: Sample)]) {
    let baseline = results.first?.sample.median ?? .nan
    let contenders = zip(row.contenders, results)
      .map { contender, result in
        ContenderFacts(
          name: contender.name,
          bytes: contender.byteCount,
          repeats: result.repeats,
          sample: result.sample,
          ratio: baseline / result.sample.median
        )
      }
    self.init(
      id: id,
      clock: row.clock,
      contenders: contenders,
      targets: row.goals.compactMap { TargetFacts(id: id, goal: $0, contenders) }
    )
  }

  init(id: String, clock: Clock, contenders: [ContenderFacts], targets: [TargetFacts]) {
    self.id = id
    self.clock = clock
    self.contenders = contenders
    self.targets = targets
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
