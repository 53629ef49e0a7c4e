import FuzzKit

/// A JSON value of a drawn document.
enum PlainCallsPart: Sendable {
  case null
  case flag(Bool)
  /// The literal of a number.
  case number(String)
  case text(String)
  /// A text that holds this value as JSON.
  case spelled([PlainCallsPart])
  case list([PlainCallsPart])
  case object([Member])

  struct Member: Sendable {
    let key: String
    let part: PlainCallsPart

    init(_ key: String, _ part: PlainCallsPart) {
      self.key = key
      self.part = part
    }
  }

  /// A text that holds `part`.
  static func spelling(_ part: PlainCallsPart) -> PlainCallsPart { .spelled([part]) }

  var isNull: Bool { if case .null = self { true } else { false } }

  /// The content of a text, also if it spells a value.
  var content: String? {
    switch self {
    case .text(let text): text
    case .spelled(let parts): parts.first?.json
    default: nil
    }
  }

  /// The members of an object, or of one that a text holds.
  var members: [Member]? {
    switch self {
    case .object(let members): members
    case .spelled(let parts): if case .object(let members)? = parts.first { members } else { nil }
    default: nil
    }
  }

  /// The elements of an array, or of one that a text holds.
  var elements: [PlainCallsPart]? {
    switch self {
    case .list(let elements): elements
    case .spelled(let parts): if case .list(let elements)? = parts.first { elements } else { nil }
    default: nil
    }
  }

  var json: String {
    switch self {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let literal): literal
    case .text(let text): Self.quoted(text)
    case .spelled(let parts): Self.quoted(parts.first?.json ?? "")
    case .list(let elements): "[" + elements.map(\.json).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.key) + ":" + $0.part.json }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + String(decoding: JSONText.escaped(text.utf8), as: UTF8.self) + "\""
  }
}
