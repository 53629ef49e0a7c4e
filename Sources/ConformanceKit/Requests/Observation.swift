/// A decoded value, described in the same terms for every decoder.
///
/// `1`, `1.0`, `"1"`, `true`, `null` and an absent value are all different observations. Texts are
/// compared scalar by scalar, without Unicode normalization.
public indirect enum Observation: Sendable {
  /// No value.
  case null
  /// A Boolean.
  case boolean(Bool)
  /// An integer as decimal text.
  case integer(String)
  /// A floating-point number as the shortest text that reads back to it, or a decimal number
  /// without exponent or superfluous zeros; `nan`, `inf` and `-inf` if not finite.
  case number(String)
  /// A text.
  case string(String)
  /// Bytes as base64.
  case data(String)
  /// A moment as RFC 3339 in UTC, with as many fractional digits as needed, at most six.
  case date(String)
  /// An enumeration `case`, by name.
  case enumeration(String)
  /// The elements of an array.
  case array([Observation])
  /// The fields of a value type, or the entries of a dictionary.
  case object([String: Observation])
  /// The fields of an instance of the class that is bound to this model id.
  case instance(of: String, [String: Observation])

  /// A floating-point number; every NaN is the same, and `-0.0` is not `0.0`.
  ///
  /// - Parameter value: The number.
  /// - Returns: The observation.
  public static func number(_ value: Double) -> Observation {
    .number(value.isNaN ? "nan" : value.description)
  }
}

extension Observation: Equatable {
  /// Whether both are the same value; texts are compared scalar by scalar.
  public static func == (left: Observation, right: Observation) -> Bool {
    left.firstDifference(from: right) == nil
  }
}

extension Observation: CustomStringConvertible {
  /// The value on one line, with sorted keys and labels for kinds that JSON cannot distinguish.
  public var description: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let text): "integer \(text)"
    case .number(let text): "number \(text)"
    case .string(let text): "string \(text.quoted)"
    case .data(let text): "data \(text.quoted)"
    case .date(let text): "date \(text)"
    case .enumeration(let name): "case \(name)"
    case .array(let elements): "[" + elements.map(\.description).joined(separator: ", ") + "]"
    case .object(let fields): Observation.text(of: fields)
    case .instance(let name, let fields): name + Observation.text(of: fields)
    }
  }

  private static func text(of fields: [String: Observation]) -> String {
    let members = fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return "{" + members.joined(separator: ", ") + "}"
  }
}

extension String {
  /// The text as an ASCII literal, so that invisible and look-alike characters can be seen.
  package var quoted: String {
    let body = unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : scalar.escaped(asASCII: true)
    }
    return "\"" + body.joined() + "\""
  }
}
