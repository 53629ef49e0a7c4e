import ConformanceKit

/// Writes the suite as the data that it is kept in.
struct SuiteCommand: Equatable {
  var folder: String

  init(_ arguments: inout Options) throws(UsageError) {
    guard try arguments.argument("export DIR") == "export" else {
      throw UsageError("suite takes export DIR; see --help")
    }
    folder = try arguments.argument("the DIR to write to")
  }

  func run() throws -> ExitStatus {
    for (path, text) in SuiteExport().folder.texts.sorted(by: { $0.key < $1.key }) {
      try OutputFile.write(text, to: "\(folder)/\(path)")
    }
    return .clean
  }
}
