/// A target and what became of it.
package struct TargetFacts: Codable, Equatable, Sendable {
  package enum Bound: String, Codable, Sendable {
    case atLeast
    case atMost
  }

  /// The row.
  package let id: String
  /// What is compared with what.
  package let subject: String
  package let bound: Bound
  package let limit: Double
  package let value: Double
  package let isMet: Bool
  package let isNoisy: Bool

  package init(
    id: String,
    subject: String,
    bound: Bound,
    limit: Double,
    value: Double,
    isNoisy: Bool
  ) {
    self.id = id
    self.subject = subject
    self.bound = bound
    self.limit = limit
    self.value = value
    self.isNoisy = isNoisy
    isMet = bound == .atLeast ? value >= limit : value <= limit
  }

  /// Nil if a contender of the goal is not there.
  init?(id: String, goal: Goal, _ contenders: [ContenderFacts]) {
    guard let measured = contenders.first(where: { $0.name == goal.contender }),
      let baseline = contenders.first(where: { $0.name == goal.baseline })
    else {
      return nil
    }
    let cost = measured.medianNanoseconds / baseline.medianNanoseconds
    let isNoisy = measured.isNoisy || baseline.isNoisy
    let subject = "\(measured.name) : \(baseline.name)"
    switch goal.rule {
    case .speed(let limit):
      self.init(
        id: id,
        subject: subject + ", speed",
        bound: .atLeast,
        limit: limit,
        value: 1 / cost,
        isNoisy: isNoisy
      )
    case .cost(let limit):
      self.init(
        id: id,
        subject: subject + ", time",
        bound: .atMost,
        limit: limit,
        value: cost,
        isNoisy: isNoisy
      )
    case .costPerByte(let limit):
      let value = cost * Double(baseline.bytes) / Double(measured.bytes)
      self.init(
        id: id,
        subject: subject + ", time per byte",
        bound: .atMost,
        limit: limit,
        value: value,
        isNoisy: isNoisy
      )
    }
  }
}
