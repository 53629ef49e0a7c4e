extension ContractModels {
  /// A scalar that is encoded by the overload of its type.
  struct WrittenScalar: Encodable {
    private let value: any Encodable

    /// A boolean, a string, an `Int` if the number is one, or else a `Double`.
    init(_ value: JSONValue) {
      switch value {
      case .boolean(let flag): self.value = flag
      case .string(let text): self.value = text
      case .number(let literal):
        if let integer = Int(literal) {
          self.value = integer
        } else {
          self.value = Double(literal)
        }
      default: self.value = String?.none
      }
    }

    /// A number of a type, from the name of the type and the text of the number.
    init(_ parts: [JSONValue]) throws {
      guard parts.count == 2, case .string(let type) = parts[0],
        case .string(let text) = parts[1], let value = Self.numbers[type]?(text)
      else { throw Refusal(text: "no number") }
      self.value = value
    }

    private static let numbers: [String: @Sendable (String) -> (any Encodable)?] = [
      "Int8": { Int8($0) }, "Int16": { Int16($0) }, "Int32": { Int32($0) }, "Int64": { Int64($0) },
      "UInt8": { UInt8($0) }, "UInt16": { UInt16($0) }, "UInt32": { UInt32($0) },
      "UInt64": { UInt64($0) }, "UInt": { UInt($0) }, "Int": { Int($0) },
      "Float": { Float($0) }, "Double": { Double($0) },
    ]

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch value {
      case let value as Bool: try container.encode(value)
      case let value as String: try container.encode(value)
      case let value as Int: try container.encode(value)
      case let value as Int8: try container.encode(value)
      case let value as Int16: try container.encode(value)
      case let value as Int32: try container.encode(value)
      case let value as Int64: try container.encode(value)
      case let value as UInt: try container.encode(value)
      case let value as UInt8: try container.encode(value)
      case let value as UInt16: try container.encode(value)
      case let value as UInt32: try container.encode(value)
      case let value as UInt64: try container.encode(value)
      case let value as Float: try container.encode(value)
      case let value as Double: try container.encode(value)
      default: try container.encodeNil()
      }
    }
  }
}
