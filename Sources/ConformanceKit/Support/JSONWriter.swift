/// Writes JSON with sorted keys and two spaces of indentation, always the same bytes for one value.
enum JSONWriter {
  static func text(of value: JSONValue) -> String {
    text(of: value, indentation: "") + "\n"
  }

  private static func text(of value: JSONValue, indentation: String) -> String {
    let inner = indentation + "  "
    switch value {
    case .null: return "null"
    case .boolean(let flag): return flag ? "true" : "false"
    case .number(let literal): return literal
    case .string(let text): return literal(text)
    case .array(let elements):
      if elements.isEmpty { return "[]" }
      let lines = elements.map { inner + text(of: $0, indentation: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indentation)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.sorted { $0.key < $1.key }
        .map { member in
          inner + literal(member.key) + ": " + text(of: member.value, indentation: inner)
        }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
    }
  }

  /// A JSON string.
  static func literal(_ text: String) -> String {
    let body = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\u{0}"..<" ": "\\u" + hexadecimal(scalar)
      default: String(scalar)
      }
    }
    return "\"" + body.joined() + "\""
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension JSONValue {
  /// An object with these members.
  static func members(_ members: [String: JSONValue]) -> JSONValue {
    .object(members.map { JSONMember(key: $0.key, value: $0.value) }.sorted { $0.key < $1.key })
  }

  static func integer(_ value: Int) -> JSONValue { .number(String(value)) }
}
