/// Text as it may stand in XML and HTML, in content and in attributes.
package enum Markup {
  /// The text with markup escaped.
  ///
  /// What XML 1.0 forbids becomes `\u{…}`, and so do line breaks and tabs, which attributes lose; line
  /// breaks stay if asked.
  package static func escaped(_ text: String, keepingLines: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n" where keepingLines: result += "\n"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
