import ConformanceKit
import DecoderLaw

/// The models of one library for a suite, and their bindings, as Swift source.
///
/// A library's namespace `XModels` holds its models, and its subject `XSubject` binds them.
protocol ModelSource {
  /// The suite and its models.
  var suite: ConformanceSuite { get }
  /// The names of the library.
  static var names: ModelSourceNames { get }
  /// The declaration of a model; none for a top level or a model that is not generated.
  func declaration(of schema: ModelSchema) throws(ModelSourceError) -> [String]
  /// The function that binds a model; nil if there is no binding.
  func binder(of schema: ModelSchema) -> String?
}

/// How generated sources name the types of a library.
struct ModelSourceNames {
  /// The module of the library.
  let module: String
  /// The type that contains the models.
  let models: String
  /// The type of the subject.
  let subject: String
  /// The parameter of the function that binds all of them, with its type.
  let parameter: (name: String, type: String)
}

extension ModelSource {
  var catalog: ModelCatalog { suite.models }
  var types: SwiftType { SwiftType(catalog: catalog) }
  var values: SwiftValue { SwiftValue(catalog: catalog) }

  /// The files by their names: the models, and what binds all of them.
  func files(of areas: [String: [ModelSchema]]) throws(ModelSourceError) -> [String: String] {
    var groups: [[String]] = []
    var entries: [String] = []
    for (_, schemas) in areas.sorted(by: { $0.key < $1.key }) {
      for schema in schemas {
        groups.append(try declaration(of: schema))
        entries += binding(of: schema).map { [$0] } ?? []
      }
    }
    var files = [
      "\(Self.names.models)+Models.swift": SwiftSource.file(
        origin: "models",
        modules: ["ConformanceKit", Self.names.module],
        SwiftSource.declaration("extension \(Self.names.models)", groups)
      )
    ]
    let parameter = Self.names.parameter
    let bindings = SwiftSource.declaration(
      "static func bindModels(to \(parameter.name): inout \(parameter.type))",
      [entries]
    )
    files["\(Self.names.subject)+Models.swift"] = SwiftSource.file(
      origin: "models",
      modules: ["ConformanceKit"],
      SwiftSource.declaration(
        "extension \(Self.names.subject)",
        [["/// Binds a type to each model that the subject can be asked for."] + bindings]
      )
    )
    return files
  }

  private func binding(of schema: ModelSchema) -> String? {
    guard let binder = binder(of: schema) else { return nil }
    let types = SwiftType(catalog: suite.models, namespace: "\(Self.names.models).")
    return "\(binder)(\"\(schema.id)\", \(types.name(of: schema.id)).self,"
      + " to: &\(Self.names.parameter.name))"
  }

  /// Whether a case decodes the model itself: plain structures are fields of other models.
  func isDecoded(_ schema: ModelSchema) -> Bool {
    suite.cases.contains { $0.model == schema.id }
  }
}
