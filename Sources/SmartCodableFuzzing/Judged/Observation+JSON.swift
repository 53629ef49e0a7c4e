package import ConformanceKit
import FuzzKit

extension Observation {
  /// The value as JSON text with sorted keys; what JSON has no kind for is a string that names it.
  package var json: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let text): text
    case .string(let text): Self.quoted(text)
    case .number, .data, .date, .enumeration: Self.quoted(description)
    case .array(let elements): "[" + elements.map(\.json).joined(separator: ",") + "]"
    case .object(let fields): Self.json(of: fields)
    case .instance(let name, let fields): "{\(Self.quoted(name)):\(Self.json(of: fields))}"
    }
  }

  private static func json(of fields: [String: Observation]) -> String {
    let members = fields.sorted { $0.key < $1.key }.map { "\(quoted($0.key)):\($0.value.json)" }
    return "{" + members.joined(separator: ",") + "}"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + String(decoding: JSONText.escaped(text.utf8), as: UTF8.self) + "\""
  }
}
