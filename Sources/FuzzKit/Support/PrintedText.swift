/// Texts that are safe for a terminal: input must neither control nor flood it.
enum PrintedText {
  /// The maximum number of characters of a value.
  static let limit = 200

  /// A text with escapes, such as `\u{1b}`, in place of control characters; line feeds and tabs stay.
  static func safe(_ text: String) -> String {
    // CR and LF form one character in a string, so scalars are checked.
    guard text.unicodeScalars.contains(where: isSteering) else { return text }
    return text.unicodeScalars.map { isSteering($0) ? escape($0) : String($0) }.joined()
  }

  /// A value on one line of at most ``limit`` characters; an ellipsis marks what is left out.
  static func value(_ text: String) -> String {
    let head = text.prefix(limit)
    let line = head.unicodeScalars
      .map { isSteering($0) || $0.properties.generalCategory == .control ? escape($0) : String($0) }
      .joined()
    // Escapes are longer than the characters they replace.
    let isCut = line.count > limit || head.endIndex < text.endIndex
    return isCut ? line.prefix(limit - 1) + "…" : line
  }

  /// The beginning of an input as a value; invalid UTF-8 is replaced.
  static func value(_ bytes: [UInt8]) -> String {
    // A character may have any number of bytes, so an exact cut is not possible here.
    value(String(decoding: bytes.prefix(16 * limit), as: UTF8.self))
  }

  /// Whether a scalar is a control character or changes the direction of text.
  private static func isSteering(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    default: "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
}
