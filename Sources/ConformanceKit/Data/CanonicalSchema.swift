/// A model schema as canonical JSON.
///
/// The order of fields and of enumeration cases is significant, since repairs are reported in the order of
/// fields. Shapes are written in the notation of the catalog.
package enum CanonicalSchema {
  package static func encoded(_ schema: ModelSchema) -> JSONValue {
    .members([
      "id": .string(schema.id.rawValue),
      "form": encoded(schema.form),
      "fields": .array(schema.fields.map(encoded)),
    ])
  }

  private static func encoded(_ form: ModelSchema.Form) -> JSONValue {
    switch form {
    case .structure: .string("structure")
    case .plainStructure: .string("plain-structure")
    case .classType(let parent):
      .members(["class": parent.map { .string($0.rawValue) } ?? .null])
    case .enumeration(let cases, let fallback):
      .members([
        "cases": .array(cases.map { .members(["name": .string($0.name), "raw": $0.raw]) }),
        "fallback": fallback.map { .string($0) } ?? .null,
      ])
    case .container(let type, _): .members(["container": .string(type)])
    case .root(let shape): .members(["root": .string(shape.description)])
    }
  }

  private static func encoded(_ field: Field) -> JSONValue {
    .members([
      "name": .string(field.name),
      "shape": .string(field.shape.description),
      "initial": field.initialValue.map(CanonicalSuite.parsed) ?? .null,
      "codingKey": .string(field.codingKey),
      "keys": .array(field.keys.map { .string($0) }),
      "traits": .array(field.traits.map(\.rawValue).sorted().map { .string($0) }),
    ])
  }
}
