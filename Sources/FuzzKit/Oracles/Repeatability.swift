extension Oracle {
  /// The same input gives the same outcome and the same repairs, in the same order.
  static let repeatability = Oracle("repeatability", .repeatable, share: 16) { trial in
    trial.compareAgain()
  }
}

extension Trial {
  /// Runs the input once more and compares everything, including the order of the repairs.
  func compareAgain() -> Oracle.Verdict {
    let again = run(input)
    guard let tree = execution.tree else {
      guard again.code != execution.code else { return .held }
      return .broken(
        wanted: execution.code,
        found: again.code,
        "the second run ended in another way"
      )
    }
    if again.tree != nil, again.diagnostics != execution.diagnostics {
      return .broken(
        wanted: "repairs",
        found: "other repairs",
        "the second run reports other repairs, or another order"
      )
    }
    return .comparing(tree, execution.diagnostics, with: again, variant: input)
  }
}
