import CommandLine
import ConformanceKit
import ReportKit
import SuiteProof

/// Prints or writes the data of the suite.
struct SuiteCommand: Runnable {
  /// What to print or write.
  enum Form: Equatable {
    case export(folder: String)
    case models(name: String?)
    case cases(id: String?)
  }

  private static let actions = ["models", "cases", "export"]

  private var action = ""
  private var name: String?
  var form: Form = .models(name: nil)

  static var declaration: Subcommand<any Runnable> {
    Subcommand(
      "suite",
      "print or write the suite as data",
      details:
        "models prints the models, or one of them with a Swift type to paste; cases prints the"
        + " cases, or one of them; export writes the cases, all models as one file, and the clauses"
        + " that no case can check, in the form that Suite/README.md describes.",
      settings: SuiteCommand(),
      operands: [
        Operand("ACTION", "models, cases or export", completing: .words(actions)) {
          $0.action = $1
        },
        // Its meaning depends on the action, which completions do not consider.
        Operand("NAME", "the model, the case or the folder to write to", isRequired: false) {
          $0.name = $1
        },
      ],
      options: []
    ) { (command) throws(UsageError) in
      try command.check()
      return command
    }
  }

  private mutating func check() throws(UsageError) {
    switch action {
    case "models": form = .models(name: name)
    case "cases": form = .cases(id: name)
    case "export":
      guard let name else { throw UsageError("suite export needs the folder to write to") }
      form = .export(folder: name)
    default:
      throw UsageError(
        unknown: "action",
        action,
        among: Self.actions,
        else: "write models, cases or export DIR"
      )
    }
  }

  func run() throws -> ExitStatus {
    let text = SuiteText()
    switch form {
    case .models(nil): Terminal.tool.print(text.models, terminator: "")
    case .models(let name?):
      guard let model = text.model(ModelID(rawValue: name)) else {
        throw UsageError("no model is named '\(name)'; see smartcertify suite models")
      }
      Terminal.tool.print(model, terminator: "")
    case .cases(nil): Terminal.tool.print(text.cases, terminator: "")
    case .cases(let id?):
      guard let found = text.conformanceCase(CaseID(rawValue: id)) else {
        throw UsageError("no case has the id '\(id)'; see smartcertify list")
      }
      Terminal.tool.print(found, terminator: "")
    case .export(let folder):
      for (path, text) in SuiteExport().folder.texts.sorted(by: { $0.key < $1.key }) {
        try OutputFile.write(text, to: "\(folder)/\(path)")
      }
    }
    return .clean
  }
}
