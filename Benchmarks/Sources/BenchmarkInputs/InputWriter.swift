/// Writes generated values as JSON text.
struct InputWriter {
  private(set) var bytes: [UInt8] = []
  let isPretty: Bool
  /// Whether slashes and é are written as escapes, as some services do.
  let isEscaping: Bool
  private var depth = 0

  init(isPretty: Bool, isEscaping: Bool) {
    self.isPretty = isPretty
    self.isEscaping = isEscaping
  }

  mutating func write(_ value: InputValue) {
    switch value {
    case .null: append("null")
    case .bool(let bool): append(bool ? "true" : "false")
    case .int(let int): append(String(int))
    case .double(let double): append(double.description)
    case .string(let text): quote(text)
    case .array(let elements):
      open("[")
      for (index, element) in elements.enumerated() {
        separate(index)
        write(element)
      }
      close("]", isEmpty: elements.isEmpty)
    case .object(let members):
      open("{")
      for (index, member) in members.enumerated() {
        separate(index)
        quote(member.key)
        append(isPretty ? ": " : ":")
        write(member.value)
      }
      close("}", isEmpty: members.isEmpty)
    }
  }

  mutating func open(_ bracket: String) {
    append(bracket)
    depth += 1
  }

  /// Goes to the element or member of that number.
  mutating func separate(_ index: Int) {
    if index > 0 { append(",") }
    startLine()
  }

  mutating func close(_ bracket: String, isEmpty: Bool) {
    depth -= 1
    if !isEmpty { startLine() }
    append(bracket)
  }

  private mutating func startLine() {
    guard isPretty else { return }
    append("\n")
    for _ in 0..<depth { append("  ") }
  }

  private mutating func quote(_ text: String) {
    append("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\n": append("\\n")
      case "/" where isEscaping: append("\\/")
      case "é" where isEscaping: append("\\u00e9")
      default: bytes.append(contentsOf: String(scalar).utf8)
      }
    }
    append("\"")
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
