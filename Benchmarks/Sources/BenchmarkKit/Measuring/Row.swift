/// Contenders that are timed beside each other; the first is the baseline.
package struct Row {
  package let contenders: [Contender]
  package let clock: Clock
  package let goals: [Goal]

  package init(_ contenders: [Contender], clock: Clock = .thread, goals: [Goal] = []) {
    self.contenders = contenders
    self.clock = clock
    self.goals = goals
  }
}

/// A row before its inputs are made.
package struct RowPlan {
  /// `group/subject`, for ever the same.
  package let id: String
  /// The shape of its documents, where it has one.
  package let shape: String?
  package let make: () throws -> Row

  package init(id: String, shape: String? = nil, make: @escaping () throws -> Row) {
    self.id = id
    self.shape = shape
    self.make = make
  }
}
