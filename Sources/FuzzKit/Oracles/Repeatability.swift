extension Oracle {
  /// The same input gives the same outcome and the same repairs, in the same order.
  static let repeatability = Oracle(name: "repeatability", law: .repeatable, share: 16) { trial in
    let again = trial.run(trial.input)
    guard let tree = trial.execution.tree else {
      guard again.code != trial.execution.code else { return .held }
      return .broken(
        Violation(
          "repeatability",
          wanted: trial.execution.code,
          found: again.code,
          detail: "the second run ended in another way"
        )
      )
    }
    if again.diagnostics != trial.execution.diagnostics {
      return .broken(
        Violation(
          "repeatability",
          wanted: "repairs",
          found: "other repairs",
          detail: "the second run reports other repairs, or another order"
        )
      )
    }
    return .comparing(
      "repeatability",
      tree,
      trial.execution.diagnostics,
      with: again,
      variant: trial.input
    )
  }
}
