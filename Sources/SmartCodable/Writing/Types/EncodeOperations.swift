/// Encodes values of one type; chosen once per type.
///
/// The class is not generic and its methods are, so that code generic over `T` calls them without
/// building metadata for types made from `T`. A subclass serves exactly one type; values are taken
/// with ``exactly(_:as:)``.
@safe
class EncodeOperations {
  /// Whether `encode(forKey:)` may write something other than one value under the key: an Optional may
  /// write nothing, and a wrapper writes its position by itself.
  var isSpecial: Bool { false }

  /// Whether properties of this type write their position by themselves: a wrapper.
  var isPosition: Bool { false }

  /// Whether user code writes the value, so that it may go on with a container that is there already.
  var callsUser: Bool { false }

  /// Whether the value is an Optional that is nil.
  func isNil<T>(_ value: T) -> Bool { false }

  /// Writes the value into an empty slot.
  func write<T: Encodable>(_ value: T, at slot: Int32, in state: EncodeState) throws {}

  /// Writes a property; only called if ``isSpecial``.
  func write<T: Encodable>(_ value: T, to position: EncodePosition) throws {
    if isNil(value) { return }
    try position.fill { slot in try write(value, at: slot, in: position.state) }
  }

  /// The input for a value transformer of the property.
  func transformerInput<T>(_ value: T) -> Any { value }

  /// Returns a value as the type it is known to have.
  ///
  /// Invariant: `Value` and `T` are the same type, because the table uses an instance of
  /// EncodeOperations only for the type it was made for. Checked in debug builds.
  @inline(__always)
  final func exactly<Value, T>(_ value: T, as type: Value.Type) -> Value {
    assert(ObjectIdentifier(T.self) == ObjectIdentifier(type))
    return unsafe unsafeBitCast(value, to: type)
  }
}

extension EncodeOperations {
  /// Chooses the operations for a type, in an order that matters: an array of models is also a model.
  static func make<T: Encodable>(
    for type: T.Type,
    in types: EncodeTypeTable
  ) -> EncodeOperations {
    if let scalar = type as? any ScalarEncodable.Type { return scalar.makeEncodeOperations() }
    if types.style.isFoundation { return makePlain(for: type, in: types) }
    if let wrapper = type as? any PositionEncodable.Type { return wrapper.makeEncodeOperations() }
    if let shape = type as? any StandardEncodeShape.Type {
      if let operations = shape.makeEncodeOperations(in: types) { return operations }
    }
    if let cases = type as? any SmartAssociatedEnumerable.Type {
      return cases.makeEncodeOperations(in: types)
    }
    return makeOwn(for: type, in: types)
  }

  /// In Foundation's style wrappers and models are ordinary types, and all dictionaries except those
  /// with string keys are left to the standard library.
  private static func makePlain<T: Encodable>(
    for type: T.Type,
    in types: EncodeTypeTable
  ) -> EncodeOperations {
    guard let shape = type as? any StandardEncodeShape.Type, shape.isKnownToFoundation,
      let operations = shape.makeEncodeOperations(in: types)
    else { return makeOwn(for: type, in: types) }
    return operations
  }

  /// A type that encodes itself.
  private static func makeOwn<T: Encodable>(
    for type: T.Type,
    in types: EncodeTypeTable
  ) -> EncodeOperations {
    if type is AnyClass { return ObjectEncodeOperations<T>() }
    return ValueEncodeOperations(model: types.model(for: type))
  }
}
