package import ConformanceKit

/// The layout of JSON by the rules of chapter 18: it determines every byte except the digits of numbers.
package enum WrittenText {
  /// The spellings that a faulty encoder has otherwise.
  struct Style {
    var unit = "  "
    var escapesSlashes = false
  }

  /// The text of a value without white space (ENC-5).
  package static func compact(_ value: JSONValue) -> String {
    text(value, indent: nil, Style())
  }

  /// The text of a value with a line for each member and element (ENC-6).
  package static func pretty(_ value: JSONValue) -> String {
    text(value, indent: 0, Style())
  }

  /// The text of a value in a style; with an indent it has a line for each member and element.
  static func text(_ value: JSONValue, indent: Int?, _ style: Style) -> String {
    switch value {
    case .null: "null"
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let digits): digits
    case .string(let text): quoted(text, style)
    case .array(let elements):
      enclosed(
        "[",
        elements.map { text($0, indent: indent.map { $0 + 1 }, style) },
        "]",
        indent,
        style
      )
    case .object(let members):
      enclosed(
        "{",
        members.map { member in
          quoted(member.key, style) + (indent == nil ? ":" : " : ")
            + text(member.value, indent: indent.map { $0 + 1 }, style)
        },
        "}",
        indent,
        style
      )
    }
  }

  private static func enclosed(
    _ opening: String,
    _ parts: [String],
    _ closing: String,
    _ indent: Int?,
    _ style: Style
  ) -> String {
    guard let indent, !parts.isEmpty else {
      return opening + parts.joined(separator: ",") + closing
    }
    let margin = String(repeating: style.unit, count: indent)
    let lines = parts.map { margin + style.unit + $0 }.joined(separator: ",\n")
    return opening + "\n" + lines + "\n" + margin + closing
  }

  /// Only quotes, backslashes and control characters are escaped.
  private static func quoted(_ text: String, _ style: Style) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "/" where style.escapesSlashes: quoted += "\\/"
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
