extension Oracle {
  /// A decoder in another process answers every input: it does not crash, hang or break its protocol.
  static let answers = Oracle("answers", .answers) { trial in
    guard trial.execution.isUnanswered else { return .held }
    return .broken(wanted: "an answer", found: trial.execution.code, trial.execution.explanation)
  }
}
