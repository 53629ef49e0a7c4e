/// The times of one run of a row, without its inputs.
package struct RowRun: Sendable {
  package struct Part: Sendable {
    package let name: String
    package let byteCount: Int
    /// How many runs of the contender made one batch.
    package let repeats: Int
    /// Nanoseconds for one run of the contender, by round.
    package let times: [Double]

    package init(name: String, byteCount: Int, repeats: Int, times: [Double]) {
      self.name = name
      self.byteCount = byteCount
      self.repeats = repeats
      self.times = times
    }
  }

  package let clock: Clock
  package let goals: [Goal]
  /// One for each contender; the first is the baseline.
  package let parts: [Part]

  package init(clock: Clock, goals: [Goal], parts: [Part]) {
    self.clock = clock
    self.goals = goals
    self.parts = parts
  }
}
