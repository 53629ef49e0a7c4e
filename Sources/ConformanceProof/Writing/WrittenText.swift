package import ConformanceKit

/// The layout of JSON by the rules of chapter 18: it determines every byte except the digits of numbers.
package enum WrittenText {
  /// The text of a value without white space (ENC-5).
  package static func compact(_ value: JSONValue) -> String {
    text(value, indent: nil)
  }

  /// The text of a value with a line for each member and element (ENC-6).
  package static func pretty(_ value: JSONValue) -> String {
    text(value, indent: 0)
  }

  private static func text(_ value: JSONValue, indent: Int?) -> String {
    switch value {
    case .null: "null"
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let digits): digits
    case .string(let text): quoted(text)
    case .array(let elements):
      enclosed("[", elements.map { text($0, indent: indent.map { $0 + 1 }) }, "]", indent)
    case .object(let members):
      enclosed(
        "{",
        members.map { member in
          quoted(member.key) + (indent == nil ? ":" : " : ")
            + text(member.value, indent: indent.map { $0 + 1 })
        },
        "}",
        indent
      )
    }
  }

  private static func enclosed(
    _ opening: String,
    _ parts: [String],
    _ closing: String,
    _ indent: Int?
  ) -> String {
    guard let indent, !parts.isEmpty else {
      return opening + parts.joined(separator: ",") + closing
    }
    let margin = String(repeating: "  ", count: indent)
    let lines = parts.map { margin + "  " + $0 }.joined(separator: ",\n")
    return opening + "\n" + lines + "\n" + margin + closing
  }

  /// Only quotes, backslashes and control characters are escaped.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\u{8}": quoted += "\\b"
      case "\u{C}": quoted += "\\f"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
