import ConformanceKit
import DecoderLaw

/// The plain `Decodable` types that represent the models of a suite, as Swift source.
struct TwinSource {
  let catalog: ModelCatalog
  let types: SwiftType
  private let values: SwiftValue

  init(_ catalog: ModelCatalog) {
    self.catalog = catalog
    types = SwiftType(catalog: catalog)
    values = SwiftValue(catalog: catalog)
  }

  /// The declaration of a twin; none for a top level, whose type already exists.
  func declaration(of schema: ModelSchema) throws(ModelSourceError) -> [String] {
    let name = types.name(of: schema.id)
    switch schema.form {
    case .root, .container: return []
    case .enumeration(let cases, _):
      return SwiftSource.enumeration(name, cases, conformance: "Decodable")
    case .structure, .plainStructure:
      try schema.refuseRecursion(in: catalog)
      return SwiftSource.declaration(
        "struct \(name): Decodable",
        [try properties(schema.fields, of: schema), SwiftSource.codingKeys(of: schema.fields)]
      )
    case .classType(let parent):
      let hasSubclass = catalog.schemas.contains { $0.parent == schema.id }
      let head = "\(hasSubclass ? "" : "final ")class \(name)"
      guard let parent else {
        return SwiftSource.declaration(
          head + ": Decodable",
          [try properties(schema.fields, of: schema), SwiftSource.codingKeys(of: schema.fields)]
        )
      }
      let inherited = catalog.fields(of: parent)
      let own = schema.fields.filter { field in !inherited.contains { $0.name == field.name } }
      try refuseOtherKeys(of: schema, than: inherited)
      let coded = own.filter { !$0.traits.contains(.uncoded) }
      return SwiftSource.declaration(
        head + ": " + types.name(of: parent),
        [try properties(own, of: schema)]
          + (coded.isEmpty
            ? [] : [SwiftSource.codingKeys(of: own, always: true), initializer(coded)])
      )
    }
  }

  /// A stored property that replaces an inherited one is the same property: it cannot have another type or
  /// another key.
  private func refuseOtherKeys(
    of schema: ModelSchema,
    than inherited: [Field]
  ) throws(ModelSourceError) {
    for field in schema.fields {
      guard let other = inherited.first(where: { $0.name == field.name }) else { continue }
      if other.shape != field.shape || other.codingKey != field.codingKey {
        let reason = "\(field.name) has another shape or key than in the class above"
        throw ModelSourceError(model: schema.id, reason: reason)
      }
    }
  }

  /// The fields of a subclass itself, then those of its superclass.
  private func initializer(_ fields: [Field]) -> [String] {
    let assignments = fields.map { field in
      let name = SwiftType.identifier(field.name)
      if case .optional(let wrapped) = field.shape {
        let type = types.name(of: wrapped)
        return "\(name) = try container.decodeIfPresent(\(type).self, forKey: .\(name))"
      }
      return "\(name) = try container.decode(\(types.name(of: field.shape)).self, forKey: .\(name))"
    }
    return SwiftSource.declaration(
      "required init(from decoder: any Decoder) throws",
      [
        ["let container = try decoder.container(keyedBy: CodingKeys.self)"] + assignments
          + ["try super.init(from: decoder)"]
      ]
    )
  }

  /// One line for each field; only a field that takes no part in coding has an initial value.
  private func properties(
    _ fields: [Field],
    of schema: ModelSchema
  ) throws(ModelSourceError) -> [String] {
    var lines: [String] = []
    for field in fields {
      let isUncoded = field.traits.contains(.uncoded)
      let value = try isUncoded ? values.initial(of: field, in: schema) : nil
      lines.append("var \(field.head(types))" + (value.map { " = \($0)" } ?? ""))
    }
    return lines
  }
}
