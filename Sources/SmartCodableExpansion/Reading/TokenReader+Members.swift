extension TokenReader {
  /// Reads members up to the `}` or directive that ends them.
  mutating func readMembers(
    into body: inout ClassBody,
    isConditional: Bool
  ) throws(ReadingError) -> [ClassMember] {
    var members: [ClassMember] = []
    while true {
      if token.isMark(";") {
        advance()
      } else if token.isMark("}") || token.kind == .end {
        return members
      } else if token.isDirective {
        guard token.text == "#if" else { return members }
        members.append(try readConditional(into: &body))
      } else if token.kind == .pound {
        try skipPoundMember()
      } else {
        members += try readMember(into: &body, isConditional: isConditional)
      }
    }
  }

  // MARK: Conditions

  private mutating func readConditional(
    into body: inout ClassBody
  ) throws(ReadingError) -> ClassMember {
    let start = token.range
    var clauses: [ClassMember.Clause] = []
    repeat {
      let directive = try readDirective()
      let members = try nested { reader throws(ReadingError) in
        try reader.readMembers(into: &body, isConditional: true)
      }
      clauses.append(ClassMember.Clause(directive: directive, members: members))
      guard token.isDirective else {
        throw ReadingError("this `#if` never ends", at: start)
      }
    } while token.text != "#endif"
    advance()
    return .conditional(clauses)
  }

  /// Reads a directive with its condition, which ends with the line unless a parenthesis is open.
  mutating func readDirective() throws(ReadingError) -> String {
    let start = index
    advance()
    while token.kind != .end, !token.followsNewline {
      if list.tokens[start].text == "#else" { throw unexpected("`#else` has no condition") }
      if token.isMark("(") {
        try skipBrackets()
      } else {
        advance()
      }
    }
    return list.text(range(from: start))
  }

  /// Skips `#warning("…")` and similar members; what other macros declare is unknown here.
  private mutating func skipPoundMember() throws(ReadingError) {
    guard ["#warning", "#error", "#sourceLocation"].contains(token.text) else {
      throw unexpected(
        "cannot see what `\(token.text)` declares; move it into an extension of the class"
      )
    }
    advance()
    if token.isMark("(") { try skipBrackets() }
  }

  // MARK: One member

  private mutating func readMember(
    into body: inout ClassBody,
    isConditional: Bool
  ) throws(ReadingError) -> [ClassMember] {
    let traits = try readTraits()
    let keyword = token
    guard keyword.kind == .word else {
      throw unexpected("cannot read this member; move it into an extension of the class")
    }
    switch keyword.text {
    case "var", "let":
      advance()
      return try readProperties(traits, isConstant: keyword.text == "let", into: &body)
    case "func": try readFunction(traits, into: &body, isConditional)
    case "init": try readInitializer(into: &body, isConditional)
    case "deinit", "subscript":
      advance()
      try skipBody()
    case "struct", "class", "enum", "actor", "protocol", "extension":
      try readNestedType(into: &body, isConditional)
    case "typealias": try readAlias(into: &body, isConditional)
    default:
      throw unexpected("cannot read `\(keyword.text)`; move it into an extension of the class")
    }
    return []
  }

  /// Reads attributes and modifiers, in any order.
  mutating func readTraits() throws(ReadingError) -> MemberTraits {
    var traits = MemberTraits(start: token.range.lowerBound)
    while true {
      if token.isMark("@") {
        traits.attributes.append(try readAttribute())
        if token.isDirective {
          throw unexpected("cannot read attributes in `#if`; put the whole property into it")
        }
      } else if token.isWord("class"), next.kind == .word, isModifierBefore(next) {
        traits.modifiers.append("class")
        advance()
      } else if token.kind == .word, Self.modifiers.contains(token.text) {
        traits.modifiers.append(token.text)
        advance()
        // `private(set)`, `unowned(unsafe)`: these do not affect the property's own access.
        if token.isMark("(") {
          traits.modifiers.removeLast()
          if next.isWord("unsafe") { traits.isUnsafe = true }
          try skipBrackets()
        }
      } else {
        return traits
      }
    }
  }

  /// Whether the word can follow `class` as a modifier, so that this is not a nested class.
  private func isModifierBefore(_ word: Token) -> Bool {
    ["var", "let", "func", "subscript"].contains(word.text)
      || (Self.modifiers.contains(word.text) && index + 2 < list.tokens.count
        && list.tokens[index + 2].kind == .word)
  }

  private mutating func readProperties(
    _ traits: MemberTraits,
    isConstant: Bool,
    into body: inout ClassBody
  ) throws(ReadingError) -> [ClassMember] {
    var members: [ClassMember] = []
    for binding in try readBindings() where binding.accessors != .computed {
      let property = StoredProperty(
        name: binding.name,
        nameRange: binding.nameRange,
        type: binding.type,
        value: binding.value,
        traits: traits,
        isConstant: isConstant,
        isObserved: binding.accessors == .observers
      )
      if binding.name != "(" {
        members.append(.property(property))
      } else if property.isOwn {
        body.tuplePatterns.append(binding.nameRange)
      }
    }
    return members
  }

  // MARK: Functions

  private mutating func readFunction(
    _ traits: MemberTraits,
    into body: inout ClassBody,
    _ isConditional: Bool
  ) throws(ReadingError) {
    advance()
    let name = token
    advance()
    let parameters = try readParameters()
    switch (name.text, parameters) {
    case ("encode", .single(label: "to", type: "Encoder")) where !traits.isStatic:
      body.encode = ClassBody.Declared(range: name.range, isConditional: isConditional)
    case ("mappingForKey", .none) where traits.isStatic && !traits.isOverride,
      ("mappingForValue", .none) where traits.isStatic && !traits.isOverride,
      ("didFinishMapping", .none) where !traits.isStatic && !traits.isOverride:
      body.hiddenHooks.append(
        ClassBody.Hook(name: name.text, range: name.range, start: traits.start)
      )
    default: break
    }
    try skipBody()
  }

  private mutating func readInitializer(
    into body: inout ClassBody,
    _ isConditional: Bool
  ) throws(ReadingError) {
    let place = ClassBody.Declared(range: token.range, isConditional: isConditional)
    advance()
    if token.isSign("?") || token.isSign("!") { advance() }
    let kind: ClassBody.Initializer.Kind =
      switch try readParameters() {
      case .none: .plain
      case .single(label: "from", type: "Decoder"): .decoder
      default: .other
      }
    body.initializers.append(ClassBody.Initializer(kind: kind, place: place))
    try skipBody()
  }

  private enum Parameters: Equatable {
    case none, other
    case single(label: String, type: String)
  }

  /// Reads the parameters of a function, after its name.
  private mutating func readParameters() throws(ReadingError) -> Parameters {
    if token.isSign("<"), isLeftBound || list.tokens[index - 1].kind == .word {
      try skipGenericArgumentsOfDeclaration()
    }
    guard token.isMark("("), let close = list.partner(of: index) else { return .other }
    let content = list.tokens[(index + 1)..<close]
    try skipBrackets()
    guard let label = content.first else { return .none }
    guard label.kind == .word, !content.contains(where: { $0.isMark(",") || $0.isSign("=") }),
      let type = content.last
    else { return .other }
    return .single(label: label.text, type: type.text)
  }

  /// `<T: P, each U, let n: Int>`.
  mutating func skipGenericArgumentsOfDeclaration() throws(ReadingError) {
    let start = token.range
    var open = 0
    repeat {
      if token.isSign("<") { open += 1 }
      if token.isSign(">"), !list.tokens[index - 1].isSign("-") { open -= 1 }
      if token.kind == .end || token.isMark("{") || token.isMark("}") {
        throw ReadingError("this list of generic parameters never ends", at: start)
      }
      if list.partner(of: index) != nil {
        try skipBrackets()
      } else {
        advance()
      }
    } while open > 0
  }

  /// Moves past the next block, or to the next member if there is none.
  mutating func skipBody() throws(ReadingError) {
    while !token.isMark("{") {
      if token.isMark(";") || token.isMark("}") || token.kind == .end || token.isDirective {
        return
      }
      if token.followsNewline, startsMember(token) { return }
      if list.partner(of: index) != nil {
        try skipBrackets()
      } else {
        advance()
      }
    }
    try skipBrackets()
  }
}
