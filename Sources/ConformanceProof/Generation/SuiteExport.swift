package import ConformanceKit

/// Writes a suite as the files of a ``SuiteFolder``.
package struct SuiteExport {
  private let suite: ConformanceSuite
  private let modelFiles: [ModelID: String]

  /// Creates an export.
  ///
  /// - Parameters:
  ///   - suite: The suite to write.
  ///   - modelFiles: The name of the file in `models/` for each model; `models` by default.
  package init(_ suite: ConformanceSuite = .current, modelFiles: [ModelID: String] = [:]) {
    self.suite = suite
    self.modelFiles = modelFiles
  }

  /// The files, readable: one member a line, two spaces a level.
  package var folder: SuiteFolder {
    var texts: [String: String] = [:]
    for (file, cases) in Dictionary(
      grouping: suite.cases,
      by: { "\($0.profile)/\($0.id.chapter)" }
    ) {
      texts["cases/\(file).json"] = DataText.text(of: cases.map(\.data))
    }
    for (file, models) in Dictionary(
      grouping: suite.models.schemas,
      by: { modelFiles[$0.id] ?? "models" }
    ) {
      texts["models/\(file).json"] = DataText.text(of: models.map(\.data))
    }
    texts["untestable.json"] = DataText.text(of: suite.untestable.map(\.data), isTable: true)
    return SuiteFolder(texts: texts)
  }
}
