/// A struct or enum that encodes itself, with the mapping of its type if it is a model.
final class ValueEncodeOperations: EncodeOperations {
  private let model: EncodeModel?

  init(model: EncodeModel?) { self.model = model }

  override var callsUser: Bool { true }

  // `exactly` is not used here, since it would copy the value.
  override func write<T: Encodable>(_ value: T, at slot: Int32, in state: EncodeState) throws {
    try state.enterCall(at: slot)
    defer { state.leaveCall() }
    try value.encode(to: ValueEncoder(state, slot, model: model))
    try state.check()
  }
}

/// A class: uses the mapping of the object's own class (INH-3).
final class ObjectEncodeOperations<Value: Encodable>: EncodeOperations {
  @safe @exclusivity(unchecked) private var lastClass: ObjectIdentifier?
  @safe @exclusivity(unchecked) private var lastModel: EncodeModel?

  override var callsUser: Bool { true }

  override func write<T: Encodable>(_ value: T, at slot: Int32, in state: EncodeState) throws {
    let object = exactly(value, as: Value.self)
    let ownClass: Any.Type = type(of: object)
    if lastClass != ObjectIdentifier(ownClass) {
      lastClass = ObjectIdentifier(ownClass)
      lastModel = state.types.model(for: ownClass)
    }
    let model = lastModel
    try state.callingUser(at: slot) {
      try object.encode(to: ValueEncoder(state, slot, model: model))
    }
  }
}

/// An enum with associated values: writes the result of `encodeValue()`, or else its own encoding
/// (ENUM-8).
final class CaseEncodeOperations<Value: SmartAssociatedEnumerable>: EncodeOperations {
  private let model: EncodeModel?

  init(model: EncodeModel?) { self.model = model }

  override var callsUser: Bool { true }

  override func write<T: Encodable>(_ value: T, at slot: Int32, in state: EncodeState) throws {
    let value = exactly(value, as: Value.self)
    try state.callingUser(at: slot) {
      if let written = value.encodeValue() {
        try state.write(written, at: slot)
      } else {
        try value.encode(to: ValueEncoder(state, slot, model: model))
      }
    }
  }
}

extension SmartAssociatedEnumerable {
  static func makeEncodeOperations(in types: EncodeTypeTable) -> EncodeOperations {
    CaseEncodeOperations<Self>(model: types.model(for: Self.self))
  }
}

extension EncodeState {
  /// Writes a value of any encodable type into an empty slot.
  func write<Value: Encodable>(_ value: Value, at slot: Int32) throws {
    try types.operations(for: Value.self).write(value, at: slot, in: self)
  }
}
