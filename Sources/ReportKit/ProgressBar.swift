/// A bar with facts behind it that fits the width of a terminal.
package enum ProgressBar {
  /// The line: the bar, and as many of the facts, the first ones, as fit.
  ///
  /// The share of what is done is from 0 to 1; nil shows no bar. A line of all columns would wrap, and could not be
  /// rewritten.
  package static func line(_ share: Double?, _ facts: [String], columns: Int) -> String {
    // Of one length, so that facts of other lengths do not move it.
    let length = columns < 100 ? 10 : 30
    var line = share.map { bar($0, length) } ?? ""
    for fact in facts {
      let longer = line.isEmpty ? fact : line + (line.last == "]" ? " " : ", ") + fact
      if longer.count >= columns { break }
      line = longer
    }
    return line
  }

  private static func bar(_ share: Double, _ length: Int) -> String {
    let done = Int(Double(length) * min(max(share, 0), 1))
    return "[" + String(repeating: "#", count: done) + String(repeating: ".", count: length - done)
      + "]"
  }
}
