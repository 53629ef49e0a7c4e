/// Text as it may stand in an XML document, in content and in attributes.
enum XMLText {
  /// The text with markup escaped.
  ///
  /// Characters that XML 1.0 forbids, and line breaks and tabs, which
  /// attributes would lose, are written as `\u{…}`; line breaks stay if asked.
  static func escaped(_ text: String, keepingLines: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n" where keepingLines: result += "\n"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
