import ModelSupport

/// A model: applies its mapping, provides its initial values as stand-ins, and runs its hook.
final class ModelOperations<Model: _SmartModel>: TypeOperations {
  private let modelInfo = ModelInfoOf<Model>()

  override var info: ModelInfo { modelInfo }

  init() { super.init(name: TypeName.of(Model.self), slot: .of(Model.self)) }

  override var isModel: Bool { true }

  override func decode<T>(_ type: T.Type, at index: Int, in reader: Reader) throws(Miss) -> T {
    if reader.recall.isDue() {
      return try recalled(type, at: index, in: reader) { () throws(Miss) in
        exactly(try model(at: index, in: reader) { $0.didFinishMapping() }, as: type)
      }
    }
    return handOver(try model(at: index, in: reader) { $0.didFinishMapping() }, as: type)
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
    let activation = reader.takeActivation(info)
    do {
      var model = try Model(from: ValueDecoder(index, activation: activation))
      finish(&model)
      reader.settings.mode = mode
      return model
    } catch {
      reader.settings.mode = mode
      throw reader.miss(for: error, at: index)
    }
  }

  /// Decodes with the old values instead of the initial ones, so that they are kept wherever the update
  /// has no value, null or an invalid value (UPD-2, UPD-3, UPD-5).
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
    guard reader.canGoDeeper else { throw .invalid }
    let mark = reader.mark()
    let mode = reader.settings.mode
    reader.enterModel()
    defer { reader.release(to: mark) }
    let activation = reader.takeActivation(info)
    activation.start(with: modelInfo.initialValues(of: old))
    let others = reader.scopes.trace.others
    do {
      var model = try Model(from: ValueDecoder(index, activation: activation))
      let hasReadOnlyKeys = activation.requests.hasKeys || reader.scopes.trace.others == others
      modelInfo.keepUnmentioned(of: old, in: &model, activation.requests, hasReadOnlyKeys) {
        unchanged(old, in: reader)
      }
      reader.settings.mode = mode
      return model
    } catch {
      reader.settings.mode = mode
      throw reader.miss(for: error, at: index)
    }
  }

  /// The model that `init(from:)` makes of nothing but the old values, and what it asks for.
  @inline(never)
  private func unchanged(_ old: Model, in reader: Reader) -> (Model, UpdateRequests)? {
    let mark = reader.mark()
    let mode = reader.settings.mode
    reader.settings.mode = .lenient
    defer {
      reader.settings.mode = mode
      reader.release(to: mark)
    }
    let activation = reader.takeActivation(info)
    activation.start(with: modelInfo.initialValues(of: old))
    guard let model = try? Model(from: ValueDecoder(-1, activation: activation)) else { return nil }
    return (model, activation.requests)
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

private final class ModelInfoOf<Model: _SmartModel>: ModelInfo {
  init() { super.init(of: Model.self, mapping: ModelMapping(Model.self as? any SmartMapping.Type)) }

  override var fieldOffsets: FieldOffsets? { offsets }

  override func lend(from parent: Activation, to child: Activation) {
    guard let old = parent.onlyValue(as: Model.self) else { return parent.noteWhole() }
    parent.noteKeys()
    child.start(with: initialValues(of: old))
  }

  @safe @exclusivity(unchecked) private var knownOffsets: FieldOffsets?

  private var offsets: FieldOffsets {
    if let knownOffsets { return knownOffsets }
    let offsets = FieldOffsets(of: Model.self)
    knownOffsets = offsets
    return offsets
  }

  /// Restores the properties that an update does not contain (UPD-2), or cannot contain (UPD-11).
  ///
  /// `init(from:)` may also have computed them from values that belong to no property. So a property is
  /// restored only if it is the same in a model that is made of nothing but the old values; and one that
  /// has no key only if other properties tell what became of those values, since a new value may be equal
  /// to the initial one (UPD-4).
  @inline(__always)
  func keepUnmentioned(
    of old: Model,
    in model: inout Model,
    _ requests: UpdateRequests,
    _ hasReadOnlyKeys: Bool,
    unchanged: () -> (Model, UpdateRequests)?
  ) {
    let isComplete = !hasReadOnlyKeys || offsets.fields.allSatisfy(requests.contains)
    if !requests.hasLost, isComplete { return }
    keep(of: old, in: &model, requests, withKeyless: !isComplete, unchanged: unchanged)
  }

  @inline(never)
  private func keep(
    of old: Model,
    in model: inout Model,
    _ requests: UpdateRequests,
    withKeyless: Bool,
    unchanged: () -> (Model, UpdateRequests)?
  ) {
    let offsets = offsets
    let made = model
    let initial = Model()
    let keyless =
      withKeyless
      ? offsets.reset(in: made, from: old, initial: initial).filter { !requests.contains($0) } : []
    if !requests.hasLost, keyless.isEmpty { return }
    let base = unchanged()
    var kept = offsets.fields.filter { field in
      guard requests.isLost(field) else { return false }
      return base.flatMap { offsets.areEqual(field, made, $0.0) } ?? (requests.otherValues == 0)
    }
    let changed = base.map { base in
      offsets.fields.count { field in
        !requests.isFound(field) && offsets.areEqual(field, made, base.0) == false
      }
    }
    if (changed ?? 0) >= requests.otherValues {
      kept += keyless.filter { field in
        guard let (model, requests) = base else { return true }
        return requests.contains(field) || offsets.areEqual(field, model, initial) ?? false
      }
    }
    let numbers = Set(kept.map(\.number))
    offsets.copy(from: old, to: &model) { numbers.contains($0.number) }
  }

  /// The values of an existing instance instead of a fresh one.
  func initialValues(of instance: Model) -> InitialValues {
    FreshInstance(instance, offsets: offsets)
  }

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
