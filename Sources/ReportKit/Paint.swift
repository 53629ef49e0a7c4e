/// The colors of a terminal, by the marks that lines of a tool begin with.
enum Paint {
  /// Whether to write colors, by the conventions of `NO_COLOR` and `CLICOLOR_FORCE`.
  static func isWanted(_ environment: [String: String], isTerminal: Bool) -> Bool {
    if !(environment["NO_COLOR"] ?? "").isEmpty { return false }
    let isForced = !["", "0"].contains(environment["CLICOLOR_FORCE"] ?? "")
    return isForced || isTerminal
  }

  /// A text with the color of each line.
  static func colored(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line($0) }
      .joined(separator: "\n")
  }

  private static func line(_ line: Substring) -> String {
    guard let (mark, color) = marks.first(where: { line.hasPrefix($0.mark) }) else {
      return String(line)
    }
    return "\u{1B}[\(color)m\(mark)\u{1B}[0m\(line.dropFirst(mark.count))"
  }

  /// The colors that dark and light terminals show alike: red, green, yellow; the verdicts are bold.
  private static let marks: [(mark: String, color: String)] = [
    ("✗", "31"), ("✓", "32"), ("–", "33"),
    ("failed", "1;31"), ("passed", "1;32"), ("interrupted", "1;33"), ("not finished", "1;33"),
  ]
}
