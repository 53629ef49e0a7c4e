extension JSONWriter {
  /// The value on one line without blanks or a line end; members stay in their order.
  static func line(of value: JSONValue) -> [UInt8] {
    var line: [UInt8] = []
    append(value, to: &line)
    return line
  }

  private static func append(_ value: JSONValue, to line: inout [UInt8]) {
    switch value {
    case .null: line += "null".utf8
    case .boolean(let flag): line += (flag ? "true" : "false").utf8
    case .number(let literal): line += literal.utf8
    case .string(let text): append(text, to: &line)
    case .array(let elements):
      line.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { line.append(UInt8(ascii: ",")) }
        append(element, to: &line)
      }
      line.append(UInt8(ascii: "]"))
    case .object(let members):
      line.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { line.append(UInt8(ascii: ",")) }
        append(member.key, to: &line)
        line.append(UInt8(ascii: ":"))
        append(member.value, to: &line)
      }
      line.append(UInt8(ascii: "}"))
    }
  }

  private static func append(_ text: String, to line: inout [UInt8]) {
    line.append(UInt8(ascii: "\""))
    let mustEscape: (UInt8) -> Bool = { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }
    if text.utf8.contains(where: mustEscape) {
      for byte in text.utf8 {
        if mustEscape(byte) { line += escape(byte).utf8 } else { line.append(byte) }
      }
    } else {
      line += text.utf8
    }
    line.append(UInt8(ascii: "\""))
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case 0x22: "\\\""
    case 0x5C: "\\\\"
    case 0x0A: "\\n"
    default: (byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16)
    }
  }
}
