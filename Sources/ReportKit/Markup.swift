/// Text that is safe in XML and HTML, in content and in attributes.
package enum Markup {
  /// The text with markup escaped.
  ///
  /// Characters that XML 1.0 forbids become `\u{…}`, and so do line breaks and tabs, which attributes lose;
  /// line breaks are kept on request.
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
