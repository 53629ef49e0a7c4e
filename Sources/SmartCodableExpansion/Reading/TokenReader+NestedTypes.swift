extension TokenReader {
  /// Moves past a nested type; only `CodingKeys` is examined.
  mutating func readNestedType(
    into body: inout ClassBody,
    _ isConditional: Bool
  ) throws(ReadingError) {
    let keyword = token.text
    advance()
    let name = token
    guard name.kind == .word else { throw unexpected("the name of a type was expected here") }
    let header = index
    try skipBody()
    guard name.text == "CodingKeys" else { return }
    var cases: [CodingKeysDeclaration.Case]?
    if keyword == "enum" {
      var reader = self
      reader.index = header
      cases = try reader.readCases(before: index)
    }
    body.codingKeys = CodingKeysDeclaration(
      place: ClassBody.Declared(range: name.range, isConditional: isConditional),
      cases: cases
    )
  }

  /// `typealias Name = Type where …`.
  mutating func readAlias(
    into body: inout ClassBody,
    _ isConditional: Bool
  ) throws(ReadingError) {
    advance()
    if token.text == "CodingKeys" {
      let place = ClassBody.Declared(range: token.range, isConditional: isConditional)
      body.codingKeys = CodingKeysDeclaration(place: place, cases: nil)
    }
    advance()
    if token.isSign("<") { try skipGenericArgumentsOfDeclaration() }
    guard token.isSign("=") else { throw unexpected("`=` was expected here") }
    advance()
    _ = try readType()
    while !endsMember || token.isWord("where") {
      if token.kind == .end { return }
      advance()
    }
  }

  /// Reads the cases of an enum; nil if some are in a `#if` block or have an attribute.
  private mutating func readCases(
    before end: Int
  ) throws(ReadingError) -> [CodingKeysDeclaration.Case]? {
    while !token.isMark("{") {
      guard index < end else { return nil }
      advance()
    }
    advance()
    var cases: [CodingKeysDeclaration.Case] = []
    while index < end - 1 {
      if token.isDirective { return nil }
      if token.isWord("case") {
        cases += try readCaseNames()
      } else if list.partner(of: index) != nil {
        try skipBrackets()
      } else {
        advance()
      }
    }
    return cases
  }

  /// `case a = "x", b`.
  private mutating func readCaseNames() throws(ReadingError) -> [CodingKeysDeclaration.Case] {
    var cases: [CodingKeysDeclaration.Case] = []
    repeat {
      advance()
      guard token.kind == .word else { throw unexpected("the name of a case was expected here") }
      let name = token.text.filter { $0 != "`" }
      cases.append(CodingKeysDeclaration.Case(name: name, range: token.range))
      advance()
      if token.isSign("=") {
        advance()
        if token.kind != .end { advance() }
      }
    } while token.isMark(",")
    return cases
  }
}
