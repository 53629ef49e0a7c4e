// What data in files has, and messages do not.
extension WireValue {
  /// Refuses members that nobody reads, which are misspelled ones.
  package func allow(_ keys: [String]) throws(WireError) {
    for member in try members() where !keys.contains(member.key) {
      throw WireError(
        "unknown member \(member.key.shortened.quoted); use \(keys.joined(separator: ", "))",
        at: path
      )
    }
  }

  /// The texts of a member that may be left out.
  package func strings(_ key: String) throws(WireError) -> [String] {
    try optional(key)?.strings() ?? []
  }

  /// A member that names one of several things, or nil if it is left out.
  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String
  ) throws(WireError) -> Choice? where Choice.RawValue == String {
    guard let value = try optional(key) else { return nil }
    return try value.choice()
  }

  /// The text as one of several things.
  package func choice<Choice: RawRepresentable & CaseIterable>() throws(WireError) -> Choice
  where Choice.RawValue == String {
    guard let choice = Choice(rawValue: try string()) else {
      throw error("one of " + Choice.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return choice
  }

  /// The value as JSON text on one line.
  package var line: String { String(decoding: JSONWriter.line(of: value), as: UTF8.self) }
}
