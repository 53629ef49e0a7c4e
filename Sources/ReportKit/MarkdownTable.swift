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
  package static func code(_ text: String) -> String {
    "`" + line(text).replacing("|", with: "\\|").replacing("`", with: "'") + "`"
  }

  /// The text as prose in a cell.
  package static func prose(_ text: String) -> String {
    line(text).replacing("|", with: "\\|").replacing("<", with: "&lt;")
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
