/// A bar with facts behind it that fits the width of a terminal.
package enum ProgressBar {
  /// The longest bar.
  private static let longest = 30
  /// A shorter bar shows nothing, and facts are left out for one of this length.
  private static let shortest = 10

  /// The line: the bar, and as many of the facts, the first ones, as fit beside a short one.
  ///
  /// The share of what is done is from 0 to 1; nil shows no bar. A line of all columns would wrap, and could not be
  /// rewritten.
  package static func line(_ share: Double?, _ facts: [String], columns: Int) -> String {
    let room = max(0, columns - 1)
    let least = share == nil ? 0 : shortest + 3
    var text = ""
    for fact in facts {
      let longer = text.isEmpty ? fact : "\(text), \(fact)"
      if longer.count + least > room { break }
      text = longer
    }
    guard let share else { return String(text.prefix(room)) }
    let length = min(longest, room - text.count - 3)
    guard length > 0 else { return text }
    let done = Int(Double(length) * min(max(share, 0), 1))
    let bar = String(repeating: "#", count: done) + String(repeating: ".", count: length - done)
    return text.isEmpty ? "[\(bar)]" : "[\(bar)] \(text)"
  }
}
