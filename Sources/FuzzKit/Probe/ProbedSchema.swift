/// What a decodable type requests from a decoder, as the probe saw it.
public struct ProbedSchema: Sendable, Hashable {
  /// One step from the root of a document towards a field.
  public enum Step: Hashable, Sendable {
    /// Into the member with this key, unescaped.
    case key(String)
    /// Into any element of an array.
    case element
  }

  /// The type that is wanted at a place.
  public enum Wanted: Hashable, Sendable {
    /// A Boolean.
    case bool
    /// An integer with this many bits.
    case integer(bits: Int, isSigned: Bool)
    /// A floating-point or decimal number.
    case number
    /// A string.
    case string
    /// A date, in any form.
    case date
    /// Bytes, usually as base64.
    case data
    /// A URL.
    case url
    /// An array.
    case array
    /// An object.
    case object
  }

  /// One place that the type reads.
  public struct Field: Hashable, Sendable {
    /// The path from the root; empty for the root itself.
    public let path: [Step]
    /// The type wanted there.
    public let wanted: Wanted
    /// Whether the value may be null or missing.
    public let isOptional: Bool
    /// The raw values of the enumeration that is wanted there, as text; empty if none is.
    public let rawValues: [String]

    /// A field with these properties.
    public init(path: [Step], wanted: Wanted, isOptional: Bool = false, rawValues: [String] = []) {
      self.path = path
      self.wanted = wanted
      self.isOptional = isOptional
      self.rawValues = rawValues
    }
  }

  /// The fields, in the order in which the type first requested them; each path occurs once per wanted type.
  public let fields: [Field]

  /// The places of objects whose keys are data, such as dictionaries.
  public let openPlaces: Set<[Step]>

  /// Creates a schema of these fields; the objects at `openPlaces`, none by default, may contain any key.
  public init(_ fields: [Field] = [], openPlaces: Set<[Step]> = []) {
    self.fields = fields
    self.openPlaces = openPlaces
  }

  /// The schema of a type that was not probed.
  public static let none = ProbedSchema()

  /// All keys on the paths, each once, in the order of the fields.
  public var keys: [String] {
    var seen: Set<String> = []
    return fields.flatMap(\.path)
      .compactMap { step in
        guard case .key(let key) = step, seen.insert(key).inserted else { return nil }
        return key
      }
  }
}

extension ProbedSchema.Field: CustomStringConvertible {
  /// The field in one line, such as `list[].kind: string? = one two`.
  public var description: String {
    let text = place + ": " + wanted.description + (isOptional ? "?" : "")
    return rawValues.isEmpty ? text : text + " = " + rawValues.joined(separator: " ")
  }

  /// The path in one line, such as `list[].kind`, or `$` for the root.
  var place: String {
    var text = ""
    for step in path {
      switch step {
      case .key(let key): text += (text.isEmpty ? "" : ".") + key
      case .element: text += "[]"
      }
    }
    return text.isEmpty ? "$" : text
  }
}

extension ProbedSchema.Wanted: CustomStringConvertible {
  /// The word for the type, such as `uint8`.
  public var description: String {
    switch self {
    case .bool: "bool"
    case .integer(let bits, let isSigned): (isSigned ? "int" : "uint") + String(bits)
    case .number: "number"
    case .string: "string"
    case .date: "date"
    case .data: "data"
    case .url: "url"
    case .array: "array"
    case .object: "object"
    }
  }
}
