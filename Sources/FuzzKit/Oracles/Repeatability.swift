extension Oracle {
  /// The same input gives the same outcome and the same repairs, in the same order.
  static let repeatability = Oracle(
    name: "repeatability",
    law: .repeatable,
    share: 16
  ) { trial in
    trial.comparingAgain("repeatability")
  }
}

extension Trial {
  /// Runs the input once more and compares everything, including the order of the repairs.
  func comparingAgain(_ oracle: String) -> Oracle.Verdict {
    let again = run(input)
    guard let tree = execution.tree else {
      guard again.code != execution.code else { return .held }
      return .broken(
        Violation(
          oracle,
          wanted: execution.code,
          found: again.code,
          detail: "the second run ended in another way"
        )
      )
    }
    if again.tree != nil, again.diagnostics != execution.diagnostics {
      return .broken(
        Violation(
          oracle,
          wanted: "repairs",
          found: "other repairs",
          detail: "the second run reports other repairs, or another order"
        )
      )
    }
    return .comparing(oracle, tree, execution.diagnostics, with: again, variant: input)
  }
}
