package import ConformanceKit

/// Writes a suite as the files of a ``SuiteFolder``.
package struct SuiteExport {
  private let suite: ConformanceSuite

  /// Creates an export of a suite; by default of the built-in one.
  package init(_ suite: ConformanceSuite = .current) {
    self.suite = suite
  }

  /// The files in readable form: one member per line, two spaces a level; all models are in one of them.
  package var folder: SuiteFolder {
    var texts: [String: String] = [:]
    for (file, cases) in Dictionary(
      grouping: suite.cases,
      by: { "\($0.profile)/\($0.id.chapter)" }
    ) {
      texts["cases/\(file).json"] = DataText.text(of: cases.map(\.data))
    }
    texts["models/models.json"] = DataText.text(of: suite.models.schemas.map(\.data))
    texts["swift-only.json"] = DataText.text(of: .strings(suite.swiftOnly))
    texts["untestable.json"] = DataText.text(of: suite.untestable.map(\.data), isTable: true)
    return SuiteFolder(texts: texts)
  }
}
