/// Any JSON value, in a type that is independent of all decoders: it tries one form after the other.
///
/// Such types are common. A lenient decoder must not convert the values that they request on trial.
package enum Verbatim: Codable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([Verbatim])
  case object([String: Verbatim])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .boolean(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .integer(number)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let elements = try? container.decode([Verbatim].self) {
      self = .array(elements)
    } else {
      self = .object(try container.decode([String: Verbatim].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let flag): try container.encode(flag)
    case .integer(let number): try container.encode(number)
    case .number(let number): try container.encode(number)
    case .string(let text): try container.encode(text)
    case .array(let elements): try container.encode(elements)
    case .object(let entries): try container.encode(entries)
    }
  }
}

/// An observer sees the wrapped value, as for an Optional.
extension Verbatim: CustomReflectable {
  package var customMirror: Mirror {
    Mirror(self, unlabeledChildren: [content].compactMap(\.self), displayStyle: .optional)
  }

  private var content: Any? {
    switch self {
    case .null: nil
    case .boolean(let flag): flag
    case .integer(let number): number
    case .number(let number): number
    case .string(let text): text
    case .array(let elements): elements
    case .object(let entries): entries
    }
  }
}
