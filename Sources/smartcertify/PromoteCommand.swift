import CommandLine
import ConformanceKit
import Foundation
import ReportKit
import SuiteProof

/// Turns an input that was found into a candidate case.
struct PromoteCommand: Runnable {
  var file = ""
  var model: ModelID = ""
  var settings: DecodingSettings = [:]

  static var declaration: Subcommand<any Runnable> {
    Subcommand(
      "promote",
      "print an input as data of a case to complete",
      details: "The answer is that of the reference. The origin is the name of the file, or of the"
        + " folder if the file is named input.",
      settings: PromoteCommand(),
      operands: [Operand("FILE", "the input", completing: .files) { $0.file = $1 }],
      options: [
        Option("--model", "ID", "the model to decode into", completing: .words(models)) {
          (command, id) throws(UsageError) in
          command.model = ModelID(rawValue: id)
          guard ModelCatalog.standard[command.model] != nil else {
            let advice = "see smartcertify suite models"
            throw UsageError(unknown: "model", id, among: models, else: advice)
          }
        }
        .required(),
        Option("--settings", "KEY=VALUE", "a setting of the decoder") {
          (command, pair) throws(UsageError) in
          let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
          guard parts.count == 2 else {
            throw UsageError("--settings '\(pair)' is no setting; write --settings KEY=VALUE")
          }
          command.settings[Setting(rawValue: parts[0])] = parts[1]
        }
        .repeating(.every),
      ]
    ) { $0 }
  }

  private static var models: [String] { ModelCatalog.standard.schemas.map(\.id.rawValue) }

  func run() async throws -> ExitStatus {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw UsageError("cannot read '\(file)'; give the file with the input")
    }
    let candidate = CandidateCase(
      bytes: Array(data),
      model: model,
      settings: settings,
      origin: "fuzz:\(Self.signature(of: file))"
    )
    let (text, problem) = await candidate.text()
    Terminal.tool.print(text, terminator: "")
    if let problem {
      Terminal.tool.error("\(problem); complete the member expect")
    }
    return .clean
  }

  /// The signature of a finding: the folder of a file named `input`, else the name of the file.
  static func signature(of path: String) -> String {
    let file = URL(filePath: path)
    let name = file.deletingPathExtension().lastPathComponent
    return name == "input" ? file.deletingLastPathComponent().lastPathComponent : name
  }
}
