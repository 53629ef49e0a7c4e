extension Shape {
  /// A name for a scalar, an object with one key for anything else.
  package var wire: JSONValue {
    func one(_ key: String, _ value: JSONValue) -> JSONValue { .ordered([(key, value)]) }
    return switch self {
    case .string, .boolean, .number, .float32, .decimal, .data, .date, .url, .any:
      .string(description)
    case .integer(let bits, let signed):
      one("integer", .ordered([("bits", .integer(bits)), ("signed", .boolean(signed))]))
    case .enumeration(let id): one("enumeration", .string(id.rawValue))
    case .model(let id): one("model", .string(id.rawValue))
    case .array(let element): one("array", element.wire)
    case .set(let element): one("set", element.wire)
    case .dictionary(let value): one("dictionary", value.wire)
    case .map(let key, let value):
      one("map", .ordered([("key", key.wire), ("value", value.wire)]))
    case .optional(let wrapped): one("optional", wrapped.wire)
    }
  }

  private static let scalars: [String: Shape] = [
    "string": .string, "boolean": .boolean, "number": .number, "float32": .float32,
    "decimal": .decimal, "data": .data, "date": .date, "url": .url, "any": .any,
  ]

  /// Reads a shape.
  package init(wire: WireValue) throws(WireError) {
    if case .string(let name) = wire.value {
      guard let scalar = Self.scalars[name] else {
        throw WireError("unknown shape \(name.shortened.quoted)", at: wire.path)
      }
      self = scalar
      return
    }
    let members = try wire.members()
    guard let key = members.first?.key, members.count == 1 else {
      throw WireError("a shape is a name or an object with one key", at: wire.path)
    }
    let value = try wire.required(key)
    switch key {
    case "integer":
      let bits = try value.required("bits")
      guard [8, 16, 32, 64].contains(try bits.integer()) else { throw bits.error("8 to 64") }
      self = .integer(bits: try bits.integer(), signed: try value.required("signed").boolean())
    case "enumeration": self = .enumeration(ModelID(rawValue: try value.string()))
    case "model": self = .model(ModelID(rawValue: try value.string()))
    case "array": self = .array(try Shape(wire: value))
    case "set": self = .set(try Shape(wire: value))
    case "dictionary": self = .dictionary(try Shape(wire: value))
    case "map":
      self = .map(
        key: try Shape(wire: value.required("key")),
        value: try Shape(wire: value.required("value"))
      )
    case "optional": self = .optional(try Shape(wire: value))
    default: throw WireError("unknown shape \(key.shortened.quoted)", at: wire.path)
    }
  }
}
