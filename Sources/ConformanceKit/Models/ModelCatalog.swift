/// All models of a suite, found by id.
public struct ModelCatalog: Sendable {
  /// The schemas in the order in which they were given.
  public let schemas: [ModelSchema]
  private let byID: [ModelID: ModelSchema]

  /// Creates a catalog; of two schemas with one id the first counts, and lint reports the second.
  public init(_ schemas: [ModelSchema]) {
    self.schemas = schemas
    byID = Dictionary(schemas.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The schema with this id, or nil if the catalog has none.
  public subscript(id: ModelID) -> ModelSchema? { byID[id] }

  /// The fields of a model with those of its ancestors first.
  ///
  /// A field that an own field replaces keeps the place of the inherited one.
  ///
  /// - Parameter id: The model.
  /// - Returns: The fields in decoding order; empty for an unknown id.
  public func fields(of id: ModelID) -> [Field] {
    guard let schema = byID[id] else { return [] }
    var fields = schema.parent.map { self.fields(of: $0) } ?? []
    for own in schema.fields {
      if let index = fields.firstIndex(where: { $0.name == own.name }) {
        fields[index] = own
      } else {
        fields.append(own)
      }
    }
    return fields
  }
}
