import CommandLine
import ReportKit

/// An action of the tool; its options are read and checked before anything runs.
protocol Runnable {
  func run() async throws -> ExitStatus
}

/// One command line.
struct Command {
  let action: any Runnable

  /// The tool; its default command is `certify`.
  static var tool: Tool<any Runnable> {
    Tool(
      "smartcertify",
      summary: "Certifies decoders against the conformance suite.",
      commands: [
        CertifyCommand.declaration, RunCommand.declaration, SmokeCommand.declaration,
        VerifyCommand.declaration, LedgerCommand.declaration, ServeCommand.declaration,
        ListCommand.declaration, LintCommand.declaration, StrengthCommand.declaration,
        PromoteCommand.declaration, SuiteCommand.declaration, GenerateCommand.declaration,
        HistoryCommand.declaration,
      ],
      sections: [
        HelpSection(
          "exit codes",
          [
            ("0", "clean"), ("1", "failures or differences"), ("2", "wrong usage"),
            ("3", "the tool or an adapter failed or cannot do it"),
            ("130", "interrupted, the reports say so"),
          ]
        )
      ]
    )
  }

  /// Reads the arguments after the name of the tool.
  init(arguments: [String]) throws(UsageError) {
    switch try Self.tool.read(arguments) {
    case .text(let text): action = ToolText(text: text)
    case .action(let action): self.action = action
    }
  }

  /// Runs the command.
  func run() async throws -> ExitStatus { try await action.run() }
}

/// Help, the version or completions.
struct ToolText: Runnable {
  let text: String

  func run() -> ExitStatus {
    Terminal.tool.print(text)
    return .clean
  }
}
