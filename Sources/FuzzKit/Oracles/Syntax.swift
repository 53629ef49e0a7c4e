extension Oracle {
  /// Text that is not JSON, or nests too deeply, is refused.
  ///
  /// Silent on UTF-16, UTF-32 and byte order marks: those are JSON in another form.
  static let syntax = Oracle(
    name: "syntax",
    law: .strictSyntax,
    share: 1,
    clause: "PARSE-1, PARSE-9"
  ) { trial in
    if let facts = trial.facts, facts.depth <= JSONLimits.depth { return .silent }
    let head = trial.input.prefix(4)
    let isOtherForm =
      head.contains(0) || head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE])
      || head.starts(with: [0xEF, 0xBB, 0xBF])
    if isOtherForm { return .silent }
    guard trial.execution.tree != nil else { return .held }
    let fault = trial.facts == nil ? "not JSON" : "too deep"
    return .broken(
      Violation(
        "syntax",
        wanted: "refused",
        found: "decoded",
        detail: "the input is \(fault), but it was decoded"
      )
    )
  }
}
