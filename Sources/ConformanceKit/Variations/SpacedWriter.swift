/// Writes a JSON value again with other white space and other escapes, and nothing else changed.
///
/// Numbers keep their literals, members their order and repetitions.
struct SpacedWriter {
  /// What stands between any two tokens, and around the document.
  var space: String = ""
  /// Whether every character of strings and keys is written as an escape.
  var escapesAll: Bool = false

  func text(of value: JSONValue) -> String {
    var text = space
    write(value, to: &text)
    return text + space
  }

  private func write(_ value: JSONValue, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .boolean(let flag): text += flag ? "true" : "false"
    case .number(let literal): text += literal
    case .string(let content): write(content, to: &text)
    case .array(let elements):
      text += "[" + space
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," + space }
        write(element, to: &text)
        text += space
      }
      text += "]"
    case .object(let members):
      text += "{" + space
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," + space }
        write(member.key, to: &text)
        text += space + ":" + space
        write(member.value, to: &text)
        text += space
      }
      text += "}"
    }
  }

  private func write(_ content: String, to text: inout String) {
    text += "\""
    for scalar in content.unicodeScalars {
      if escapesAll || scalar.value < 0x20 || scalar == "\"" || scalar == "\\" {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
