extension TokenReader {
  /// Reads `@Name`, `@Module.Name<T>(arguments)` and the like.
  mutating func readAttribute() throws(ReadingError) -> Attribute {
    let start = index
    advance()
    guard token.kind == .word else {
      throw unexpected("the name of an attribute was expected here")
    }
    var name = token.text
    advance()
    while true {
      if isGenericList { try skipGenericArguments() }
      guard isMemberName else { break }
      // `.` or `::`
      while !(token.kind == .word) { advance() }
      name += "." + token.text
      advance()
    }
    var arguments: String?
    // In a type such as `@Sendable () -> Void`, parentheses after a space do not belong to the
    // attribute.
    if token.isMark("("), isLeftBound {
      let open = token.range.upperBound
      try skipBrackets()
      arguments = list.text(open..<range(from: start).upperBound - 1)
    }
    return Attribute(name: name, arguments: arguments, range: range(from: start))
  }

  /// Whether `.Name` or `::Name` follows.
  var isMemberName: Bool {
    if token.isMark(".") { return next.kind == .word }
    guard token.isMark(":"), next.isMark(":"), !next.followsSpace else { return false }
    return index + 2 < list.tokens.count && list.tokens[index + 2].kind == .word
  }

  /// Whether `<` opens a generic list here: it does so directly after a word.
  var isGenericList: Bool { token.isSign("<") && isLeftBound }
}
