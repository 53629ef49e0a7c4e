/// The models that hold another one, for the variations that nest a case.
///
/// They are derived: for each model `person` there are `person-list`, an array of persons, and `person-box`,
/// a structure whose only field `item` is a person.
extension ModelCatalog {
  /// The name of the only field of a box.
  package static let boxField = "item"

  /// The id of the model that is an array of this one.
  package static func list(of id: ModelID) -> ModelID { ModelID(rawValue: "\(id)-list") }

  /// The id of the structure whose only field is this model.
  package static func box(of id: ModelID) -> ModelID { ModelID(rawValue: "\(id)-box") }

  /// The holders of a model; none for an enumeration, a top level that is not an object and a type that uses
  /// containers itself.
  package static func holders(of schema: ModelSchema, in catalog: ModelCatalog) -> [ModelSchema] {
    switch schema.form {
    case .enumeration, .root, .container: return []
    case .structure, .plainStructure, .classType:
      let list = ModelSchema(list(of: schema.id), .root(.array(.model(schema.id))), [])
      let fields = catalog.fields(of: schema.id)
      // Without a value for each field, the item of a box has none either.
      guard fields.allSatisfy({ $0.initialValue != nil || $0.shape.isOptional }) else {
        return [list]
      }
      let values = fields.map { "\"\($0.name)\":\($0.initialValue ?? "null")" }
      let item = Field.field(
        boxField,
        .model(schema.id),
        default: "{" + values.joined(separator: ",") + "}"
      )
      return [
        list,
        ModelSchema(box(of: schema.id), [item]),
      ]
    }
  }
}
