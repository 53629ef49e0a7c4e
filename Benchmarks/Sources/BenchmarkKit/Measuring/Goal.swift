/// What a row has to reach: one contender against another.
package struct Goal: Equatable, Sendable {
  package enum Rule: Equatable, Sendable {
    /// This many times as fast, or more.
    case speed(atLeast: Double)
    /// This many times the time, or less.
    case cost(atMost: Double)
    /// This many times the time for one byte, or less.
    case costPerByte(atMost: Double)
  }

  package let contender: String
  package let baseline: String
  package let rule: Rule

  package init(_ contender: String, against baseline: String, _ rule: Rule) {
    self.contender = contender
    self.baseline = baseline
    self.rule = rule
  }
}
