/// Reads the text of a declaration to which a macro is attached.
enum DeclarationReader {
  /// Reads the declaration; for anything but a class, only the keyword and the name.
  static func read(_ source: String) throws(ReadingError) -> ClassDeclaration {
    var reader = TokenReader(try TokenList(source))
    return try reader.readClass()
  }
}

extension TokenReader {
  fileprivate mutating func readClass() throws(ReadingError) -> ClassDeclaration {
    var declaration = ClassDeclaration()
    declaration.traits = try readTraits()
    declaration.keyword = token.text
    declaration.keywordRange = token.range
    advance()
    declaration.name = token.text
    declaration.nameRange = token.range
    guard declaration.keyword == "class" else { return declaration }
    guard token.kind == .word else { throw unexpected("the name of a class was expected here") }
    advance()
    if token.isSign("<") { try skipGenericArgumentsOfDeclaration() }
    if token.isMark(":") { declaration.inherited = try readInherited() }
    while !token.isMark("{") {
      guard token.kind != .end else { throw unexpected("the body of the class was expected here") }
      advance()
    }
    advance()
    declaration.body.members = try readMembers(into: &declaration.body, isConditional: false)
    guard token.isMark("}") else { throw unexpected("cannot read this member") }
    return declaration
  }

  private mutating func readInherited() throws(ReadingError) -> [TypeReference] {
    var types: [TypeReference] = []
    repeat {
      advance()
      types.append(try readType())
    } while token.isMark(",")
    return types
  }
}
