/// One value of a JSON text, with numbers exactly as they are written.
///
/// The kit compares decoders with each other, so its own reading of a text must not lose a digit, a repeated
/// key or the order of members.
public indirect enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number as its literal, for example `1.50e3`.
  case number(String)
  /// A string with its escapes resolved.
  case string(String)
  /// The elements in document order.
  case array([JSONValue])
  /// The members in document order; keys may repeat.
  case object([JSONMember])
}

extension JSONValue {
  /// The elements of an array or the values of an object, in document order.
  package var children: [JSONValue] {
    switch self {
    case .array(let elements): elements
    case .object(let members): members.map(\.value)
    case .null, .boolean, .number, .string: []
    }
  }

  /// The value with each of its children changed.
  package func mapped(_ change: (JSONValue) -> JSONValue) -> JSONValue {
    switch self {
    case .array(let elements): .array(elements.map(change))
    case .object(let members):
      .object(members.map { JSONMember(key: $0.key, value: change($0.value)) })
    case .null, .boolean, .number, .string: self
    }
  }
}

/// One key and value of a JSON object.
public struct JSONMember: Hashable, Sendable {
  /// The key with its escapes resolved, not normalized.
  public let key: String
  /// The value.
  public let value: JSONValue

  /// Creates a member of an object.
  public init(key: String, value: JSONValue) {
    self.key = key
    self.value = value
  }
}

extension String {
  /// Whether both texts have the same scalars; `==` would also accept canonically equivalent ones.
  package func hasSameScalars(as other: String) -> Bool {
    // The first comparison is a fast one, and nearly always enough.
    self == other && utf8.elementsEqual(other.utf8)
  }
}

extension [JSONMember] {
  /// The value of the first (or, on request, last) member with exactly this key.
  package func value(of key: String, preferringLast: Bool = false) -> JSONValue? {
    let matches = { (member: JSONMember) in member.key.hasSameScalars(as: key) }
    return (preferringLast ? last(where: matches) : first(where: matches))?.value
  }
}
