// Additions for data in files, which messages do not need.
extension WireValue {
  /// Refuses members that are not read, since they are misspelled.
  package func allow(_ keys: [String]) throws(WireError) {
    for member in try members() where !keys.contains(member.key) {
      throw WireError(
        "unknown member \(member.key.shortened.quoted); use \(keys.joined(separator: ", "))",
        at: path
      )
    }
  }

  /// The texts of an optional member.
  package func strings(_ key: String) throws(WireError) -> [String] {
    try optional(key)?.strings() ?? []
  }

  /// An optional member that names one of several choices, or nil if it is absent.
  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String
  ) throws(WireError) -> Choice? where Choice.RawValue == String {
    guard let value = try optional(key) else { return nil }
    return try value.choice()
  }

  /// The text as one of several choices.
  package func choice<Choice: RawRepresentable & CaseIterable>() throws(WireError) -> Choice
  where Choice.RawValue == String {
    guard let choice = Choice(rawValue: try string()) else {
      throw error("one of " + Choice.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return choice
  }

  /// The choices that an optional member lists; none if it is absent.
  package func choices<Choice: RawRepresentable & CaseIterable>(
    _ key: String
  ) throws(WireError) -> [Choice] where Choice.RawValue == String {
    try list(key) { element throws(WireError) -> Choice in try element.choice() }
  }

  /// The value as JSON text on one line.
  package var line: String { String(decoding: JSONWriter.line(of: value), as: UTF8.self) }
}
