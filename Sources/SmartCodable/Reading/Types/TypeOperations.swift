/// How one type is decoded, decided once per type.
///
/// The class is not generic and its methods are, so that code generic over `T` calls them without
/// building metadata for types made from `T`. A subclass serves exactly one type; results are
/// handed over with ``exactly(_:as:)``.
///
/// `decode` expects the reader's path to name the position of the value.
@safe
class TypeOperations {
  /// The type's name in repairs, without Optional.
  let name: String

  /// Whether the type is an array or set, read from a JSON array.
  let isArray: Bool

  /// Where results are handed over without a copy; nil if they are copied.
  private let slot: UnsafeMutableRawPointer?

  /// The memory that ``handOver(_:as:)`` needs.
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
    unsafe self.slot = slot.map {
      UnsafeMutableRawPointer.allocate(byteCount: $0.size, alignment: $0.alignment)
    }
  }

  deinit {
    unsafe slot?.deallocate()
  }

  /// Whether the type is an Optional, so that null is a value and nil a way out.
  var isOptional: Bool { false }

  /// Whether null is a value of the type, where it is an element.
  var takesNull: Bool { isOptional }

  /// Whether the type's own code is asked what it makes of null as a property (AGR-3).
  var triesNull: Bool { false }

  /// Whether the type is a property wrapper that reads its position by itself.
  var readsPosition: Bool { false }

  /// Whether a wrapper reads the keys of the object around its property, not its own key.
  var readsObject: Bool { false }

  /// The value at `index`, which may be null.
  func decode<T>(_ type: T.Type, at index: Int, in reader: Reader) throws(Miss) -> T {
    throw .mismatch
  }

  /// The value that strict decoding gives, if any; only for plain types (AGR-1).
  func decodeStrictly<T>(_ type: T.Type, at index: Int, in reader: Reader) -> T? { nil }

  /// The value of a type whose keys lie in the object at `index`, among those of others.
  func decodeFlat<T>(_ type: T.Type, from index: Int, in reader: Reader) throws(Miss) -> T {
    try decode(type, at: index, in: reader)
  }

  /// The value for the whole position; only asked if ``readsPosition``.
  func decode<T>(_ type: T.Type, of position: Position) throws(Miss) -> T {
    throw .mismatch
  }

  /// The value at `index` as a change to an old value (chapter 19); ``decode(_:at:in:)`` unless
  /// the type has parts that can stay.
  func update<T>(_ old: T, at index: Int, in reader: Reader) throws(Miss) -> T {
    try decode(T.self, at: index, in: reader)
  }

  /// As ``update(_:at:in:)`` for a type whose keys lie among those of others; the old value if
  /// none of them is there.
  func updateFlat<T>(_ old: T, from index: Int, in reader: Reader) throws(Miss) -> T {
    try decodeFlat(T.self, from: index, in: reader)
  }

  /// As ``update(_:at:in:)``, before hooks, for a model whose type is known only at run time.
  ///
  /// Not generic, since the optimizer takes the static type where a metatype is opened.
  func patch(_ old: Any, at index: Int, in reader: Reader) throws(Miss) -> Any {
    throw .mismatch
  }

  /// The operations for an array of the type, where a loop of its own pays.
  func makeArrayOperations() -> TypeOperations? { nil }

  /// The default of the type and what it is called, or nil if it has none (DEF-12).
  func typeDefault<T>(_ type: T.Type) -> (value: T, action: SmartRepair.Action)? { nil }

  /// Hands a value over as the type it has.
  ///
  /// Invariant: `Value` and `T` are the same type, because the table asks an instance of
  /// TypeOperations only for the type it was made for. Checked in debug builds.
  @inline(__always)
  final func exactly<Value, T>(_ value: Value, as type: T.Type) -> T {
    assert(ObjectIdentifier(Value.self) == ObjectIdentifier(type))
    return unsafe unsafeBitCast(value, to: type)
  }

  /// As ``exactly(_:as:)``, for the one type whose slot the operations have: moves the value through
  /// the slot, which takes no copy of what the value holds.
  ///
  /// Invariant: the slot is not initialized before and after, since nothing is called in between.
  @inline(__always)
  final func handOver<Value, T>(_ value: consuming Value, as type: T.Type) -> T {
    assert(ObjectIdentifier(Value.self) == ObjectIdentifier(type))
    guard let slot = unsafe slot else { return exactly(value, as: type) }
    unsafe slot.assumingMemoryBound(to: Value.self).initialize(to: value)
    return unsafe slot.assumingMemoryBound(to: T.self).move()
  }
}

extension TypeOperations {
  /// Decides how a type is decoded, in an order that matters: an array of models is a model too.
  static func make<T: Decodable>(for type: T.Type, in types: TypeTable) -> TypeOperations {
    if let scalar = type as? any ScalarValue.Type { return scalar.makeOperations() }
    if let wrapper = type as? any PositionDecodable.Type {
      return wrapper.makeOperations(in: types)
    }
    if let shape = type as? any StandardShape.Type {
      if let operations = shape.makeOperations(in: types) { return operations }
    }
    if let model = type as? any SmartDecodable.Type { return makeModel(model) }
    if let cases = type as? any SmartCaseDefaultable.Type {
      return PlainOperations<T>(fallback: makeDefault(cases))
    }
    if let cases = type as? any SmartAssociatedEnumerable.Type {
      return PlainOperations<T>(fallback: makeDefault(cases))
    }
    return PlainOperations<T>()
  }

  private static func makeModel<M: SmartDecodable>(_ model: M.Type) -> TypeOperations {
    ModelOperations<M>()
  }

  private static func makeDefault<E: SmartCaseDefaultable>(_ type: E.Type) -> CaseDefault {
    CaseDefaultOf<E>()
  }

  private static func makeDefault<E: SmartAssociatedEnumerable>(_ type: E.Type) -> CaseDefault {
    AssociatedDefaultOf<E>()
  }
}
