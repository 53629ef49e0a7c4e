import ReportKit

/// The JSON report on one verdict; a re-run of the same subject must give the same.
struct EncodedVerdict {
  let value: JSONValue

  /// A value of at most 4,096 characters; those of a decoder have any length.
  static func text(_ text: String) -> JSONValue { .string(PrintedText.abridged(text)) }

  init(_ verdict: Verdict) {
    var members: [String: JSONValue] = [
      "outcome": .string(verdict.outcome.rawValue),
      "executions": .integer(verdict.executions),
    ]
    if verdict.outcome == .unclaimed { members["matches"] = .boolean(verdict.matches) }
    if verdict.outcome == .recorded { members["answer"] = Self.text(verdict.answer) }
    if let variation = verdict.variation { members["variation"] = .string(variation.rawValue) }
    if let arm = verdict.arm { members["arm"] = .integer(arm) }
    if let difference = verdict.difference {
      members["path"] = Self.text(difference.path)
      members["expected"] = Self.text(difference.expected)
      members["actual"] = Self.text(difference.actual)
    } else if !verdict.isInOrder {
      members["explanation"] = .string(verdict.explanation)
    } else if verdict.outcome == .excused {
      members["explanation"] = Self.text(verdict.cause)
    }
    value = .members(members)
  }
}
