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
  package let value: Double
  package let isMet: Bool
  package let isNoisy: Bool

  package init(
    id: String,
    contender: String,
    baseline: String,
    measure: String,
    bound: Bound,
    limit: Double,
    value: Double,
    isNoisy: Bool
  ) {
    self.id = id
    self.contender = contender
    self.baseline = baseline
    self.measure = measure
    self.bound = bound
    self.limit = limit
    self.value = value.rounded(places: 3)
    self.isNoisy = isNoisy
    // Judged as it is shown, so that no report says that 4.5 is less than 4.5.
    isMet = bound == .atLeast ? self.value >= limit : self.value <= limit
  }

  /// Nil if a contender of the goal is not there.
  init?(id: String, goal: Goal, _ contenders: [ContenderFacts]) {
    guard let measured = contenders.first(where: { $0.name == goal.contender }),
      let baseline = contenders.first(where: { $0.name == goal.baseline })
    else {
      return nil
    }
    let cost = measured.medianNanoseconds / baseline.medianNanoseconds
    let (measure, bound, limit, value): (String, Bound, Double, Double) =
      switch goal.rule {
      case .speed(let limit): ("speed", .atLeast, limit, 1 / cost)
      case .cost(let limit): ("time", .atMost, limit, cost)
      case .costPerByte(let limit):
        (
          "time per byte", .atMost, limit,
          cost * Double(baseline.bytes) / Double(measured.bytes)
        )
      }
    self.init(
      id: id,
      contender: measured.name,
      baseline: baseline.name,
      measure: measure,
      bound: bound,
      limit: limit,
      value: value,
      isNoisy: measured.isNoisy || baseline.isNoisy
    )
  }
}
