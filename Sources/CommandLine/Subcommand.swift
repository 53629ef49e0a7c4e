/// What help and completions tell of a command.
struct CommandFacts {
  let name: String
  let summary: String
  let details: String
  let operands: [Facts]
  let options: [Facts]
  let sections: [HelpSection]
}

/// How a tool answers what one of its commands does not know.
struct Advice {
  let unknownOption: (String) -> UsageError
  /// What to type for the help on the command.
  let help: String
}

/// A command of a tool: what it takes, and what is made of that.
public struct Subcommand<Action> {
  let facts: CommandFacts
  /// The names of the options that take a value, also of those that are not shown.
  let valued: Set<String>
  /// Reads the arguments behind the name of the command.
  let read: ([String], Advice) throws(UsageError) -> Action

  /// A command.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - summary: What it does, on one short line without a full stop.
  ///   - details: What else its help says, in sentences.
  ///   - settings: What counts if nothing is said.
  ///   - operands: The arguments that stand for themselves.
  ///   - options: The options in the order of the help.
  ///   - tolerated: Options that change nothing here, and are accepted without being shown.
  ///   - sections: Tables for the end of its help.
  ///   - action: Checks and completes what was read, and makes what is done of it.
  public init<Settings>(
    _ name: String,
    _ summary: String,
    details: String = "",
    settings: Settings,
    operands: [Operand<Settings>] = [],
    options: [Option<Settings>] = [],
    tolerating tolerated: [Option<Settings>] = [],
    sections: [HelpSection] = [],
    action: @escaping (inout Settings) throws(UsageError) -> Action
  ) {
    facts = CommandFacts(
      name: name,
      summary: summary,
      details: details,
      operands: operands.map(\.facts),
      options: options.map { $0.facts(with: settings) },
      sections: sections
    )
    let all = options + tolerated
    valued = Set(all.map(\.facts).filter { $0.placeholder != nil }.map(\.name))
    let reader = ArgumentReader(command: name, operands: operands, options: all)
    read = { (arguments, advice) throws(UsageError) in
      var settings = settings
      try reader.read(arguments, into: &settings, advice)
      return try action(&settings)
    }
  }
}
