/// Parses the arguments of one command into its settings.
struct ArgumentReader<Settings> {
  let command: String
  let operands: [Operand<Settings>]
  let options: [Option<Settings>]

  /// Applies all arguments in order.
  func read(
    _ arguments: [String],
    into settings: inout Settings,
    _ advice: Advice
  ) throws(UsageError) {
    var rest = arguments[...]
    var given: Set<String> = []
    var missing = operands[...]
    var isPastOptions = false
    while let word = rest.popFirst() {
      if isPastOptions || !word.hasPrefix("-") {
        guard let operand = missing.popFirst() else { throw extra(word, advice) }
        // A shell expands an unset variable to an empty path.
        if word.isEmpty { throw lack(of: operand.facts, advice) }
        try operand.set(&settings, word)
      } else if word == "--" {
        isPastOptions = true
      } else {
        let name = String(word.prefix { $0 != "=" })
        guard let option = options.first(where: { $0.facts.name == name }) else {
          throw advice.unknownOption(name)
        }
        let value = try value(of: option.facts, in: word, &rest)
        if !given.insert(name).inserted, option.facts.repetition == .refused {
          throw UsageError("\(command) takes \(name) once; keep one of them")
        }
        try option.set(&settings, value)
      }
    }
    if let facts = missing.first?.facts, facts.isRequired { throw lack(of: facts, advice) }
    for facts in options.map(\.facts) where facts.isRequired && !given.contains(facts.name) {
      throw UsageError("\(command) needs \(facts.name); write \(facts.term)")
    }
  }

  /// The value after an equals sign, or the next argument.
  private func value(
    of facts: Facts,
    in word: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    let own = word.firstIndex(of: "=").map { String(word[word.index(after: $0)...]) }
    if facts.placeholder == nil {
      if own == nil { return "" }
      throw UsageError("\(facts.name) takes no value; write it alone")
    }
    guard let value = own ?? rest.first, !value.isEmpty, own != nil || !value.hasPrefix("--") else {
      throw UsageError("\(facts.name) needs a value; write \(facts.term)")
    }
    if own == nil { rest.removeFirst() }
    return value
  }

  private func lack(of facts: Facts, _ advice: Advice) -> UsageError {
    UsageError("\(command) needs \(facts.term), \(facts.help); see \(advice.help)")
  }

  private func extra(_ word: String, _ advice: Advice) -> UsageError {
    let number = operands.isEmpty ? "no argument" : "no further argument"
    return UsageError("\(command) takes \(number) '\(word)'; see \(advice.help)")
  }
}
