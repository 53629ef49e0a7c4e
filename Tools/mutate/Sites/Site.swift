/// A place where the source may be changed, and how.
struct Site: Encodable {
  /// A text that replaces the bytes from `start` to `end`; `@N@` stands for the number of the mutant.
  struct Edit: Encodable {
    var start: Int
    var end: Int
    var text: String
  }

  var file: String
  var line: Int
  var column: Int
  var rule: String
  /// The original and the changed source, for display.
  var before: String
  var after: String
  var edits: [Edit]
  /// The offset of the innermost statement; there is one mutant per statement.
  var statement: Int
  /// The bytes of the innermost function, anywhere in which the compiler may report an error of the
  /// mutant.
  var function: [Int]
}
