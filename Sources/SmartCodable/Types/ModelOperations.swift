/// A model: its initial values stand in, its mapping applies, its hook runs.
final class ModelOperations<Model: SmartDecodable>: TypeOperations {
  private let info = ModelInfoOf<Model>()

  init() { super.init(name: TypeName.of(Model.self)) }

  override func decode<T>(_ type: T.Type, at index: Int, in state: DecodeState) throws(Miss) -> T {
    let mark = state.mark()
    defer { state.release(to: mark) }
    let activation = state.takeActivation(info)
    do {
      var model = try Model(from: ValueDecoder(state, index, activation: activation))
      model.didFinishMapping()
      return exactly(model, as: type)
    } catch {
      throw state.miss(for: error, at: index)
    }
  }

  override func typeDefault<T>(_ type: T.Type) -> (value: T, action: SmartRepair.Action)? {
    (exactly(Model(), as: type), .typeDefault)
  }
}

private final class ModelInfoOf<Model: SmartDecodable>: ModelInfo {
  init() { super.init(mapping: ModelMapping(Model.self)) }

  @safe @exclusivity(unchecked) private var offsets: FieldOffsets?

  override func makeInitialValues() -> InitialValues? {
    let instance = Model()
    let offsets = offsets ?? FieldOffsets(of: instance)
    self.offsets = offsets
    return FreshInstance(instance, offsets: offsets)
  }
}
