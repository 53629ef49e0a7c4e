extension TokenReader {
  /// One name of a `var` or `let`.
  struct Binding {
    let name: String
    let nameRange: Range<Int>
    var type: TypeReference?
    let value: InitialValue?
    let accessors: Accessors

    enum Accessors { case none, observers, computed }
  }

  /// Reads what follows `var` or `let`; a tuple pattern has the name `(`.
  mutating func readBindings() throws(ReadingError) -> [Binding] {
    var bindings: [Binding] = []
    while true {
      bindings.append(try readBinding())
      guard token.isMark(",") else { break }
      advance()
    }
    guard endsMember else {
      let name = bindings.last?.name ?? ""
      throw unexpected("cannot read what follows `\(name)`; put its value into a function")
    }
    shareTypes(&bindings)
    return bindings
  }

  /// Whether a member ends before this token.
  var endsMember: Bool {
    token.followsNewline || token.isMark(";") || token.isMark("}") || token.kind == .end
      || token.isDirective
  }

  private mutating func readBinding() throws(ReadingError) -> Binding {
    let nameIndex = index
    if token.isMark("(") {
      try skipBrackets()
    } else {
      guard token.kind == .word else {
        throw unexpected("the name of a property was expected here")
      }
      advance()
    }
    var type: TypeReference?
    var value: InitialValue?
    var accessors = Binding.Accessors.none
    if token.isMark(":") {
      advance()
      type = try readType()
    }
    if token.isSign("=") {
      advance()
      value = try readValue()
    }
    if token.isMark("{") { accessors = try readAccessors() }
    let name = list.tokens[nameIndex]
    return Binding(
      name: name.text,
      nameRange: name.range,
      type: type,
      value: value,
      accessors: accessors
    )
  }

  /// Applies a type to the names before it: in `var a, b: Int`, both are Int.
  private func shareTypes(_ bindings: inout [Binding]) {
    var following: TypeReference?
    for position in bindings.indices.reversed() {
      if bindings[position].type == nil, bindings[position].value == nil {
        bindings[position].type = following
      }
      following = bindings[position].value == nil ? bindings[position].type : nil
    }
  }

  // MARK: Accessors

  private mutating func readAccessors() throws(ReadingError) -> Binding.Accessors {
    if next.isDirective {
      // The body of a getter may start in the same way.
      var reader = self
      reader.advance()
      _ = try reader.readDirective()
      if reader.isObserver {
        throw unexpected("cannot read observers in `#if`; put the whole property into it")
      }
    }
    let result: Binding.Accessors = startsObservers ? .observers : .computed
    try skipBrackets()
    return result
  }

  /// Whether this `{` opens `willSet` and `didSet`, distinguished from a closure as in the compiler.
  var startsObservers: Bool {
    var reader = self
    reader.advance()
    while reader.token.isMark("@") {
      guard (try? reader.readAttribute()) != nil else { return false }
    }
    return reader.isObserver
  }

  private var isObserver: Bool {
    guard token.isWord("willSet") || token.isWord("didSet") else { return false }
    return next.isMark("{") || next.isMark("(")
  }
}
