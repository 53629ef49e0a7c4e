/// What a field, element or entry holds, in terms that every language has.
public indirect enum Shape: Hashable, Sendable, CustomStringConvertible {
  /// A text.
  case string
  /// `true` or `false`.
  case boolean
  /// An integer of 8, 16, 32 or 64 bits.
  case integer(bits: Int, signed: Bool)
  /// A floating-point number of 64 bits.
  case number
  /// A floating-point number of 32 bits.
  case float32
  /// A decimal number of up to 38 digits.
  case decimal
  /// Bytes.
  case data
  /// A moment.
  case date
  /// A URL.
  case url
  /// Any JSON value unchanged; in a plain structure, or as a top level, null is one.
  case any
  /// One `case` of the enumeration with this id.
  case enumeration(ModelID)
  /// A value of the model with this id.
  case model(ModelID)
  /// An array of values of one shape.
  case array(Shape)
  /// A set of values of one shape, observed as an array in the order of the elements' descriptions.
  case set(Shape)
  /// A dictionary from strings to values of one shape.
  case dictionary(Shape)
  /// A dictionary from integers or enumeration cases to values of one shape, observed with the keys as text.
  case map(key: Shape, value: Shape)
  /// A value that may be absent.
  case optional(Shape)

  /// A signed 64-bit integer, the usual one.
  public static let integer: Shape = .integer(bits: 64, signed: true)

  /// Whether null is a distinct value here.
  public var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// Whether the innermost shape is any JSON value.
  package var isUntyped: Bool {
    switch self {
    case .any: true
    case .array(let inner), .dictionary(let inner), .optional(let inner): inner.isUntyped
    default: false
    }
  }

  /// The shape in the notation of the catalog, for example `[integer64?]`.
  public var description: String {
    switch self {
    case .string: "string"
    case .boolean: "boolean"
    case .integer(let bits, let signed): "\(signed ? "" : "unsigned ")integer\(bits)"
    case .number: "number"
    case .float32: "float32"
    case .decimal: "decimal"
    case .data: "data"
    case .date: "date"
    case .url: "url"
    case .any: "any"
    case .enumeration(let id), .model(let id): id.rawValue
    case .array(let element): "[\(element)]"
    case .set(let element): "{\(element)}"
    case .dictionary(let value): "[string: \(value)]"
    case .map(let key, let value): "[\(key): \(value)]"
    case .optional(let wrapped): "\(wrapped)?"
    }
  }
}
