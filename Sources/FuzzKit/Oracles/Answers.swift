extension Oracle {
  /// A decoder in another process answers every input: it does not crash, hang or break its protocol.
  static let answers = Oracle(
    name: "answers",
    law: .answers,
    share: 1
  ) { trial in
    guard trial.execution.isUnanswered else { return .held }
    return .broken(
      Violation(
        "answers",
        wanted: "an answer",
        found: trial.execution.code,
        detail: trial.execution.explanation
      )
    )
  }
}
