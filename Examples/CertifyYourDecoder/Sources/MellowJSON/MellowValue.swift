/// A JSON value; numbers keep the text they were written as.
enum MellowValue: Sendable {
  case null
  case boolean(Bool)
  case number(MellowNumber)
  case string(String)
  case array([MellowValue])
  case object(MellowObject)

  /// The name of the kind in error messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "a Boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// The members of an object; of equal keys the first counts.
struct MellowObject: Sendable {
  /// The keys in order of appearance, each once.
  private(set) var keys: [String] = []
  // By bytes, since equal strings of Swift may be written with different scalars.
  private var values: [[UInt8]: MellowValue] = [:]

  subscript(key: String) -> MellowValue? { values[Array(key.utf8)] }

  mutating func add(_ key: String, _ value: MellowValue) {
    guard self[key] == nil else { return }
    keys.append(key)
    values[Array(key.utf8)] = value
  }
}
