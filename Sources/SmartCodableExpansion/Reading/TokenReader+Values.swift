extension TokenReader {
  /// Reads the value of a property, up to the comma, the accessors or the next member.
  ///
  /// The contents of brackets are skipped. Outside brackets, two states determine where the expression
  /// ends: a value is expected, or one has been read and an operator may follow.
  mutating func readValue() throws(ReadingError) -> InitialValue {
    let start = index
    var openTernaries = 0
    while true {
      try skipOperand()
      if try !skipOperators(&openTernaries) { break }
    }
    return InitialValue(
      range: range(from: start),
      obviousType: obviousType(start..<index),
      isClosure: list.tokens[start].isMark("{") && list.partner(of: start) == index - 1
    )
  }

  // MARK: A value is expected

  private mutating func skipOperand() throws(ReadingError) {
    let missing = "a value was expected here"
    while true {
      switch token.kind {
      case .sign where token.text != ".": advance()
      case .number, .string, .regex: return advance()
      case .pound:
        if token.isDirective { throw unexpected(missing) }
        return advance()
      case .word: if try skipWordOperand() { return }
      case .punctuation:
        switch token.text {
        case "(", "[", "{": return try skipBrackets()
        case "\\": return try skipKeyPath()
        case ".":
          advance()
          guard token.kind == .word else { throw unexpected("a member was expected here") }
          return advance()
        default: throw unexpected(missing)
        }
      case .sign, .end: throw unexpected(missing)
      }
    }
  }

  /// Moves past a word; returns false if it only introduces the value.
  private mutating func skipWordOperand() throws(ReadingError) -> Bool {
    switch token.text {
    case "if", "switch", "do":
      try skipStatement()
      return true
    case "try":
      advance()
      if token.isSign("?") || token.isSign("!"), isLeftBound { advance() }
      return false
    case "await", "unsafe", "copy", "consume", "borrow", "each", "repeat", "any", "some":
      let introduces =
        !next.followsNewline && next.followsSpace
        && (startsOperand(next) || (token.text == "await" && next.isMark("{")))
      advance()
      return !introduces
    case let word where Self.introducers.contains(word) && word != "class":
      throw unexpected("a value was expected here")
    default:
      advance()
      return true
    }
  }

  private func startsOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .word: !["as", "is"].contains(token.text)
    case .number, .string, .regex, .pound: true
    case .punctuation: ["(", "[", ".", "\\"].contains(token.text)
    case .sign, .end: false
    }
  }

  /// `\Type.member`, `\.member`, `\.[0]`, `\Type?.member`; the rest is read like the members of a
  /// value.
  private mutating func skipKeyPath() throws(ReadingError) {
    advance()
    if token.isMark(".") {
      advance()
      if token.kind == .word { advance() }
    } else if token.isMark("[") || token.isMark("(") {
      try skipBrackets()
    } else if token.kind == .word {
      advance()
    } else {
      throw unexpected("a key path was expected here")
    }
  }

  /// `if`, `switch` and `do` as values.
  private mutating func skipStatement() throws(ReadingError) {
    let keyword = token.text
    advance()
    try skipBlock()
    while true {
      if keyword == "if", token.isWord("else") {
        advance()
        if token.isWord("if") { advance() }
      } else if keyword == "do", token.isWord("catch") {
        advance()
      } else {
        return
      }
      try skipBlock()
    }
  }

  /// Moves past the next block, which a condition or pattern may precede.
  private mutating func skipBlock() throws(ReadingError) {
    while !token.isMark("{") {
      if token.kind == .end || token.isMark("}") || token.isMark(";") {
        throw unexpected("`{` was expected here")
      }
      if list.partner(of: index) != nil {
        try skipBrackets()
      } else {
        advance()
      }
    }
    try skipBrackets()
  }

  // MARK: There is a value

  /// Moves past everything that belongs to the previous value; returns true if another value must
  /// follow.
  private mutating func skipOperators(_ openTernaries: inout Int) throws(ReadingError) -> Bool {
    while true {
      switch token.kind {
      case .punctuation:
        if token.isMark(":"), openTernaries > 0 {
          openTernaries -= 1
          advance()
          return true
        }
        if try !skipSuffix() { return false }
      case .word:
        guard token.isWord("as") || token.isWord("is") else { return false }
        advance()
        if token.isSign("?") || token.isSign("!"), isLeftBound { advance() }
        _ = try readType()
      case .sign:
        switch try skipSign() {
        case .infix: return true
        case .ternary:
          openTernaries += 1
          return true
        case .postfix: continue
        case .none: return false
        }
      case .number, .string, .regex, .pound, .end: return false
      }
    }
  }

  /// Calls, subscripts, members and trailing closures.
  private mutating func skipSuffix() throws(ReadingError) -> Bool {
    switch token.text {
    case "(", "[":
      if token.followsNewline { return false }
      try skipBrackets()
    case "{":
      if startsObservers { return false }
      try skipBrackets()
      while token.kind == .word, next.isMark(":"), list.tokens[behindNext].isMark("{") {
        advance()
        advance()
        try skipBrackets()
      }
    case ".":
      advance()
      if token.isMark("[") || token.isMark("(") { return true }
      guard token.kind == .word || token.kind == .number else {
        throw unexpected("a member was expected here")
      }
      advance()
    case ":" where isMemberName:
      while token.kind != .word { advance() }
      advance()
    default: return false
    }
    return true
  }

  private var behindNext: Int { min(index + 2, list.tokens.count - 1) }

  private enum SignRole { case infix, postfix, ternary, none }

  /// Moves past an operator; its kind depends on the spaces around it, as in the language.
  private mutating func skipSign() throws(ReadingError) -> SignRole {
    if isGenericList, list.tokens[index - 1].kind == .word, skipGenericCall() { return .postfix }
    let isSpaced = token.followsSpace
    let startsLine = token.followsNewline
    if token.isSign("?") || token.isSign("!"), !isSpaced, !(next.isSign("=") && touchesNext) {
      advance()
      return .postfix
    }
    if token.isSign("?"), next.followsSpace || !next.isSign("?") {
      advance()
      return .ternary
    }
    let start = index
    advance()
    while token.kind == .sign, isLeftBound { advance() }
    let isAssignment = index == start + 1 && list.tokens[start].isSign("=")
    let closers = [")", "]", "}", ",", ";", ":"]
    let isSpacedBehind =
      token.followsSpace || (token.kind == .punctuation && closers.contains(token.text))
    if !isAssignment, isSpaced == isSpacedBehind { return .infix }
    if !isAssignment, !isSpaced { return token.isMark(".") ? .infix : .postfix }
    index = start
    if !startsLine { throw unexpected("this operator belongs neither to the value nor behind it") }
    return .none
  }

  /// `Type<Argument>` as part of a value: what follows the list must not be another operand.
  private mutating func skipGenericCall() -> Bool {
    let start = self
    do throws(ReadingError) {
      try skipGenericArguments()
    } catch {
      self = start
      return false
    }
    let followers = ["(", ")", "]", "}", "{", ".", ",", ";", ":", "["]
    let isEnd = token.followsNewline || token.kind == .end || token.kind == .sign
    if isEnd || (token.kind == .punctuation && followers.contains(token.text)) { return true }
    self = start
    return false
  }

  // MARK: What type it has

  private func obviousType(_ range: Range<Int>) -> String? {
    let tokens = list.tokens[range]
    guard let first = tokens.first else { return nil }
    if first.kind == .sign, first.text == "-" || first.text == "+" {
      guard tokens.count == 2, let number = tokens.last, !number.followsSpace else { return nil }
      return number.kind == .number ? numberType(number) : nil
    }
    if tokens.count == 1 {
      switch first.kind {
      case .number: return numberType(first)
      case .string: return "Swift.String"
      case .word: return first.text == "true" || first.text == "false" ? "Swift.Bool" : nil
      default: return nil
      }
    }
    let isCall = tokens.count == 3 && tokens[range.lowerBound + 1].isMark("(")
    return isCall && ["Date", "UUID", "Data"].contains(first.text) ? first.text : nil
  }

  private func numberType(_ token: Token) -> String {
    let text = list.text(token.range)
    let isHexadecimal = text.hasPrefix("0x")
    let marks = isHexadecimal ? ".pP" : ".eE"
    return text.contains { marks.contains($0) } ? "Swift.Double" : "Swift.Int"
  }
}
