/// The arguments after the command, of which each reader takes what it knows.
struct Options {
  /// The command they belong to, for messages.
  let command: String
  private var rest: [String]

  init(_ command: String, _ arguments: [String]) {
    self.command = command
    rest = arguments
  }

  /// Takes a word that stands for itself.
  mutating func flag(_ name: String) -> Bool {
    guard let index = rest.firstIndex(of: name) else { return false }
    rest.remove(at: index)
    return true
  }

  /// Takes a word and the value behind it; nil if it is not there.
  mutating func value(of name: String, _ placeholder: String) throws(UsageError) -> String? {
    guard let index = rest.firstIndex(of: name) else { return nil }
    let value = try takeValue(at: index, placeholder)
    if rest.contains(name) { throw UsageError("\(command) takes \(name) once; keep one of them") }
    return value
  }

  /// Takes all of some words with the values behind them, in their order.
  mutating func values(
    of names: [(name: String, placeholder: String)]
  ) throws(UsageError) -> [(name: String, value: String)] {
    var values: [(name: String, value: String)] = []
    var index = 0
    while index < rest.count {
      if let known = names.first(where: { $0.name == rest[index] }) {
        values.append((known.name, try takeValue(at: index, known.placeholder)))
      } else {
        index += 1
      }
    }
    return values
  }

  /// Takes the first argument that is no option.
  mutating func argument(_ placeholder: String) throws(UsageError) -> String {
    guard let first = rest.first, !first.hasPrefix("-"), !first.isEmpty else {
      throw UsageError("\(command) needs \(placeholder); see --help")
    }
    rest.removeFirst()
    return first
  }

  /// Refuses what nobody took.
  func finish() throws(UsageError) {
    if let extra = rest.first {
      throw UsageError("\(command) does not take '\(extra)'; see --help")
    }
  }

  private mutating func takeValue(
    at index: Int,
    _ placeholder: String
  ) throws(UsageError) -> String {
    let name = rest[index]
    guard index + 1 < rest.count, !rest[index + 1].isEmpty, !rest[index + 1].hasPrefix("--") else {
      throw UsageError("\(name) needs a value; write \(name) \(placeholder)")
    }
    let value = rest[index + 1]
    rest.removeSubrange(index...(index + 1))
    return value
  }
}
