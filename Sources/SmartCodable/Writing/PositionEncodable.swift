/// The position of a wrapped property during encoding: all that its wrapper needs to write it.
struct EncodePosition {
  enum Place {
    /// A property of an object.
    case member(Int32, EncodeKeyRecord)

    /// A slot that is not a property: an element, or the top level.
    case slot(Int32)
  }

  let state: EncodeState
  let place: Place

  /// Writes a value under the property's own key, like that of an ordinary property; a nil
  /// writes nothing (ENC-3).
  func encode<Value: Encodable>(_ value: Value) throws {
    let operations = state.types.operations(for: Value.self)
    if operations.isSpecial {
      try operations.write(value, to: self)
    } else {
      try fill { slot in try operations.write(value, at: slot, in: state) }
    }
  }

  /// Writes a value of unknown type under the property's own key (ANY-9); a nil writes nothing.
  ///
  /// Throws `EncodingError` if no JSON form is known for the value.
  func encodeAny(_ value: Any) throws {
    guard let value = AnyValue.unwrapped(value) else { return }
    try fill { slot in try AnyValue.write(value, at: slot, in: state) }
  }

  /// Writes a collection that may contain `Any`; one that does not is written by its own type's
  /// operations, which saves stack at every level of nesting.
  func encodeCollection(_ value: Any) throws {
    if let encodable = value as? any Encodable {
      try encode(encodable)
    } else {
      try encodeAny(value)
    }
  }

  /// Writes the members of the value among those of the object that holds the property (FLAT-8).
  ///
  /// A value that is not written as an object goes under the property's own key (FLAT-6).
  func merge<Value: Encodable>(_ value: Value) throws {
    let operations = state.types.operations(for: Value.self)
    if operations.isNil(value) { return }
    guard case .member(let object, let record) = place, state.nodes[object].kind == .object else {
      return try fill { slot in try operations.write(value, at: slot, in: state) }
    }
    let apart = state.makeFlat(record, in: object)
    try state.filling(apart) { slot in try operations.write(value, at: slot, in: state) }
    switch state.nodes[apart].kind {
    case .absent, .null, .dropped: break
    case .object: state.merge(apart, into: object)
    // Written only once, since the time would double with each level of a recursive type (LIM-1).
    default: state.keepFlat(apart, record, in: object)
    }
  }

  /// Lets `body` fill a slot, which is undone if that fails.
  @inline(__always)
  func fill(_ body: (Int32) throws -> Void) throws {
    let slot =
      switch place {
      case .member(let object, let record): try state.member(object, record)
      case .slot(let slot): slot
      }
    try state.filling(slot, body)
  }
}

/// A property wrapper that writes its position by itself.
///
/// Containers know only this protocol. A wrapper that writes nothing leaves its key out.
protocol PositionEncodable: Encodable {
  /// Writes the wrapped value to its position, or nothing.
  func encode(at position: EncodePosition) throws

  /// The wrapped value, as passed to a value transformer (VAL-17); nil if nothing is to be written, so
  /// that the transformer is not called (VAL-19).
  var transformedValue: Any { get }
}

extension PositionEncodable {
  static func makeEncodeOperations() -> EncodeOperations { PositionEncodeOperations<Self>() }
}

/// The operations of a wrapper.
final class PositionEncodeOperations<Wrapper: PositionEncodable>: EncodeOperations {
  override var isSpecial: Bool { true }

  override var isPosition: Bool { true }

  override var callsUser: Bool { true }

  override func write<T: Encodable>(_ value: T, to position: EncodePosition) throws {
    try exactly(value, as: Wrapper.self).encode(at: position)
  }

  /// Outside a property, for example as an element, a wrapper is written as its wrapped value.
  override func write<T: Encodable>(_ value: T, at slot: Int32, in state: EncodeState) throws {
    try exactly(value, as: Wrapper.self)
      .encode(at: EncodePosition(state: state, place: .slot(slot)))
    if state.nodes[slot].kind == .absent { state.setNull(slot) }
  }

  override func transformerInput<T>(_ value: T) -> Any {
    exactly(value, as: Wrapper.self).transformedValue
  }
}
