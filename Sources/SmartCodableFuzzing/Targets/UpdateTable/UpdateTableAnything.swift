/// Values of unknown type.
extension UpdateTableReference {
  /// JSON inside `Any`, which is neither converted nor parsed (ANY-1 to ANY-8, STR-5).
  mutating func anything(
    _ shape: UpdateShape,
    _ part: UpdatePart
  ) throws(Miss) -> UpdateState {
    switch (shape, part) {
    case (.any, .flag(let flag)): return .flag(flag)
    case (.any, .number(let literal)):
      guard let number = UpdateState.number(literal: literal) else {
        throw Miss(kind: "overflow")
      }
      return number
    case (.any, .text), (.any, .spelled): return .text(part.content ?? "")
    case (.any, .list), (.anyList, .list): return .list(try elements(.any, part))
    case (.any, .object(let members)), (.anyMap, .object(let members)):
      var result: [String: UpdateState] = [:]
      for member in members {
        result[member.key] = try element(.any, member.part, at: member.key)
      }
      return .members(result)
    case (_, .text), (_, .spelled):
      // Whether a text may be an array or object where it is never parsed is a matter of words.
      hasOpenRepairs = true
      throw .mismatch
    default: throw .mismatch
    }
  }
}
