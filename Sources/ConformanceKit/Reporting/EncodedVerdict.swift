/// The JSON report on one verdict; a re-run of the same subject must give the same.
struct EncodedVerdict {
  let value: JSONValue

  init(_ verdict: Verdict) {
    var members: [String: JSONValue] = [
      "outcome": .string(verdict.outcome.rawValue),
      "executions": .integer(verdict.executions),
    ]
    if verdict.outcome == .unclaimed { members["matches"] = .boolean(verdict.matches) }
    if verdict.outcome == .recorded { members["answer"] = .string(verdict.answer) }
    if let variation = verdict.variation { members["variation"] = .string(variation.rawValue) }
    if let arm = verdict.arm { members["arm"] = .integer(arm) }
    if let difference = verdict.difference {
      members["path"] = .string(difference.path)
      members["expected"] = .string(difference.expected)
      members["actual"] = .string(difference.actual)
    } else if !verdict.isAcceptable {
      members["explanation"] = .string(verdict.explanation)
    }
    value = .members(members)
  }
}
