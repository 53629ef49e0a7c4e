import CommandLine
import ConformanceKit
import ConformanceProof

/// Writes the suite as the data that it is kept in.
struct SuiteCommand: Runnable {
  var action = ""
  var folder = ""

  static var declaration: Subcommand<any Runnable> {
    Subcommand(
      "suite",
      "write the suite as data",
      details: "export DIR writes the models and cases of the built-in suite as the JSON files that"
        + " Suite/README.md describes.",
      settings: SuiteCommand(),
      operands: [
        Operand("ACTION", "export", completing: .words(["export"])) { $0.action = $1 },
        Operand("DIR", "the folder to write to", completing: .folders) { $0.folder = $1 },
      ],
      options: []
    ) { (command) throws(UsageError) in
      guard command.action == "export" else {
        throw UsageError(
          unknown: "action",
          command.action,
          among: ["export"],
          else: "write suite export DIR"
        )
      }
      return command
    }
  }

  func run() throws -> ExitStatus {
    for (path, text) in SuiteExport().folder.texts.sorted(by: { $0.key < $1.key }) {
      try OutputFile.write(text, to: "\(folder)/\(path)")
    }
    return .clean
  }
}
