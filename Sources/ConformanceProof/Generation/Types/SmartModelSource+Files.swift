import ConformanceKit

extension SmartModelSource {
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
      files["SmartModels+\(SwiftType.words(of: area)).swift"] = SwiftSource.file(
        origin: "models/\(area).json",
        modules: ["ConformanceKit", "SmartCodable"],
        SwiftSource.declaration("extension SmartModels", groups)
      )
    }
    let bindings = SwiftSource.declaration(
      "static func bindModels(to bindings: inout SmartBindings)",
      [entries]
    )
    files["SmartDecoderSubject+Models.swift"] = SwiftSource.file(
      origin: "models",
      modules: ["ConformanceKit"],
      SwiftSource.declaration(
        "extension SmartDecoderSubject",
        [["/// Binds a type to each model that a decoder of models can be asked for."] + bindings]
      )
    )
    return files
  }

  /// One line that binds a model, if a top-level type can represent it.
  ///
  /// Plain structures are fields of other models; one is bound only if a case decodes it directly.
  private func binding(of schema: ModelSchema) -> [String] {
    let type = SwiftType(catalog: catalog, namespace: "SmartModels.").name(of: schema.id)
    let arguments = "(\"\(schema.id)\", \(type).self, to: &bindings)"
    switch schema.form {
    case .enumeration, .container: return []
    case .structure, .classType: return ["bind" + arguments]
    case .plainStructure:
      let isDecoded = suite.cases.contains { $0.model == schema.id }
      return isDecoded ? ["bindPlain" + arguments] : []
    case .root(.array(.model(let id))):
      return [(isModel(id) ? "bind" : "bindPlain") + arguments]
    case .root: return ["bindPlain" + arguments]
    }
  }

  private func isModel(_ id: ModelID) -> Bool {
    switch catalog[id]?.form {
    case .structure, .classType: true
    case .plainStructure, .enumeration, .root, .container, nil: false
    }
  }
}
