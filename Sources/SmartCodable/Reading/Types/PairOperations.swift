/// A dictionary whose keys are no names of members, such as `[Double: Int]`: an array of alternating keys and
/// values (COL-18).
///
/// What the standard library's code gives strictly comes first (AGR-1). Leniently that code would fill in the
/// default of a type for each bad key or value, so what it refuses is read pair by pair here.
final class PairOperations<Key: Hashable, Value>: TypeOperations {
  private let key: TypeOperations
  private let value: TypeOperations

  /// The standard library's way to decode the dictionary.
  private let ownWay: TypeOperations

  init(key: TypeOperations, value: TypeOperations, ownWay: TypeOperations) {
    self.key = key
    self.value = value
    self.ownWay = ownWay
    super.init(name: ownWay.name, slot: .of([Key: Value].self))
  }

  // Its code refuses null, in strict decoding with an error of its own.
  override var takesNull: Bool { true }
  override var triesNull: Bool { true }

  override func decode<T>(
    _ type: T.Type,
    into place: ValuePlace,
    at index: Int,
    in reader: Reader
  ) throws(Miss) {
    // Repairing pairs converts keys and drops entries (LEG-5).
    guard reader.settings.mode.fallback == .initialValue else {
      return try ownWay.decode(type, into: place, at: index, in: reader)
    }
    switch PairKeys<Key>.read(key, of: index, in: reader) {
    case .distinct(let keys):
      // Given up before the entries are put, since the deinit of a key may decode a dictionary.
      return place.put(elements: try entries(of: index, by: consume keys, in: reader))
    case .unknown:
      if ownWay.decodeStrictly(into: place, at: index, in: reader) { return }
    case .bad: break
    }
    if reader.tape.has(.null, at: index) { throw .null }
    let array = reader.container(.array, at: index)
    guard array >= 0, reader.tape.memberCount(array).isMultiple(of: 2) else {
      throw reader.wrongKind(at: index)
    }
    place.put(elements: try entries(of: array, in: reader))
  }

  private func entries(
    of array: Int,
    by keys: consuming [Key],
    in reader: Reader
  ) throws(Miss) -> [Key: Value] {
    var index = array + 1
    return try DictionaryMemory.filled(by: keys) { pair, place throws(Miss) in
      index = reader.tape.next(index)
      defer { index = reader.tape.next(index) }
      let step = PathStep.element(2 * pair + 1)
      return try reader.element(Value.self, value, at: index, step: step, into: place)
    }
  }

  private func entries(of array: Int, in reader: Reader) throws(Miss) -> [Key: Value] {
    var result: [Key: Value] = [:]
    var seen: Set<Key> = []
    var slot = ValueSlot<Key>()
    var valueSlot = ValueSlot<Value>()
    var index = array + 1
    for pair in 0..<reader.tape.memberCount(array) / 2 {
      let valueIndex = reader.tape.next(index)
      try newKey(at: index, step: .element(2 * pair), in: reader, &seen) { slot.fill($0) }
      index = reader.tape.next(valueIndex)
      guard slot.isFilled else { continue }
      let key = slot.take()
      let step = PathStep.element(2 * pair + 1)
      try valueSlot.fill { place throws(Miss) in
        try reader.element(Value.self, value, at: valueIndex, step: step, into: place)
      }
      if valueSlot.isFilled { result[key] = valueSlot.take() }
    }
    return result
  }

  /// Passes a key to `body`; a bad one is reported and drops its pair, or fails the whole dictionary (COL-15).
  ///
  /// The first of equal keys wins, even if its value was dropped (PARSE-11, COL-12), so of the others nothing
  /// is reported.
  private func newKey(
    at index: Int,
    step: PathStep,
    in reader: Reader,
    _ seen: inout Set<Key>,
    _ body: (Key) -> Void
  ) throws(Miss) {
    reader.scopes.path.push(step)
    defer { reader.scopes.path.pop() }
    do throws(Miss) {
      body(
        try reader.attempt(key.name) { () throws(Miss) in
          if !key.takesNull, reader.tape.has(.null, at: index) { throw .null }
          let key = try key.decode(Key.self, at: index, in: reader)
          guard seen.insert(key).inserted else { throw Miss(kind: .invalid, facts: .isSilent) }
          return key
        }
      )
    } catch {
      // Nil as a key for all that is bad would make pairs equal, so an Optional key is dropped too.
      let request = StandIn.Request.element(isOptional: false)
      let decision = StandIn.decide(after: error, for: request, in: reader.settings.mode)
      if decision.isSilent { return }
      if decision.source == .failure { throw reader.failWhole(error, Key.self, at: index) }
      reader.misses.traces.strictError = nil
      reader.report(.invalid, wanted: name, at: index, action: .droppedElement)
    }
  }

  // MARK: Flats: objects, of which only the standard library's code decides.

  override func decodeFlat<T>(
    _ type: T.Type,
    from index: Int,
    in reader: Reader
  ) throws(Miss) -> T {
    try ownWay.decodeFlat(type, from: index, in: reader)
  }

  override func updateFlat<T>(_ old: T, from index: Int, in reader: Reader) throws(Miss) -> T {
    try ownWay.updateFlat(old, from: index, in: reader)
  }

  override var asksForKeys: Bool { ownWay.asksForKeys }

  override func typeDefault<T>(_ type: T.Type) -> (value: T, action: SmartRepair.Action)? {
    (exactly([Key: Value](), as: type), .typeDefault)
  }
}
