extension TokenReader {
  /// Reads a type and moves past it.
  mutating func readType() throws(ReadingError) -> TypeReference {
    try nested { reader throws(ReadingError) in try reader.readComposition() }
  }

  /// Skips `<T, U>`, whose arguments may also be integers.
  mutating func skipGenericArguments() throws(ReadingError) { _ = try readGenericArguments() }

  /// Reads generic arguments and returns those that are types.
  mutating func readGenericArguments() throws(ReadingError) -> [TypeReference] {
    advance()
    var types: [TypeReference] = []
    while !token.isSign(">") {
      if token.isSign("-") { advance() }
      if token.kind == .number {
        advance()
      } else {
        types.append(try readType())
      }
      if token.isMark(",") {
        advance()
      } else if !token.isSign(">") {
        throw unexpected("`,` or `>` was expected here")
      }
    }
    advance()
    return types
  }

  private mutating func readComposition() throws(ReadingError) -> TypeReference {
    let start = index
    var first = try readPrefixed()
    while token.isSign("&"), !next.isSign("&") {
      advance()
      _ = try readPrefixed()
      // An opaque composition stays opaque: `some P & Q`.
      if case .opaque = first.form {
        first = reference(from: start, .opaque)
      } else {
        first = reference(from: start, .plain, .existential)
      }
    }
    return first
  }

  /// Reads a type after attributes, `inout`, `some`, `any`, `~` and similar prefixes.
  private mutating func readPrefixed() throws(ReadingError) -> TypeReference {
    let start = index
    let specifiers = [
      "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated", "repeat", "each",
      "unsafe", "__owned", "__shared",
    ]
    while true {
      if token.isMark("@") {
        _ = try readAttribute()
      } else if token.isSign("~") {
        advance()
      } else if token.kind == .word, token.text == "some" || token.text == "any", startsType(next) {
        let isOpaque = token.text == "some"
        advance()
        _ = try nested { reader throws(ReadingError) in try reader.readPrefixed() }
        return isOpaque
          ? reference(from: start, .opaque) : reference(from: start, .plain, .existential)
      } else if token.kind == .word, specifiers.contains(token.text), startsType(next) {
        advance()
        if token.isMark("("), list.tokens[index - 1].text == "nonisolated" { try skipBrackets() }
      } else {
        return try readPostfixed(from: start)
      }
    }
  }

  private func startsType(_ token: Token) -> Bool {
    token.kind == .word || token.isMark("(") || token.isMark("[") || token.isMark("@")
      || token.isSign("~")
  }

  private mutating func readPostfixed(from start: Int) throws(ReadingError) -> TypeReference {
    var type = try readPrimary(from: start)
    while true {
      if token.isSign("?"), isLeftBound {
        advance()
        type = reference(from: start, .optional(wrapped: type), type.obstacle)
      } else if token.isSign("!"), isLeftBound {
        advance()
        type = reference(from: start, .unwrapped(wrapped: type), type.obstacle)
      } else if isMemberName {
        while token.kind != .word { advance() }
        let isMetatype = token.isWord("Type") || token.isWord("Protocol")
        advance()
        if isGenericList { try skipGenericArguments() }
        type = reference(from: start, .plain, isMetatype ? .metatype : nil)
      } else {
        return type
      }
    }
  }

  private mutating func readPrimary(from start: Int) throws(ReadingError) -> TypeReference {
    if token.isMark("(") { return try readParenthesized(from: start) }
    if token.isMark("[") { return try readCollection(from: start) }
    guard token.kind == .word, !token.followsNewline || index == start else {
      throw unexpected("a type was expected here")
    }
    return try readNamed(from: start)
  }

  /// `Name`, `Name<T>`, `Optional<T>`, `Swift.Optional<T>`.
  private mutating func readNamed(from start: Int) throws(ReadingError) -> TypeReference {
    var name = token.text
    advance()
    if name == "Swift", isMemberName {
      while token.kind != .word { advance() }
      name = token.text
      advance()
    }
    guard isGenericList else {
      let obstacles: [String: TypeReference.Obstacle] = [
        "Any": .any, "AnyObject": .existential, "Void": .tuple,
      ]
      return reference(from: start, .plain, obstacles[name])
    }
    let arguments = try readGenericArguments()
    if name == "Optional", let wrapped = arguments.first, arguments.count == 1 {
      return reference(from: start, .spelledOptional(wrapped: wrapped), wrapped.obstacle)
    }
    let isStandard = ["Array", "Set", "Dictionary"].contains(name)
    let obstacle = isStandard ? arguments.compactMap(\.obstacle).first : nil
    return reference(from: start, .plain, obstacle)
  }

  /// `(T)`, a tuple, or a function.
  private mutating func readParenthesized(from start: Int) throws(ReadingError) -> TypeReference {
    let open = index
    try skipBrackets()
    let behind = index
    if try skipArrow() { return reference(from: start, .plain, .function) }
    index = open + 1
    guard !token.isMark(")"), !(token.kind == .word && next.isMark(":")) else {
      index = behind
      return reference(from: start, .plain, .tuple)
    }
    let inner = try readType()
    let isSingle = index == behind - 1
    index = behind
    guard isSingle else { return reference(from: start, .plain, .tuple) }
    // The parentheses of `(some P)` and `(T?)` have no meaning, and `(T!)` is not valid.
    return reference(from: start, inner.form, inner.obstacle)
  }

  /// Moves past `async throws(E) -> T` if that follows parameters.
  private mutating func skipArrow() throws(ReadingError) -> Bool {
    let start = index
    while token.kind == .word, ["async", "throws", "rethrows", "reasync"].contains(token.text) {
      advance()
      if token.isMark("("), list.tokens[index - 1].text == "throws" { try skipBrackets() }
    }
    guard token.isSign("-"), next.isSign(">"), touchesNext else {
      index = start
      return false
    }
    advance()
    advance()
    _ = try readType()
    return true
  }

  /// `[T]`, `[K: V]`, `[3 of T]`.
  private mutating func readCollection(from start: Int) throws(ReadingError) -> TypeReference {
    let open = index
    try skipBrackets()
    let behind = index
    index = open + 1
    if token.kind == .number, next.isWord("of") {
      advance()
      advance()
    }
    var obstacle = try readType().obstacle
    if token.isMark(":") {
      advance()
      let value = try readType()
      obstacle = obstacle ?? value.obstacle
    }
    guard index == behind - 1 else { throw unexpected("`]` was expected here") }
    index = behind
    return reference(from: start, .plain, obstacle)
  }

  private func reference(
    from start: Int,
    _ form: TypeReference.Form,
    _ obstacle: TypeReference.Obstacle? = nil
  ) -> TypeReference {
    let range = range(from: start)
    return TypeReference(range: range, text: list.text(range), form: form, obstacle: obstacle)
  }
}
