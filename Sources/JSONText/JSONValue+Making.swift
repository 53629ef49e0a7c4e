extension JSONValue {
  /// An object with these members in this order; those without a value are left out.
  package static func ordered(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { key, value in value.map { JSONMember(key: key, value: $0) } })
  }

  package static func strings(_ strings: some Sequence<String>) -> JSONValue {
    .array(strings.map(JSONValue.string))
  }
}
