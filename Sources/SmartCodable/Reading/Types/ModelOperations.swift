import ModelSupport

/// A model: applies its mapping, provides its initial values as stand-ins, and runs its hook.
final class ModelOperations<Model: _SmartModel>: TypeOperations {
  private let modelInfo = ModelInfoOf<Model>()

  override var info: ModelInfo { modelInfo }

  init() { super.init(name: TypeName.of(Model.self), slot: .of(Model.self)) }

  override var isModel: Bool { true }

  override func decode<T>(
    _ type: T.Type,
    into place: ValuePlace,
    at index: Int,
    in reader: Reader
  ) throws(Miss) {
    assert(ObjectIdentifier(Model.self) == ObjectIdentifier(type))
    if reader.recall.isDue() {
      let value = try recalled(Model.self, at: index, in: reader) { () throws(Miss) in
        try model(at: index, in: reader) { $0.didFinishMapping() }
      }
      return place.put(value)
    }
    place.put(try model(at: index, in: reader) { $0.didFinishMapping() })
  }

  /// The model, whose hook is left to the caller (LEG-11).
  func unfinished(at index: Int, in reader: Reader) throws(Miss) -> Model {
    try model(at: index, in: reader) { _ in }
  }

  /// Inlined, to avoid another stack frame in the recursion.
  @inline(__always)
  private func model(
    at index: Int,
    in reader: Reader,
    _ finish: (inout Model) -> Void
  ) throws(Miss) -> Model {
    guard reader.canGoDeeper else { throw .invalid }
    let mark = reader.mark()
    let mode = reader.settings.mode
    reader.enterModel()
    defer { reader.release(to: mark) }
    let activation = reader.takeActivation(modelInfo)
    var run = reader.startRun()
    while true {
      do {
        var model = try Model(from: ValueDecoder(index, activation: activation))
        guard reader.hasEnded(&run) else {
          activation.finish()
          continue
        }
        finish(&model)
        reader.settings.mode = mode
        return model
      } catch {
        guard reader.hasEnded(&run, hasFailed: true) else {
          activation.finish()
          continue
        }
        reader.settings.mode = mode
        throw reader.miss(for: error, at: index)
      }
    }
  }

  /// Merges an object with the old value; then its hook is called (UPD-5, UPD-9).
  override func update<T>(_ old: T, at index: Int, in reader: Reader) throws(Miss) -> T {
    exactly(try patch(exactly(old, as: Model.self), at: index, in: reader).finished(), as: T.self)
  }

  override var asksForKeys: Bool { true }

  /// Without the hook if the object has no key of the model.
  override func decodeMentionedFlat<T>(
    _ type: T.Type,
    from index: Int,
    in reader: Reader
  ) throws(Miss) -> T? {
    let model = try mentioned(in: reader) { () throws(Miss) in
      try unfinished(at: index, in: reader)
    }
    return model.map { exactly($0.finished(), as: type) }
  }

  /// Like ``update(_:at:in:)``, but does nothing if the object has no key of the model (UPD-9).
  override func updateFlat<T>(_ old: T, from index: Int, in reader: Reader) throws(Miss) -> T {
    let model = exactly(old, as: Model.self)
    let actual = type(of: model) as any _SmartModel.Type
    let owner = actual == Model.self ? self : reader.types.operations(for: actual)
    let patched = try owner.mentioned(in: reader) { () throws(Miss) in
      try patch(model, at: index, in: reader)
    }
    return patched.map { exactly($0.finished(), as: T.self) } ?? old
  }

  private func patch(_ old: Model, at index: Int, in reader: Reader) throws(Miss) -> Model {
    // An instance of a subclass keeps its class.
    let actual = type(of: old) as any _SmartModel.Type
    if actual != Model.self {
      let patched = try reader.types.operations(for: actual)
        .patch(old as Any, at: index, in: reader)
      guard let model = patched as? Model else { throw .invalid }
      return model
    }
    return try merged(old, info, modelInfo.offsets, at: index, in: reader)
  }

  override func decodeObject(at index: Int, in reader: Reader) throws(Miss) -> AnyObject {
    try decode(Model.self, at: index, in: reader) as AnyObject
  }

  override func makeObject() -> AnyObject? { Model() as AnyObject }

  // A class is excluded: the loop is compiled for one type and cannot know a subclass.
  override func makeArrayOperations() -> TypeOperations? {
    Model.self is AnyClass ? nil : ModelArrayOperations(element: self)
  }

  override func patch(_ old: Any, at index: Int, in reader: Reader) throws(Miss) -> Any {
    guard let old = old as? Model else { throw .invalid }
    return try patch(old, at: index, in: reader) as Model
  }

  override func typeDefault<T>(_ type: T.Type) -> (value: T, action: SmartRepair.Action)? {
    (exactly(Model(), as: type), .typeDefault)
  }
}

private final class ModelInfoOf<Model: _SmartModel>: FieldInfo<Model> {
  init() { super.init(of: Model.self, mapping: ModelMapping(Model.self as? any SmartMapping.Type)) }

  override func makeInitialValues() -> InitialValues? { InitialInstance<Model>(in: offsets) }
}

extension _SmartModel {
  /// The model after its hook.
  fileprivate func finished() -> Self {
    var model = self
    model.didFinishMapping()
    return model
  }
}
