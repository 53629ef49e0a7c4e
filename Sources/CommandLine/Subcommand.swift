/// What help and completions say about a command.
struct CommandFacts {
  let name: String
  let summary: String
  let details: String
  let operands: [Facts]
  let options: [Facts]
  let sections: [HelpSection]
}

/// Where to refer users who give a command something that it does not know.
struct Advice {
  let unknownOption: (String) -> UsageError
  /// The command line that shows the help of the command.
  let help: String
}

/// A command of a tool: its arguments, and the action made from them.
public struct Subcommand<Action> {
  let facts: CommandFacts
  /// The names of the options that take a value, including hidden ones.
  let valued: Set<String>
  /// Parses the arguments after the name of the command.
  let read: ([String], Advice) throws(UsageError) -> Action

  /// A command.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - summary: What it does, on one short line without a full stop.
  ///   - details: The rest of its help, in sentences.
  ///   - settings: The defaults.
  ///   - operands: The positional arguments.
  ///   - options: The options in the order of the help; `--color` is added.
  ///   - tolerated: Options that have no effect here, and are accepted without being shown.
  ///   - sections: Tables at the end of its help.
  ///   - action: Checks and completes the settings, and makes the action.
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
    let options =
      options.contains { $0.name == Option<Settings>.color.name } ? options : options + [.color]
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
