/// Text that is safe in XML and HTML, in content and in attributes.
package enum Markup {
  /// The text with markup escaped.
  ///
  /// Characters that XML 1.0 forbids, or that steer, become escapes of ``PrintedText``, and so do line breaks and
  /// tabs, which attributes lose; line breaks are kept on request.
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
      case "\n", "\t", "\u{FFFE}", "\u{FFFF}": result += PrintedText.escape(scalar)
      case _ where PrintedText.isSteering(scalar): result += PrintedText.escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
