import ConformanceKit
import DecoderLaw

/// The models of a suite for the API of SmartCodable 2, and their bindings, as Swift source.
///
/// Fields without an initial value get the empty value of their type, since that API makes every model with
/// `init()`. It replaces nothing by an initial value, so plain structures, whose initial values no decoder
/// sees, are models like the others.
struct Version2ModelSource: ModelSource {
  static let names = ModelSourceNames(
    module: "SmartCodableV2",
    models: "Version2Models",
    subject: "Version2Subject",
    parameter: ("subject", "BoundSubject")
  )
  let suite: ConformanceSuite

  /// Whether that API can express a model and all that it names.
  ///
  /// It cannot express other keys than the coding key, which are arguments of a call there, nested and
  /// automatic fields, untyped ones, whose values have another type, and classes, which need code.
  private func isExpressible(_ id: ModelID) -> Bool {
    catalog.needed(by: id)
      .allSatisfy { id in
        guard let schema = catalog[id], !schema.isContainer, !schema.isClass, schema.code == nil
        else { return false }
        return schema.fields.allSatisfy { field in
          field.traits.isEmpty && !field.isMapped && !field.shape.isUntyped
            && initialValue(of: field) != nil
        }
      }
  }

  func declaration(of schema: ModelSchema) throws(ModelSourceError) -> [String] {
    guard isExpressible(schema.id) else { return [] }
    let name = types.name(of: schema.id)
    switch schema.form {
    case .root, .container, .classType: return []
    case .enumeration(let cases, let fallback):
      guard let fallback else {
        return SwiftSource.enumeration(name, cases, conformance: "Codable")
      }
      return SwiftSource.enumeration(
        name,
        cases,
        conformance: "SmartCaseDefaultable",
        members: ["static var defaultCase: \(name) { .\(SwiftType.identifier(fallback)) }"]
      )
    case .structure, .plainStructure:
      try schema.refuseRecursion(in: catalog)
      let properties = schema.fields.map { field in
        "var \(field.head(types)) = \(initialValue(of: field) ?? "nil")"
      }
      return SwiftSource.declaration(
        "struct \(name): SmartCodable",
        [properties, SwiftSource.codingKeys(of: schema.fields)]
      )
    }
  }

  func binder(of schema: ModelSchema) -> String? {
    guard isExpressible(schema.id) else { return nil }
    return switch schema.form {
    case .structure, .plainStructure: "bind"
    case .root(.array(.model)): "bindList"
    case .root, .enumeration, .container, .classType: nil
    }
  }

  /// The initial value that is declared, or the empty value of the type; nil if there is none.
  private func initialValue(of field: Field) -> String? {
    if let initial = field.initialValue { return values.text(of: initial, as: field.shape) }
    return emptyValue(of: field.shape)
  }

  private func emptyValue(of shape: Shape) -> String? {
    switch shape {
    case .string: "\"\""
    case .boolean: "false"
    case .integer, .number, .float32, .decimal: "0"
    case .data: "Data()"
    case .date: "Date(timeIntervalSinceReferenceDate: 0)"
    case .array, .set: "[]"
    case .dictionary, .map: "[:]"
    case .optional: "nil"
    case .model(let id): "\(types.name(of: id))()"
    case .enumeration(let id):
      if case .enumeration(_, let fallback?)? = catalog[id]?.form {
        ".\(SwiftType.identifier(fallback))"
      } else {
        nil
      }
    case .url, .any: nil
    }
  }
}
