/// A pattern in which `*` matches any text and `?` one character.
public struct Glob: Hashable, Sendable, CustomStringConvertible {
  /// The pattern as it was written.
  public let pattern: String

  /// Creates a pattern; every text is valid.
  public init(_ pattern: String) {
    self.pattern = pattern
  }

  /// Whether the pattern matches the whole text.
  ///
  /// - Parameter text: Any text, for example the id of a case.
  /// - Returns: Whether it matches, letter for letter; upper and lower case differ.
  public func matches(_ text: String) -> Bool {
    let pattern = Array(pattern.utf8)
    let text = Array(text.utf8)
    var position = 0
    var index = 0
    // Where to resume after the last star if the rest does not match.
    var star: (pattern: Int, text: Int)?
    while index < text.count {
      if position < pattern.count, pattern[position] == UInt8(ascii: "*") {
        star = (position + 1, index)
        position += 1
      } else if position < pattern.count,
        pattern[position] == UInt8(ascii: "?") || pattern[position] == text[index]
      {
        position += 1
        index += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        position = last.pattern
        index = last.text + 1
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// The pattern.
  public var description: String { pattern }
}
