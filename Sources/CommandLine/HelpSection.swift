/// A table in a help text, such as the options or the exit codes.
public struct HelpSection {
  let title: String
  let rows: [(term: String, text: String)]

  /// A table of terms and what they mean.
  public init(_ title: String, _ rows: [(term: String, text: String)]) {
    self.title = title
    self.rows = rows
  }

  /// The maximum length of lines in all help texts.
  static let width = 80

  /// The largest column at which texts begin; a longer term is on its own line.
  private static let widest = 28

  /// The table with its title, with aligned texts.
  var text: String {
    let terms = rows.map { $0.term.count + 4 }.filter { $0 <= Self.widest }
    let margin = terms.max() ?? Self.widest
    var lines = ["\(title):"]
    for (term, text) in rows {
      let texts = Self.wrapped(text, to: Self.width - margin)
      var head = "  \(term)"
      if head.count + 2 > margin {
        lines.append(head)
        head = ""
      }
      for text in texts {
        lines.append(head + String(repeating: " ", count: margin - head.count) + text)
        head = ""
      }
    }
    return lines.joined(separator: "\n")
  }

  /// A text in lines of at most `width` characters.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
