/// Passes the elements of an array one by one to code that was compiled for their type.
///
/// This makes arrays of ``SmartDecodable`` models fast; it is not meant for other uses.
///
/// Invariant: `storage` is that of a `ValuePlace` for an array of exactly `modelType`, valid for as
/// long as the reader is in use. A type may implement `_decodeElements(of:)` itself, so `claim(for:)`
/// checks in release builds too that it is asked for these models, and once. A reader is passed `inout` and
/// never copied; the compiler does not check that, since it cannot compile a noncopyable reader under the
/// thread sanitizer.
@safe
public struct SmartElementReader {
  /// The number of elements.
  @usableFromInline let count: Int

  /// Where the result is stored.
  private let storage: UnsafeMutableRawPointer

  /// Whether the result is stored.
  private(set) var isFilled = false

  private let reader: Reader
  private let info: ModelInfo
  private let name: String
  private let modelType: Any.Type

  /// The element that is being decoded, and the one after it.
  private var index: Int
  private var nextIndex: Int
  private var position = -1

  private let mark: Scopes.Mark

  /// The mode of the array, from which that of its models may differ.
  private let mode: DecodingPolicy
  private var repairs = 0
  private var hasMissed = true

  /// The miss of the whole array, if an invalid element caused one.
  private(set) var failure: Miss?

  private var hasFailed: Bool { failure != nil }

  init(
    _ array: Int,
    of info: ModelInfo,
    named name: String,
    type: Any.Type,
    into place: ValuePlace,
    in reader: Reader
  ) {
    count = reader.tape.memberCount(array)
    unsafe storage = place.address
    self.reader = reader
    self.info = info
    self.name = name
    modelType = type
    index = array
    nextIndex = array + 1
    mark = reader.mark()
    mode = reader.settings.mode
    reader.enterModel()
  }

  /// Moves to the next element that is not null; false after the last.
  @usableFromInline
  mutating func advance() -> Bool {
    if position >= 0, position < count { finish() }
    while position + 1 < count, !hasFailed {
      position += 1
      index = nextIndex
      nextIndex = reader.tape.next(index)
      reader.scopes.path.push(.element(position))
      repairs = reader.repairs.count
      hasMissed = false
      if reader.tape.has(.null, at: index) {
        drop(.null)
      } else if !reader.canGoDeeper {
        drop(.invalid)
      } else {
        return true
      }
      if !hasFailed { reader.scopes.path.pop() }
    }
    position = count
    reader.settings.mode = mode
    return false
  }

  /// A decoder for the element; not an Optional, from which it would have to be moved.
  ///
  /// Mutating, since the reader would be copied for the call otherwise.
  @usableFromInline
  mutating func decoder() -> any Decoder {
    ValueDecoder(index, activation: reader.takeActivation(info))
  }

  /// Where to store the models, or nil if others are wanted, or they are stored already.
  @usableFromInline
  mutating func claim<Model>(for type: Model.Type) -> UnsafeMutableRawPointer? {
    guard ObjectIdentifier(Model.self) == ObjectIdentifier(modelType), !isFilled else { return nil }
    isFilled = true
    return unsafe storage
  }

  /// Records that the element could not be decoded.
  @usableFromInline
  mutating func miss(_ error: any Error) {
    let inner = reader.settings.mode
    reader.settings.mode = mode
    drop(reader.miss(for: error, at: index))
    reader.settings.mode = inner
  }

  /// Finishes an element, whether it was decoded or not.
  private mutating func finish() {
    reader.release(to: mark)
    if hasFailed { return }
    if !hasMissed {
      reader.repairs.nameContainer(name, at: reader.scopes.path.count, since: repairs)
    }
    reader.scopes.path.pop()
  }

  /// Handles an invalid element (COL-1); if it fails the whole array, the path is restored.
  private mutating func drop(_ miss: Miss) {
    hasMissed = true
    reader.repairs.truncate(to: repairs)
    let decision = StandIn.decide(after: miss, for: .element(isOptional: false), in: mode)
    if decision.source == .failure {
      failure = reader.failWhole(miss, modelType, at: index)
      reader.scopes.path.pop()
    } else {
      reader.report(miss.kind, wanted: name, at: index, action: .droppedElement)
    }
  }
}

extension SmartElementReader {
  /// Decodes models in a loop that is compiled for their type, in the module that calls this.
  @inlinable
  public mutating func _decodeModels<Model: _SmartModel>(as type: Model.Type) {
    var models: [Model] = []
    models.reserveCapacity(count)
    while advance() {
      do {
        var model = try Model(from: decoder())
        model.didFinishMapping()
        models.append(consume model)
      } catch {
        miss(error)
      }
    }
    unsafe claim(for: Model.self)?.initializeMemory(as: [Model].self, to: models)
  }
}

/// An array of models.
final class ModelArrayOperations<Model: _SmartModel>: TypeOperations {
  private let element: ModelOperations<Model>

  init(element: ModelOperations<Model>) {
    self.element = element
    super.init(name: "[\(element.name)]", isArray: true, slot: .of([Model].self))
  }

  override func decode<T>(
    _ type: T.Type,
    into place: ValuePlace,
    at index: Int,
    in reader: Reader
  ) throws(Miss) {
    let array = reader.container(.array, at: index)
    guard array >= 0 else { throw reader.wrongKind(at: index) }
    if !reader.recall.isDue() {
      let run = reader.startRun()
      var failure: Miss?
      var isFilled = false
      // Not put at the place yet, since code of the model may decode further arrays when this one is complete.
      let models = ValuePlace.held { place in
        var elements = SmartElementReader(
          array,
          of: element.info,
          named: element.name,
          type: Model.self,
          into: place,
          in: reader
        )
        Model._decodeElements(of: &elements)
        failure = elements.failure
        isFilled = elements.isFilled
      }
      guard isFilled else { throw .invalid }
      // The loop cannot decode an element once more.
      if !reader.undo(run) {
        if let failure { throw failure }
        return place.put(elements: models)
      }
    }
    place.put(
      elements: try ElementLoop.array(of: Model.self, element, over: array, in: reader)
    )
  }

  override func typeDefault<T>(_ type: T.Type) -> (value: T, action: SmartRepair.Action)? {
    (exactly([Model](), as: type), .typeDefault)
  }
}
