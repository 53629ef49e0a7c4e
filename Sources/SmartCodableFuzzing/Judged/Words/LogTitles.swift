import ConformanceKit
import DecoderLaw
import SmartCodable

/// The titles of the containers in the log of a model, from its schema (LOG-5).
struct LogTitles {
  private let catalog: ModelCatalog
  private let model: ModelID

  init(of model: ModelID, in catalog: ModelCatalog = .standard) {
    self.model = model
    self.catalog = catalog
  }

  /// The title of the container at a path; any where the schema does not tell what is there.
  func title(at path: [SmartRepair.PathComponent]) -> LogBlock.Title {
    var shape = Shape.model(model)
    for component in path {
      guard let inner = self.shape(at: component, in: shape) else { return .any }
      shape = inner
    }
    return shape.isUntyped ? .any : .name(SwiftType.name(of: shape))
  }

  private func shape(at component: SmartRepair.PathComponent, in shape: Shape) -> Shape? {
    switch (shape, component) {
    case (.optional(let wrapped), _): self.shape(at: component, in: wrapped)
    case (.array(let element), .index), (.set(let element), .index): element
    case (.dictionary(let value), .key), (.map(_, let value), .key): value
    case (.model(let id), _): self.shape(at: component, of: id)
    default: nil
    }
  }

  private func shape(at component: SmartRepair.PathComponent, of id: ModelID) -> Shape? {
    guard let schema = catalog[id] else { return nil }
    if case .root(let shape) = schema.form { return self.shape(at: component, in: shape) }
    guard case .key(let key) = component else { return nil }
    let fields = catalog.fields(of: id)
    // The members of a flat are those of the object around it.
    if fields.contains(where: { $0.traits.contains(.flat) }) { return nil }
    let named = fields.filter { $0.codingKey.utf8.elementsEqual(key.utf8) }
    guard let field = named.first, named.count == 1, field.traits.isEmpty else { return nil }
    return field.shape
  }
}
