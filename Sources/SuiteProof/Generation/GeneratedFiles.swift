package import ConformanceKit

/// Everything in the package that is generated from the folder `Suite`.
package struct GeneratedFiles {
  /// The folder of the embedded files.
  static let embedded = "Sources/ConformanceKit/Data/Generated"
  /// The folder of the plain types that represent the models.
  static let twins = "Sources/ConformanceKit/Models/Generated"
  /// The targets with the models of a library and the bindings of these models to their ids.
  private static let smart = "Sources/SmartCodableConformance"
  private static let kodable = "Sources/KodableConformance"
  private static let version2 = "Sources/SmartCodableV2Conformance"
  /// The folders that contain only generated files.
  package static let folders =
    [embedded, faultTypes, twins]
    + [smart, kodable, version2].flatMap { ["\($0)/Models/Generated", "\($0)/Subjects/Generated"] }
  /// The folder of the cases, which are written by hand and reformatted.
  package static let cases = "Suite/cases"
  /// The folder of the faults and the decisions of the reference.
  static let faultTypes = "Sources/DecoderLaw/Faults/Generated"
  /// The files of an export with the cases that rows make, which are data themselves.
  private static let rows: Set = [
    "cases/json/texts.json", "cases/strict/refusals.json", "cases/foundation/refusals.json",
  ]
  /// The page of the documentation that lists the clauses of the contract.
  private static let clauses = "Sources/ConformanceKit/ConformanceKit.docc/ContractClauses.md"
  /// The specification of all decoders.
  package static let law = "Specification/codable.md"
  /// The list of all cases, past and present.
  package static let catalog = "Suite/catalog.tsv"

  private let folder: SuiteFolder
  private let catalog: CaseCatalog
  private let law: String

  /// Creates the list from the folder `Suite`, the catalog as it is and the specification of all decoders.
  package init(folder: SuiteFolder, catalog: CaseCatalog, law: String) {
    self.folder = folder
    self.law = law
    self.catalog = catalog
  }

  /// The text of each file by its path in the package.
  ///
  /// It throws a `SuiteDataError` for data that is not a valid suite, a `CaseCatalogError` for an id that was
  /// retired and a `ModelSourceError` for a model that cannot be written in Swift.
  package func texts() throws -> [String: String] {
    let suite = try folder.suite(version: ConformanceSuite.builtInVersion)
    var texts = [Self.catalog: try catalog.updated(to: suite).text]
    // The embedded files are those in the folder after this run, each case in the file of its chapter.
    let cases = SuiteExport(suite).folder.texts
      .filter { $0.key.hasPrefix("cases/") && !Self.rows.contains($0.key) }
    for (path, text) in cases { texts["Suite/\(path)"] = text }
    let others = folder.texts.filter { !$0.key.hasPrefix("cases/") }
    let tidied = SuiteFolder(texts: others.merging(cases) { _, tidy in tidy })
    for (name, text) in try EmbeddedSource(tidied).files() {
      texts["\(Self.embedded)/\(name)"] = text
    }
    let faults = try FaultSource(folder)
    for (name, text) in faults.files { texts["\(Self.faultTypes)/\(name)"] = text }
    let areas = try folder.modelAreas()
    for (name, text) in try TwinSource(suite.models).files(of: areas) {
      texts["\(Self.twins)/\(name)"] = text
    }
    let libraries: [(target: String, source: any ModelSource)] = [
      (Self.smart, SmartModelSource(suite: suite)),
      (Self.kodable, KodableModelSource(suite: suite)),
      (Self.version2, Version2ModelSource(suite: suite)),
    ]
    for (target, source) in libraries {
      for (name, text) in try source.files(of: areas) {
        let isModels = name.hasPrefix(type(of: source).names.models)
        texts["\(target)/\(isModels ? "Models" : "Subjects")/Generated/\(name)"] = text
      }
    }
    let clauses = ClauseTable(suite: suite, law: law)
    texts[Self.clauses] = clauses.text
    texts["\(Self.embedded)/Clause+Contract.swift"] = clauses.source
    return texts
  }
}
