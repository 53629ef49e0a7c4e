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

  /// Takes the values of an existing instance in the place of initial ones.
  func start(with values: InitialValues) { fresh = values }

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

  /// Whether the object has a value for a property of the model that an update would read.
  func mentions(_ object: Int, in state: DecodeState) -> Bool {
    let mark = state.mark()
    defer { state.release(to: mark) }
    let frame = state.takeFrame()
    frame.open(object, in: state, activation: nil)
    for table in keyTables where table.isForUpdates {
      for record in table.records where !record.readsObject {
        if frame.find(record, in: state) >= 0 { return true }
      }
    }
    return false
  }

  func makeInitialValues() -> InitialValues? { nil }
}
