/// A command line tool: its commands, one of which is the default.
public struct Tool<Action> {
  /// What the arguments request.
  public enum Outcome {
    /// A text for standard output, without a final line feed: help, version or completions.
    case text(String)
    /// One of the commands.
    case action(Action)
  }

  private let commands: [Subcommand<Action>]
  let facts: ToolFacts

  /// A tool, to which the commands `help` and `completions` are added.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - version: Its version, by default the one of this package.
  ///   - summary: What it does, in one sentence.
  ///   - commands: Its commands in the order of the help, the default first.
  ///   - sections: Tables at the end of the help.
  public init(
    _ name: String,
    version: String = PackageVersion.text,
    summary: String,
    commands: [Subcommand<Action>],
    sections: [HelpSection] = []
  ) {
    self.commands = commands
    facts = ToolFacts(
      name: name,
      version: version,
      summary: summary,
      commands: commands.map(\.facts)
        + BuiltIn.commands(of: name, commands.map(\.facts.name)).map(\.facts),
      sections: sections
    )
  }

  /// Parses the arguments after the name of the tool.
  ///
  /// - Parameter arguments: The arguments.
  /// - Returns: What they request.
  /// - Throws: `UsageError` with one line that says what is wrong and how to fix it.
  public func read(_ arguments: [String]) throws(UsageError) -> Outcome {
    let given = arguments.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
    let name = given ?? facts.standard
    let command = commands.first { $0.facts.name == name }
    let words = arguments.prefix { $0 != "--" }
    if Self.askForHelp(words, valued: command?.valued ?? []) {
      return .text(try facts.help(on: given))
    }
    if words.contains("--version") { return .text("\(facts.name) \(facts.version)") }
    let rest = Array(arguments.dropFirst(given == nil ? 0 : 1))
    if let command {
      return .action(try command.read(rest, facts.advice(for: command.facts)))
    }
    for command in BuiltIn.commands(of: facts.name, []) where command.facts.name == name {
      return .text(try command.read(rest, facts.advice(for: command.facts)).text(facts))
    }
    throw facts.unknownCommand(name)
  }

  /// Whether one of the words requests help; after an option that takes a value `-h` is the value.
  private static func askForHelp(_ words: ArraySlice<String>, valued: Set<String>) -> Bool {
    var previous = ""
    for word in words {
      if word == "--help" || word == "-h" && !valued.contains(previous) { return true }
      previous = word
    }
    return false
  }
}

/// The version of this package.
public enum PackageVersion {
  /// The text of `--version`, and the version of our decoders in certificates.
  public static let text = "1.0.0"
}
