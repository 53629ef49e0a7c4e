import ConformanceKit

extension KodableModelSource {
  /// The files by their names: one for each file of models, and one that binds all of them.
  func files(of areas: [String: [ModelSchema]]) throws(ModelSourceError) -> [String: String] {
    var files: [String: String] = [:]
    var entries: [String] = []
    for (area, schemas) in areas.sorted(by: { $0.key < $1.key }) {
      var groups: [[String]] = []
      for schema in schemas {
        groups.append(try declaration(of: schema))
        entries += binding(of: schema)
      }
      guard groups.contains(where: { !$0.isEmpty }) else { continue }
      files["KodableModels+\(SwiftType.words(of: area)).swift"] = SwiftSource.file(
        origin: "models/\(area).json",
        modules: ["ConformanceKit", "Kodable"],
        SwiftSource.declaration("extension KodableModels", groups)
      )
    }
    let bindings = SwiftSource.declaration(
      "static func bindModels(to subject: inout BoundSubject)",
      [entries]
    )
    files["KodableSubject+Models.swift"] = SwiftSource.file(
      origin: "models",
      modules: ["ConformanceKit"],
      SwiftSource.declaration(
        "extension KodableSubject",
        [["/// Binds a type to each model that Kodable can express."] + bindings]
      )
    )
    return files
  }

  /// One line that binds a model, if a top-level type can represent it.
  ///
  /// Plain structures are fields of other models; one is bound only if a case decodes it directly.
  private func binding(of schema: ModelSchema) -> [String] {
    guard isExpressible(schema.id) else { return [] }
    let type = SwiftType(catalog: catalog, namespace: "KodableModels.").name(of: schema.id)
    let arguments = "(\"\(schema.id)\", \(type).self, to: &subject)"
    switch schema.form {
    case .enumeration, .container: return []
    case .structure, .classType: return ["bind" + arguments]
    case .plainStructure:
      let isDecoded = suite.cases.contains { $0.model == schema.id }
      return isDecoded ? ["bindAlone" + arguments] : []
    case .root: return ["bindAlone" + arguments]
    }
  }
}
