extension String {
  /// The text, without its middle if it has more than this number of characters.
  func abridged(to limit: Int = 200) -> String {
    guard index(startIndex, offsetBy: limit, limitedBy: endIndex) ?? endIndex != endIndex else {
      return self
    }
    let mark = " … "
    let half = (limit - mark.count) / 2
    return prefix(half) + mark + suffix(limit - mark.count - half)
  }

  /// The path, without its middle if it has more than this number of steps such as `.name` or `[2]`,
  /// and of at most 200 characters.
  func abridgedPath(to limit: Int = 20) -> String {
    let starts = indices.filter { self[$0] == "." || self[$0] == "[" }
    guard starts.count > limit else { return abridged() }
    let half = limit / 2
    let head = self[..<starts[half]]
    let tail = self[starts[starts.count - half]...]
    return "\(head) … \(starts.count - 2 * half) steps … \(tail)".abridged()
  }
}
