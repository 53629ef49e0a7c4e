import ConformanceKit

/// Prints or writes the suite as the data that it is kept in.
struct SuiteCommand: Equatable {
  /// What is asked for.
  enum Form: Equatable {
    case export(folder: String)
    case models(name: String?)
    case cases(id: String?)
  }

  var form: Form

  init(_ arguments: inout Options) throws(UsageError) {
    switch try arguments.argument("models, cases or export DIR") {
    case "models": form = .models(name: try? arguments.argument("NAME"))
    case "cases": form = .cases(id: try? arguments.argument("ID"))
    case "export": form = .export(folder: try arguments.argument("the DIR to write to"))
    default: throw UsageError("suite takes models, cases or export DIR; see --help")
    }
  }

  func run() throws -> ExitStatus {
    let text = SuiteText()
    switch form {
    case .models(nil): print(text.models, terminator: "")
    case .models(let name?):
      guard let model = text.model(ModelID(rawValue: name)) else {
        throw UsageError("no model is named '\(name)'; see smartcertify suite models")
      }
      print(model, terminator: "")
    case .cases(nil): print(text.cases, terminator: "")
    case .cases(let id?):
      guard let found = text.conformanceCase(CaseID(rawValue: id)) else {
        throw UsageError("no case has the id '\(id)'; see smartcertify list")
      }
      print(found, terminator: "")
    case .export(let folder):
      for (path, text) in SuiteExport().folder.texts.sorted(by: { $0.key < $1.key }) {
        try OutputFile.write(text, to: "\(folder)/\(path)")
      }
    }
    return .clean
  }
}
