import ConformanceKit

extension Shape {
  /// The models and enumerations that the shape names.
  var models: [ModelID] {
    switch self {
    case .enumeration(let id), .model(let id): [id]
    case .array(let inner), .set(let inner), .dictionary(let inner), .optional(let inner):
      inner.models
    case .map(let key, let value): key.models + value.models
    case .string, .boolean, .integer, .number, .float32, .decimal, .data, .date, .url, .any: []
    }
  }

  /// The model whose storage a property of this shape contains: not one in an array or dictionary.
  fileprivate var stored: ModelID? {
    switch self {
    case .model(let id): id
    case .optional(let wrapped): wrapped.stored
    default: nil
    }
  }
}

extension ModelSchema {
  /// Refuses a structure that contains itself, directly or through Optionals and other structures:
  /// Swift has no such value type.
  func refuseRecursion(in catalog: ModelCatalog) throws(ModelSourceError) {
    var found: Set<ModelID> = []
    var open = fields.compactMap(\.shape.stored)
    while let id = open.popLast() {
      guard id != self.id else {
        throw ModelSourceError(
          model: id,
          reason: "a structure cannot contain itself; make it a class"
        )
      }
      guard found.insert(id).inserted, let schema = catalog[id], !schema.isClass else { continue }
      open += schema.fields.compactMap(\.shape.stored)
      if case .root(let shape) = schema.form { open += [shape.stored].compactMap(\.self) }
    }
  }
}

extension ModelCatalog {
  /// The model and all others that the declaration of its type names, itself first.
  func needed(by id: ModelID) -> [ModelID] {
    var found = [id]
    var index = 0
    while index < found.count {
      guard let schema = self[found[index]] else { break }
      var next = schema.fields.flatMap(\.shape.models)
      if case .root(let shape) = schema.form { next += shape.models }
      for id in next + [schema.parent].compactMap(\.self) where !found.contains(id) {
        found.append(id)
      }
      index += 1
    }
    return found
  }
}
