/// Markdown that stays valid whatever text is in it.
package enum MarkdownTable {
  /// A table; empty without rows.
  package static func text(_ header: [String], _ rows: [[String]]) -> String {
    if rows.isEmpty { return "" }
    return ([header, header.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  /// The text as code in a cell, on one line.
  ///
  /// A pipe ends a cell even in code, unless a backslash stands before it. Where the text has that backslash, the
  /// pipe is shown as an escape, since a second backslash would escape only the first.
  package static func code(_ text: String) -> String {
    if text.isEmpty { return "" }
    let body = PrintedText.line(text).replacing("\\|", with: "\\" + PrintedText.digits(of: "|"))
      .replacing("|", with: "\\|").replacing("`", with: "'")
    return "`\(body)`"
  }

  /// The text as prose in a cell, on one line: nothing in it is markup, or a link to be followed.
  package static func prose(_ text: String) -> String {
    var result = ""
    // The characters before this one, the last one first.
    var (last, second, third): (Unicode.Scalar, Unicode.Scalar, Unicode.Scalar) = (" ", " ", " ")
    // Whether only what can begin a list came so far.
    var isStart = true
    for scalar in PrintedText.line(text).unicodeScalars {
      let isLink =
        switch scalar {
        // Renderers make links of https://x, www.x and a@x.
        case "/": last == ":"
        case ".": [third, second, last].allSatisfy { letters.contains($0) }
        case "@": last != " "
        default: false
        }
      if isLink {
        result += "\\" + PrintedText.digits(of: scalar)
      } else {
        if marks.contains(scalar) || isStart && "+-".unicodeScalars.contains(scalar) {
          result += "\\"
        } else if scalar == " ", isStart, last == "." || last == ")" {
          result.insert("\\", at: result.index(before: result.endIndex))
        }
        result.unicodeScalars.append(scalar)
      }
      isStart = isStart && " .)0123456789".unicodeScalars.contains(scalar)
      (last, second, third) = (scalar, last, second)
    }
    return result
  }

  /// A link to be followed if the text is nothing but one, otherwise prose: for texts of the user's own.
  package static func link(_ text: String) -> String {
    let isLink =
      (text.hasPrefix("https://") || text.hasPrefix("http://"))
      && text.unicodeScalars.allSatisfy {
        $0.isASCII && $0.value > 0x20 && !"<>|`\\\"".unicodeScalars.contains($0)
      }
    return isLink ? "<\(text)>" : prose(text)
  }

  /// The lines of a text as a block of code, which nothing in it can end.
  package static func block(_ text: String) -> String {
    PrintedText.safe(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)" }.joined(separator: "\n")
  }

  private static let marks = Set("\\`*_[]<>&#|~".unicodeScalars)
  private static let letters = Set("wW".unicodeScalars)
}
