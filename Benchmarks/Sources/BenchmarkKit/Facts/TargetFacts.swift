/// A target and what became of it.
package struct TargetFacts: Codable, Equatable, Sendable {
  package enum Bound: String, Codable, Sendable {
    case atLeast
    case atMost
  }

  /// The row.
  package let id: String
  package let contender: String
  package let baseline: String
  /// What of the two is compared.
  package let measure: String
  package let bound: Bound
  package let limit: Double
  /// The median of `runs`.
  package let value: Double
  /// The value of each run.
  package let runs: [Double]
  package let isMet: Bool
  package let isNoisy: Bool

  package init(
    id: String,
    contender: String,
    baseline: String,
    measure: String,
    bound: Bound,
    limit: Double,
    runs: [Double],
    isNoisy: Bool
  ) {
    self.id = id
    self.contender = contender
    self.baseline = baseline
    self.measure = measure
    self.bound = bound
    self.limit = limit
    self.runs = runs.map { $0.rounded(places: 3) }
    value = Sample(runs).median.rounded(places: 3)
    self.isNoisy = isNoisy
    // Judged as it is shown, so that no report says that 4.5 is less than 4.5.
    isMet = bound == .atLeast ? value >= limit : value <= limit
  }

  /// Nil if a contender of the goal is not there.
  ///
  /// The noise is that of all runs together, the values are those of each.
  init?(id: String, goal: Goal, _ contenders: [ContenderFacts], runs: [[ContenderFacts]]) {
    guard let measured = contenders.first(where: { $0.name == goal.contender }),
      let baseline = contenders.first(where: { $0.name == goal.baseline })
    else {
      return nil
    }
    let (measure, bound, limit): (String, Bound, Double) =
      switch goal.rule {
      case .speed(let limit): ("speed", .atLeast, limit)
      case .cost(let limit): ("time", .atMost, limit)
      case .costPerByte(let limit): ("time per byte", .atMost, limit)
      }
    self.init(
      id: id,
      contender: measured.name,
      baseline: baseline.name,
      measure: measure,
      bound: bound,
      limit: limit,
      runs: runs.compactMap { goal.value($0) },
      isNoisy: measured.isNoisy || baseline.isNoisy
    )
  }
}

extension Goal {
  /// What was reached; nil if a contender is not there.
  fileprivate func value(_ contenders: [ContenderFacts]) -> Double? {
    guard let measured = contenders.first(where: { $0.name == contender }),
      let baseline = contenders.first(where: { $0.name == baseline })
    else {
      return nil
    }
    let cost = measured.medianNanoseconds / baseline.medianNanoseconds
    return switch rule {
    case .speed: 1 / cost
    case .cost: cost
    case .costPerByte: cost * Double(baseline.bytes) / Double(measured.bytes)
    }
  }
}
