/// What a field, element or entry holds, in words that every language knows.
public indirect enum Shape: Hashable, Sendable, CustomStringConvertible {
  /// A text.
  case string
  /// `true` or `false`.
  case boolean
  /// An integer of 8, 16, 32 or 64 bits.
  case integer(bits: Int, signed: Bool)
  /// A floating-point number of 64 bits.
  case number
  /// One case of the enumeration with this id.
  case enumeration(ModelID)
  /// A value of the model with this id.
  case model(ModelID)
  /// An array of values of one shape.
  case array(Shape)
  /// A dictionary from strings to values of one shape.
  case dictionary(Shape)
  /// A value that may be absent.
  case optional(Shape)

  /// A signed 64-bit integer, the usual one.
  public static let integer: Shape = .integer(bits: 64, signed: true)

  /// Whether null is a value of its own here.
  public var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// The shape in the notation of the catalog, for example `[integer64?]`.
  public var description: String {
    switch self {
    case .string: "string"
    case .boolean: "boolean"
    case .integer(let bits, let signed): "\(signed ? "" : "unsigned ")integer\(bits)"
    case .number: "number"
    case .enumeration(let id), .model(let id): id.rawValue
    case .array(let element): "[\(element)]"
    case .dictionary(let value): "[string: \(value)]"
    case .optional(let wrapped): "\(wrapped)?"
    }
  }
}
