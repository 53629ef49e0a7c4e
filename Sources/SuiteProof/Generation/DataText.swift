import ConformanceKit

/// The layout of a suite's files: what fits is on one line, in ASCII only, so that no editor and no file
/// system changes a character that a case is about.
enum DataText {
  private static let width = 100
  /// Below this level nothing is broken into lines, which would only show the depth.
  private static let deepest = 8

  /// A list of objects with one member per line; a table has one object per line.
  static func text(of elements: [JSONValue], isTable: Bool = false) -> String {
    guard !elements.isEmpty else { return "[]\n" }
    let texts = elements.map { "  " + (isTable ? line(of: $0) : broken($0, depth: 1)) }
    return "[\n" + texts.joined(separator: ",\n") + "\n]\n"
  }

  /// One object with one member per line.
  static func text(of object: JSONValue) -> String { broken(object, depth: 0) + "\n" }

  /// A value without white space, in ASCII.
  static func minified(_ value: JSONValue) -> String { line(of: value, comma: ",", colon: ":") }

  private static func text(of value: JSONValue, column: Int, depth: Int) -> String {
    let line = line(of: value)
    return column + line.utf8.count <= width || depth > deepest ? line : broken(value, depth: depth)
  }

  private static func broken(_ value: JSONValue, depth: Int) -> String {
    let margin = String(repeating: "  ", count: depth + 1)
    let end = "\n" + String(repeating: "  ", count: depth)
    switch value {
    case .object(let members) where !members.isEmpty:
      let lines = members.map { member in
        let key = margin + literal(member.key) + ": "
        return key + text(of: member.value, column: key.utf8.count, depth: depth + 1)
      }
      return "{\n" + lines.joined(separator: ",\n") + end + "}"
    case .array(let elements) where !elements.isEmpty:
      let lines = elements.map {
        margin + text(of: $0, column: margin.utf8.count, depth: depth + 1)
      }
      return "[\n" + lines.joined(separator: ",\n") + end + "]"
    default: return line(of: value)
    }
  }

  private static func line(
    of value: JSONValue,
    comma: String = ", ",
    colon: String = ": "
  ) -> String {
    func inner(_ value: JSONValue) -> String { line(of: value, comma: comma, colon: colon) }
    return switch value {
    case .string(let text): literal(text)
    case .array(let elements): "[" + elements.map(inner).joined(separator: comma) + "]"
    case .object(let members):
      "{" + members.map { literal($0.key) + colon + inner($0.value) }.joined(separator: comma) + "}"
    case .null, .boolean, .number: String(decoding: JSONWriter.line(of: value), as: UTF8.self)
    }
  }

  /// A string in ASCII; other characters are escaped as UTF-16.
  static func literal(_ text: String) -> String {
    let plain = JSONWriter.literal(text)
    guard plain.utf8.contains(where: { $0 >= 0x7F }) else { return plain }
    return plain.unicodeScalars
      .map { scalar in
        if scalar.value < 0x7F { return String(scalar) }
        return String(scalar).utf16
          .map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
          .joined()
      }
      .joined()
  }
}
