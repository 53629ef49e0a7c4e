import ReportKit

/// Writes JSON: a single implementation for reports, messages, hashes and varied inputs.
///
/// Numbers keep their literals. Only what RFC 8259 requires is escaped, unless ``escapesAll`` is set. By
/// default there is no white space, and members keep their order and repetitions.
package struct JSONWriter {
  /// The text between any two tokens, and around the document.
  let space: String
  /// Whether each element and member is on its own line, indented by two spaces a level.
  let isIndented: Bool
  /// Whether members are written in the order of their keys' bytes.
  let sortsKeys: Bool
  /// Whether characters that would control a terminal are written as escapes, besides those that must be.
  let isPrintable: Bool
  /// Whether every character of strings and keys is written as an escape.
  let escapesAll: Bool

  package init(
    space: String = "",
    isIndented: Bool = false,
    sortsKeys: Bool = false,
    isPrintable: Bool = false,
    escapesAll: Bool = false
  ) {
    self.space = space
    self.isIndented = isIndented
    self.sortsKeys = sortsKeys
    self.isPrintable = isPrintable
    self.escapesAll = escapesAll
  }

  /// Sorted, indented and printable, with a line feed at the end: the form of all files.
  package static func text(of value: JSONValue) -> String {
    JSONWriter(isIndented: true, sortsKeys: true, isPrintable: true).text(of: value) + "\n"
  }

  /// On one line, without a line feed: the form of messages.
  package static func line(of value: JSONValue) -> [UInt8] {
    JSONWriter().bytes(of: value)
  }

  /// A JSON string.
  package static func literal(_ text: String) -> String {
    JSONWriter().text(of: .string(text))
  }

  package func text(of value: JSONValue) -> String {
    String(decoding: bytes(of: value), as: UTF8.self)
  }

  package func bytes(of value: JSONValue) -> [UInt8] {
    var output = Array(space.utf8)
    append(value, depth: 0, to: &output)
    return output + space.utf8
  }

  private func append(_ value: JSONValue, depth: Int, to output: inout [UInt8]) {
    switch value {
    case .null: output += "null".utf8
    case .boolean(let flag): output += (flag ? "true" : "false").utf8
    case .number(let literal): output += literal.utf8
    case .string(let text): append(text, to: &output)
    case .array(let elements):
      append("[", "]", elements, depth, to: &output) { element, output in
        append(element, depth: depth + 1, to: &output)
      }
    case .object(let members):
      append("{", "}", sortsKeys ? members.sortedByKey : members, depth, to: &output) {
        member,
        output in
        append(member.key, to: &output)
        output += "\(space):\(isIndented ? " " : space)".utf8
        append(member.value, depth: depth + 1, to: &output)
      }
    }
  }

  /// A container: its brackets, and between them the items with commas.
  private func append<Item>(
    _ opening: String,
    _ closing: String,
    _ items: [Item],
    _ depth: Int,
    to output: inout [UInt8],
    write: (Item, inout [UInt8]) -> Void
  ) {
    output += opening.utf8
    output += space.utf8
    for (index, item) in items.enumerated() {
      if index > 0 {
        output += ",".utf8
        output += space.utf8
      }
      if isIndented { output += newLine(depth + 1).utf8 }
      write(item, &output)
      output += space.utf8
    }
    if isIndented, !items.isEmpty { output += newLine(depth).utf8 }
    output += closing.utf8
  }

  private func newLine(_ depth: Int) -> String {
    "\n" + String(repeating: "  ", count: depth)
  }

  // MARK: Strings

  private func append(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    if escapesAll || isPrintable && text.unicodeScalars.contains(where: PrintedText.isSteering) {
      for scalar in text.unicodeScalars {
        if escapesAll || scalar != "\n" && PrintedText.isSteering(scalar) {
          for unit in String(scalar).utf16 { output += JSONText.unicodeEscape(unit) }
        } else {
          append(unsteering: String(scalar), to: &output)
        }
      }
    } else {
      append(unsteering: text, to: &output)
    }
    output.append(UInt8(ascii: "\""))
  }

  private static let lineFeed = Array(#"\n"#.utf8)

  private func append(unsteering text: String, to output: inout [UInt8]) {
    output += JSONText.escaped(Array(text.utf8), lineFeed: Self.lineFeed)
  }
}

extension [JSONMember] {
  /// The members in the order of their keys' bytes; equal keys keep their order.
  fileprivate var sortedByKey: [JSONMember] {
    sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }
}

extension JSONValue {
  /// An object with these members.
  package static func members(_ members: [String: JSONValue]) -> JSONValue {
    .object(members.map { JSONMember(key: $0.key, value: $0.value) }.sorted { $0.key < $1.key })
  }

  package static func integer(_ value: Int) -> JSONValue { .number(String(value)) }
}
