/// The decoding of one model instance: whose initial values stand in, made at most once (DEF-5).
///
/// All containers of the instance share it, those of superclasses included.
final class Activation {
  @safe @exclusivity(unchecked) var model: ModelInfo?
  @safe @exclusivity(unchecked) private var fresh: InitialValues?

  /// The initial values of the instance being decoded.
  var initialValues: InitialValues? {
    if let fresh { return fresh }
    fresh = model?.makeInitialValues()
    return fresh
  }

  func finish() {
    model = nil
    if fresh != nil { fresh = nil }
  }
}

/// What a decode call needs to know about a model type.
class ModelInfo {
  let mapping: ModelMapping

  /// The key tables of the model's coding keys; few, since a model has one or two key types.
  @safe @exclusivity(unchecked) var keyTables: [KeyTable] = []

  init(mapping: ModelMapping) { self.mapping = mapping }

  func makeInitialValues() -> InitialValues? { nil }
}
