import ConformanceKit
import Foundation

/// Turns an input that somebody found into a candidate case.
struct PromoteCommand: Equatable {
  var file: String
  var model: ModelID
  var settings: DecodingSettings

  init(_ arguments: inout Options) throws(UsageError) {
    guard let model = try arguments.value(of: "--model", "ID") else {
      throw UsageError("promote needs the model to decode into; write --model ID")
    }
    guard ModelCatalog.standard[ModelID(rawValue: model)] != nil else {
      throw UsageError("there is no model '\(model)'; see the models of smartcertify list --json")
    }
    self.model = ModelID(rawValue: model)
    settings = [:]
    for (_, pair) in try arguments.values(of: [("--settings", "KEY=VALUE")]) {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw UsageError("--settings '\(pair)' is no setting; write --settings KEY=VALUE")
      }
      settings[Setting(rawValue: parts[0])] = parts[1]
    }
    file = try arguments.argument("the FILE with the input")
  }

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
    print(await candidate.source(), terminator: "")
    return .clean
  }

  /// The signature of a finding: the folder of a file named `input`, else the name of the file.
  static func signature(of path: String) -> String {
    let file = URL(filePath: path)
    let name = file.deletingPathExtension().lastPathComponent
    return name == "input" ? file.deletingLastPathComponent().lastPathComponent : name
  }
}
