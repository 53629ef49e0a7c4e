import Foundation

/// Decodes values of one type; chosen once per type.
///
/// The class is not generic and its methods are, so that code generic over `T` calls them without
/// building metadata for types made from `T`. A subclass serves exactly one type; results are put at a
/// place, or returned with ``exactly(_:as:)``.
///
/// `decode` expects the reader's path to be that of the value.
@safe
class TypeOperations {
  /// The type's name in repairs, without Optional.
  let name: String

  /// What is known of the type's instances, if its own code decodes them.
  var info: ModelInfo? { nil }

  /// Whether the type is an array or set, read from a JSON array.
  let isArray: Bool

  /// The memory through which values are returned, and whether there is any.
  private let slot: UnsafeMutableRawPointer
  private let hasSlot: Bool

  /// The size of that memory.
  struct Slot {
    fileprivate let size: Int
    fileprivate let alignment: Int

    static func of<Value>(_ type: Value.Type) -> Slot {
      Slot(size: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
    }
  }

  init(name: String, isArray: Bool = false, slot: Slot? = nil) {
    self.name = name
    self.isArray = isArray
    hasSlot = slot != nil
    unsafe self.slot = UnsafeMutableRawPointer.allocate(
      byteCount: slot?.size ?? 0,
      alignment: slot?.alignment ?? 1
    )
  }

  deinit {
    unsafe slot.deallocate()
  }

  /// Whether the type is an Optional, so that null is a value and nil a stand-in.
  var isOptional: Bool { false }

  /// Whether the type is a model, or an Optional of one.
  var isModel: Bool { false }

  /// Whether null is a value of the type as an element.
  var takesNull: Bool { isOptional }

  /// Whether the type's own code decides what null means for a property (AGR-3).
  var triesNull: Bool { false }

  /// Whether the type is a property wrapper that reads its position by itself.
  var readsPosition: Bool { false }

  /// Whether a wrapper reads the keys of the object around its property, not its own key.
  var readsObject: Bool { false }

  /// The value at `index`, which may be null; overridden by operations without a slot.
  func decode<T>(_ type: T.Type, at index: Int, in reader: Reader) throws(Miss) -> T {
    guard hasSlot else { throw .mismatch }
    try decode(type, into: slotPlace, at: index, in: reader)
    return slotPlace.take(as: type)
  }

  /// The same, put at a place unless it throws; overridden by operations with a slot.
  ///
  /// The place may be the slot, so this is the last thing that is done: no code of a user runs after it, also no
  /// deinit of a value that is held until the end.
  func decode<T>(
    _ type: T.Type,
    into place: ValuePlace,
    at index: Int,
    in reader: Reader
  ) throws(Miss) {
    place.put(try decode(type, at: index, in: reader))
  }

  /// The same as ``decode(_:at:in:)`` with a frame less, for containers.
  @inline(__always)
  final func value<T>(_ type: T.Type, at index: Int, in reader: Reader) throws(Miss) -> T {
    guard hasSlot else { return try decode(type, at: index, in: reader) }
    try decode(type, into: slotPlace, at: index, in: reader)
    return slotPlace.take(as: type)
  }

  /// Puts the result of strict decoding at a place, and returns whether it succeeds; only for plain types (AGR-1).
  func decodeStrictly(into place: ValuePlace, at index: Int, in reader: Reader) -> Bool { false }

  /// The value of a type whose keys are in the object at `index`, among those of other properties.
  func decodeFlat<T>(_ type: T.Type, from index: Int, in reader: Reader) throws(Miss) -> T {
    let uses = reader.scopes.trace.uses
    let value = try decode(type, at: index, in: reader)
    if reader.settings.isUpdating, reader.scopes.trace.uses > uses { touchFlat(in: reader) }
    return value
  }

  /// Whether a flat of the type finds its values by asking for keys.
  var asksForKeys: Bool { false }

  /// Tells the enclosing flats of an update if the object has something of this one (UPD-9).
  private func touchFlat(in reader: Reader) {
    if asksForKeys, reader.scopes.openFlats.last?.isMentioned ?? true {
      reader.scopes.touchedFlats += 1
    }
  }

  /// The value for the whole position; only called if ``readsPosition``.
  func decode<T>(_ type: T.Type, of position: Position) throws(Miss) -> T {
    throw .mismatch
  }

  /// An old value updated with the value at `index` (chapter 19); like ``decode(_:at:in:)`` unless
  /// parts of the old value can be kept.
  func update<T>(_ old: T, at index: Int, in reader: Reader) throws(Miss) -> T {
    try decode(T.self, at: index, in: reader)
  }

  /// Like ``update(_:at:in:)``, for a type whose keys are among those of other properties; the old
  /// value if none of them is present.
  func updateFlat<T>(_ old: T, from index: Int, in reader: Reader) throws(Miss) -> T {
    try decodeFlat(T.self, from: index, in: reader)
  }

  /// Like ``decodeFlat(_:from:in:)`` in an update, or nil if the object has nothing of the type (UPD-2).
  func decodeMentionedFlat<T>(
    _ type: T.Type,
    from index: Int,
    in reader: Reader
  ) throws(Miss) -> T? {
    try mentioned(in: reader) { () throws(Miss) in
      try decodeFlat(type, from: index, in: reader)
    }
  }

  /// The flat that `body` makes, or nil if the object has nothing of it: then it does not matter either
  /// whether a strict flat lacks its keys.
  final func mentioned<Value>(
    in reader: Reader,
    _ body: () throws(Miss) -> Value
  ) throws(Miss) -> Value? {
    let touched = reader.scopes.touchedFlats
    let uses = reader.scopes.trace.uses
    do throws(Miss) {
      let value = try body()
      // An empty type reads nothing.
      if reader.scopes.trace.uses > uses { touchFlat(in: reader) }
      return reader.scopes.touchedFlats > touched ? value : nil
    } catch {
      let cause = reader.misses.takeStrictError()
      touchFlat(in: reader)
      if reader.isStrict, reader.scopes.touchedFlats == touched {
        askForAll(in: reader, body)
        touchFlat(in: reader)
      }
      guard reader.scopes.touchedFlats > touched else { return nil }
      reader.misses.traces.strictError = cause
      throw error
    }
  }

  /// Reads leniently, so that the keys after the first one that strict decoding misses are asked for too.
  @inline(never)
  private func askForAll<Value>(in reader: Reader, _ body: () throws(Miss) -> Value) {
    let mode = reader.settings.mode
    let repairs = reader.repairs.count
    let thrown = reader.misses.traces.thrown
    reader.settings.mode = .lenient
    do throws(Miss) { _ = try body() } catch {}
    reader.settings.mode = mode
    reader.forgetReading(restoring: thrown, repairs: repairs)
  }

  /// Like ``update(_:at:in:)``, but without hooks and for a model whose type is known only at run time.
  ///
  /// Not generic, since the optimizer uses the static type where a metatype is opened.
  func patch(_ old: Any, at index: Int, in reader: Reader) throws(Miss) -> Any {
    throw .mismatch
  }

  /// The value at `index`, of a class that is known only at run time.
  func decodeObject(at index: Int, in reader: Reader) throws(Miss) -> AnyObject { throw .mismatch }

  /// The default of such a class, if it has one.
  func makeObject() -> AnyObject? { nil }

  /// The operations for an array of the type, if it has a specialized loop.
  func makeArrayOperations() -> TypeOperations? { nil }

  /// The default of the type and the action to report, or nil if it has none (DEF-12).
  func typeDefault<T>(_ type: T.Type) -> (value: T, action: SmartRepair.Action)? { nil }

  /// Returns a value as the type it is known to have.
  ///
  /// Invariant: `Value` and `T` are the same type, because the table uses an instance of TypeOperations
  /// only for the static type it was made for, whatever metatype a caller passes; checked in debug
  /// builds.
  @inline(__always)
  final func exactly<Value, T>(_ value: Value, as type: T.Type) -> T {
    assert(ObjectIdentifier(Value.self) == ObjectIdentifier(type))
    return unsafe unsafeBitCast(value, to: type)
  }

  /// The slot as a place, from which the caller takes the value.
  ///
  /// Invariant: there is a slot, which is uninitialized, and nothing is called before the value is taken.
  @inline(__always)
  final var slotPlace: ValuePlace {
    assert(hasSlot)
    return unsafe ValuePlace(slot)
  }
}

extension TypeOperations {
  /// Chooses the operations for a type, in an order that matters: an array of models is also a model.
  static func make<T: Decodable>(for type: T.Type, in types: TypeTable) -> TypeOperations {
    if let scalar = type as? any ScalarValue.Type { return scalar.makeOperations() }
    if let wrapper = type as? any PositionDecodable.Type {
      return wrapper.makeOperations(in: types)
    }
    if let shape = type as? any StandardShape.Type,
      let operations = shape.makeOperations(in: types)
    {
      return operations
    }
    if let model = type as? any _SmartModel.Type { return makeModel(model) }
    if let cases = type as? any SmartCaseDefaultable.Type {
      return PlainOperations<T>(fallback: makeDefault(cases))
    }
    if let cases = type as? any SmartAssociatedEnumerable.Type {
      return PlainOperations<T>(fallback: makeDefault(cases))
    }
    return type == UUID.self ? UUIDOperations() : PlainOperations<T>()
  }

  private static func makeModel<M: _SmartModel>(_ model: M.Type) -> TypeOperations {
    ModelOperations<M>()
  }

  private static func makeDefault<E: SmartCaseDefaultable>(_ type: E.Type) -> () -> Any? {
    { E.allCases.isEmpty ? nil : E.defaultCase }
  }

  private static func makeDefault<E: SmartAssociatedEnumerable>(_ type: E.Type) -> () -> Any? {
    { E.defaultCase as? E }
  }
}
