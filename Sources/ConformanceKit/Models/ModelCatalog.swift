/// All models of a suite, found by id.
public struct ModelCatalog: Sendable {
  /// The schemas in the order in which they were given.
  public let schemas: [ModelSchema]
  /// For each model an array of it, `<id>-list`, and a structure around it, `<id>-box`, in which variations
  /// nest an input; a subject without types for them is not asked.
  public private(set) var holders: [ModelSchema] = []
  private var byID: [ModelID: ModelSchema]

  /// Creates a catalog; of two schemas with the same id the first is used, and lint reports the second.
  public init(_ schemas: [ModelSchema]) {
    self.schemas = schemas
    byID = Dictionary(schemas.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for holder in schemas.flatMap({ Self.holders(of: $0, in: self) }) where byID[holder.id] == nil {
      holders.append(holder)
      byID[holder.id] = holder
    }
  }

  /// The schema with this id, holders included, or nil if the catalog has none.
  public subscript(id: ModelID) -> ModelSchema? { byID[id] }

  /// The fields of a model with those of its ancestors first.
  ///
  /// A field that replaces an inherited one keeps its place.
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
