/// Converts numbers to the notation of the kit, since each language prints them differently.
///
/// A number of the schema becomes the shortest text of the Double that it reads as, a float32 that of the
/// Float; a decimal is unchanged, as is any value that does not match the schema.
struct NumberNotation {
  private let catalog: ModelCatalog
  private let shapes: [ModelID: [String: Shape]]

  init(_ catalog: ModelCatalog) {
    self.catalog = catalog
    var shapes: [ModelID: [String: Shape]] = [:]
    for schema in catalog.schemas + catalog.holders {
      let fields = catalog.fields(of: schema.id).map { ($0.name, $0.shape) }
      shapes[schema.id] = Dictionary(fields, uniquingKeysWith: { first, _ in first })
    }
    self.shapes = shapes
  }

  /// The observation with its numbers in the notation of the kit.
  func normalized(_ observation: Observation, as shape: Shape) -> Observation {
    switch (shape, observation) {
    case (.optional(let wrapped), _): normalized(observation, as: wrapped)
    case (.number, .number(let text)): Double(text).map { .number($0) } ?? observation
    case (.float32, .number(let text)):
      Float(text).map { .number($0.isNaN ? "nan" : $0.description) } ?? observation
    case (.array(let element), .array(let elements)), (.set(let element), .array(let elements)):
      .array(elements.map { normalized($0, as: element) })
    case (.dictionary(let value), .object(let entries)), (.map(_, let value), .object(let entries)):
      .object(entries.mapValues { normalized($0, as: value) })
    case (.model(let id), _): model(id, observation)
    default: observation
    }
  }

  private func model(_ id: ModelID, _ observation: Observation) -> Observation {
    if case .root(let shape)? = catalog[id]?.form { return normalized(observation, as: shape) }
    switch observation {
    case .object(let fields): return .object(normalized(fields, of: id))
    case .instance(let name, let fields):
      return .instance(of: name, normalized(fields, of: ModelID(rawValue: name)))
    default: return observation
    }
  }

  private func normalized(
    _ fields: [String: Observation],
    of id: ModelID
  ) -> [String: Observation] {
    let known = shapes[id] ?? [:]
    var result: [String: Observation] = [:]
    for (name, value) in fields {
      result[name] = known[name].map { normalized(value, as: $0) } ?? value
    }
    return result
  }
}
