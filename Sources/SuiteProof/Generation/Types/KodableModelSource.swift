import ConformanceKit
import DecoderLaw

/// The Kodable models of a suite with their initial values, and their bindings, as Swift source.
///
/// A property with an initial value has it as its default, which Kodable takes for a value that is
/// missing, null or of another type; collections leave out invalid elements. Of several candidate keys
/// Kodable knows none, so such a property is read under its coding key, as in the twins.
struct KodableModelSource: ModelSource {
  static let names = ModelSourceNames(
    module: "Kodable",
    models: "KodableModels",
    subject: "KodableSubject",
    parameter: ("subject", "BoundSubject")
  )
  let suite: ConformanceSuite

  /// Whether Kodable can express a model and all that it names.
  ///
  /// It cannot express flat, compact and automatic fields, untyped ones, and an inherited property under
  /// another key.
  func isExpressible(_ id: ModelID) -> Bool {
    catalog.needed(by: id)
      .allSatisfy { id in
        guard let schema = catalog[id], !schema.isContainer, schema.code == nil else {
          return false
        }
        let inherited = schema.parent.map { catalog.fields(of: $0) } ?? []
        return schema.fields.allSatisfy { field in
          field.traits.isSubset(of: [.uncoded])
            && (schema.form == .plainStructure || !field.shape.isUntyped)
            && inherited.allSatisfy {
              $0.name != field.name || ($0.shape == field.shape && $0.keys == field.keys)
            }
        }
      }
  }

  /// The declaration of a model; none for a top level or a model that Kodable cannot express.
  func declaration(of schema: ModelSchema) throws(ModelSourceError) -> [String] {
    guard isExpressible(schema.id) else { return [] }
    let name = types.name(of: schema.id)
    switch schema.form {
    case .root, .container: return []
    case .enumeration(let cases, _):
      return SwiftSource.enumeration(name, cases, conformance: "Codable")
    case .plainStructure:
      try schema.refuseRecursion(in: catalog)
      return SwiftSource.declaration(
        "struct \(name): Codable",
        [try properties(schema.fields, of: schema), SwiftSource.codingKeys(of: schema.fields)]
      )
    case .structure:
      try schema.refuseRecursion(in: catalog)
      let initializers = isMade(schema) ? [["init() {}"], memberwise(schema)] : []
      return SwiftSource.declaration(
        "struct \(name): Kodable",
        [try properties(schema.fields, of: schema)] + initializers
      )
    case .classType(let parent): return try classDeclaration(schema, parent)
    }
  }

  private func classDeclaration(
    _ schema: ModelSchema,
    _ parent: ModelID?
  ) throws(ModelSourceError) -> [String] {
    let isFinal = !catalog.schemas.contains { $0.parent == schema.id }
    let inherited = parent.map { catalog.fields(of: $0) } ?? []
    let own = schema.fields.filter { field in !inherited.contains { $0.name == field.name } }
    var changes: [String] = []
    for field in schema.fields where !own.contains(field) {
      let value = try values.initial(of: field, in: schema) ?? "nil"
      changes.append("\(SwiftType.identifier(field.name)) = \(value)")
    }
    let call = parent == nil ? [] : ["super.init()"]
    return SwiftSource.declaration(
      "\(isFinal ? "final " : "")class \(types.name(of: schema.id)):"
        + " \(parent.map { types.name(of: $0) } ?? "Kodable")",
      [
        try properties(own, of: schema),
        SwiftSource.declaration("required init()", [call + changes]),
        isMade(schema) ? memberwise(schema) : [],
      ]
    )
  }

  private func properties(
    _ fields: [Field],
    of schema: ModelSchema
  ) throws(ModelSourceError) -> [String] {
    var lines: [String] = []
    for field in fields {
      let head = field.head(types)
      let initial = try values.initial(of: field, in: schema)
      if schema.form == .plainStructure {
        lines.append("var \(head)" + (initial.map { " = \($0)" } ?? ""))
      } else if field.traits.contains(.uncoded) {
        // A constant takes no part in decoding.
        lines.append("let \(head) = \(initial ?? "nil")")
      } else {
        lines.append("@Coding\(arguments(of: field, initial)) var \(head)")
      }
    }
    return lines
  }

  /// The arguments of the wrapper, in parentheses; nothing if there are none.
  private func arguments(of field: Field, _ initial: String?) -> String {
    var arguments: [String] = []
    let key =
      field.isMapped && field.keys.count == 1 ? field.keys[0] : Self.literal(field.codingKey)
    if !key.hasSameScalars(as: field.name) { arguments.append(SwiftType.literal(key)) }
    if field.shape.hasElements { arguments.append(".lossy") }
    if let initial { arguments.append("default: \(initial)") }
    return arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
  }

  /// A coding key as a key of Kodable, in which a dot would descend.
  private static func literal(_ codingKey: String) -> String {
    codingKey.split(separator: ".", omittingEmptySubsequences: false).joined(separator: "\\.")
  }

  /// Whether an initial value of some field may be an instance of the model.
  private func isMade(_ schema: ModelSchema) -> Bool {
    let ids = [schema.id] + [schema.parent].compactMap(\.self)
    return catalog.schemas.flatMap(\.fields)
      .contains { $0.initialValue != nil && $0.shape.models.contains(where: ids.contains) }
  }

  /// An initializer with a parameter for each field: that of the compiler would ask for the wrappers.
  private func memberwise(_ schema: ModelSchema) -> [String] {
    let fields = catalog.fields(of: schema.id).filter { !$0.traits.contains(.uncoded) }
    guard !fields.isEmpty else { return [] }
    let parameters = fields.map { field in
      field.head(types) + (field.shape.isOptional && field.initialValue == nil ? " = nil" : "")
    }
    let call = schema.parent == nil ? [] : ["super.init()"]
    let assignments = fields.map { field in
      "self.\(field.name) = \(SwiftType.identifier(field.name))"
    }
    return SwiftSource.declaration(
      "init(\(parameters.joined(separator: ", ")))",
      [call + assignments]
    )
  }

  /// None for what Kodable cannot express, and for what no top-level type can represent.
  func binder(of schema: ModelSchema) -> String? {
    guard isExpressible(schema.id) else { return nil }
    return switch schema.form {
    case .enumeration, .container: nil
    case .structure, .classType: "bind"
    case .plainStructure: isDecoded(schema) ? "bindAlone" : nil
    case .root: "bindAlone"
    }
  }
}

extension Shape {
  /// Whether it is a collection, perhaps an Optional one.
  fileprivate var hasElements: Bool {
    switch self {
    case .array, .set, .dictionary, .map: true
    case .optional(let wrapped): wrapped.hasElements
    default: false
    }
  }
}
