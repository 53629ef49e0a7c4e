@testable import ConformanceKit
@testable import SuiteProof

/// A suite of a few models, as an author writes them.
struct ModelFixture {
  let suite: ConformanceSuite
  let areas: [String: [ModelSchema]]

  /// Reads the objects in a file of models, and in one of cases.
  init(_ models: String, cases: String = "") throws {
    let folder = SuiteFolder(texts: [
      "models/some-area.json": "[\(models)]", "cases/c.json": "[\(cases)]",
    ])
    suite = try folder.suite(version: "1.0")
    areas = try folder.modelAreas()
  }

  /// The twin of the first model.
  func twin() throws -> String {
    try TwinSource(suite.models).declaration(of: suite.models.schemas[0])
      .joined(separator: "\n")
  }

  /// SmartCodable's type for the first model.
  func smartModel() throws -> String {
    try SmartModelSource(suite: suite).declaration(of: suite.models.schemas[0])
      .joined(separator: "\n")
  }

  /// The Kodable type for the first model.
  func kodableModel() throws -> String {
    try KodableModelSource(suite: suite).declaration(of: suite.models.schemas[0])
      .joined(separator: "\n")
  }

  /// The type of version 2 for the first model.
  func version2Model() throws -> String {
    try Version2ModelSource(suite: suite).declaration(of: suite.models.schemas[0])
      .joined(separator: "\n")
  }
}
