/// A place where the source may be changed, and how.
struct Site: Encodable {
  /// Text that takes the place of the bytes from `start` to `end`; `@N@` stands for the number of the mutant.
  struct Edit: Encodable {
    var start: Int
    var end: Int
    var text: String
  }

  var file: String
  var line: Int
  var column: Int
  var rule: String
  /// The source that is changed, and what it becomes, for people.
  var before: String
  var after: String
  var edits: [Edit]
  /// The offset of the innermost statement: one mutant for each.
  var statement: Int
  /// The bytes of the innermost function, where the compiler may find fault with a mutant elsewhere.
  var function: [Int]
}
