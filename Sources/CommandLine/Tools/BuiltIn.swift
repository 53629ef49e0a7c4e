/// The commands that every tool has.
enum BuiltIn {
  case help(String?)
  case completions(Shell)

  /// The text that they print.
  func text(_ tool: ToolFacts) throws(UsageError) -> String {
    switch self {
    case .help(let name): try tool.help(on: name)
    case .completions(let shell): shell.script(for: tool)
    }
  }

  static func commands(of tool: String, _ others: [String]) -> [Subcommand<BuiltIn>] {
    let shells = Shell.allCases.map(\.rawValue)
    let shell = Operand<Shell>("SHELL", "bash, zsh or fish", completing: .words(shells)) {
      (settings, name) throws(UsageError) in
      guard let shell = Shell(rawValue: name) else {
        throw UsageError(unknown: "shell", name, among: shells, else: "name bash, zsh or fish")
      }
      settings = shell
    }
    let command = Operand<String?>(
      "COMMAND",
      "the command; without it, all are shown",
      isRequired: false,
      completing: .words(others)
    ) { $0 = $1 }
    return [
      Subcommand(
        "help",
        "show the commands, or the options of one",
        settings: nil,
        operands: [command]
      ) {
        .help($0)
      },
      Subcommand(
        "completions",
        "print a script that completes arguments in a shell",
        settings: .bash,
        operands: [shell],
        sections: [HelpSection("to install", Shell.allCases.map { ($0.rawValue, $0.setup(tool)) })]
      ) { .completions($0) },
    ]
  }
}
