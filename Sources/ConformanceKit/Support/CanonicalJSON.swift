/// Writes JSON on one line with members in the order of their keys' bytes and no blanks.
///
/// Only what RFC 8259 forces is escaped, numbers stay as they are written: equal values always give
/// equal bytes, so that their hash means something.
enum CanonicalJSON {
  /// The text of a value.
  ///
  /// - Parameters:
  ///   - value: The value to write.
  ///   - sortingKeys: Whether members are ordered; otherwise they stay as they are, for an input.
  /// - Returns: The text without a line feed at its end.
  static func text(of value: JSONValue, sortingKeys: Bool = true) -> String {
    switch value {
    case .null: return "null"
    case .boolean(let flag): return flag ? "true" : "false"
    case .number(let literal): return literal
    case .string(let text): return JSONWriter.literal(text)
    case .array(let elements):
      let written = elements.map { text(of: $0, sortingKeys: sortingKeys) }
      return "[" + written.joined(separator: ",") + "]"
    case .object(let members):
      let ordered =
        sortingKeys
        ? members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) } : members
      let written = ordered.map {
        JSONWriter.literal($0.key) + ":" + text(of: $0.value, sortingKeys: sortingKeys)
      }
      return "{" + written.joined(separator: ",") + "}"
    }
  }

  /// The hash of the text as 64 hexadecimal digits.
  static func digest(of value: JSONValue) -> String {
    SHA256.hexDigest(of: Array(text(of: value).utf8))
  }
}
