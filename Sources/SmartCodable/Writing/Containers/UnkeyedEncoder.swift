/// The elements of one array, for code that writes them one by one.
struct UnkeyedEncoder: UnkeyedEncodingContainer {
  let state: EncodeState
  let array: Int32

  /// The super encoder whose value the array is or is part of, which must not be released before.
  let holder: SuperEncoder?

  init(_ state: EncodeState, _ array: Int32, heldBy holder: SuperEncoder? = nil) {
    self.state = state
    self.array = array
    self.holder = holder
  }

  var codingPath: [any CodingKey] { state.containerPath(of: array) }

  var count: Int { isOpen ? Int(state.nodes[array].payload) : 0 }

  /// Whether the slot of the array still holds it, and not what replaced a value that failed.
  private var isOpen: Bool { state.nodes[array].kind == .array }

  func encodeNil() throws { try state.setNull(state.appendElement(to: array)) }

  func encode<T: Encodable>(_ value: T) throws {
    try filling { slot in try state.write(value, at: slot) }
  }

  @inline(__always)
  func scalar<Value: ScalarEncodable>(_ value: Value) throws {
    try filling { slot in try value.write(at: slot, in: state) }
  }

  /// Fills the slot of a new element; an element that cannot be written is not counted.
  @inline(__always)
  private func filling(_ body: (Int32) throws -> Void) throws {
    let slot = try state.appendElement(to: array)
    do {
      try body(slot)
    } catch {
      if isOpen { state.nodes[array].payload -= 1 }
      state.drop(slot)
      throw error
    }
  }

  // MARK: Nested

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    let slot = state.openNested(.object, at: state.nestedElement(of: array), in: array)
    return state.types.plainTable(for: keyType, in: state)
      .with { $0.container(keyedBy: keyType, for: slot, in: state, heldBy: holder) }
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    let slot = state.openNested(.array, at: state.nestedElement(of: array), in: array)
    return UnkeyedEncoder(state, slot, heldBy: holder)
  }

  func superEncoder() -> any Encoder {
    let place = Int32(truncatingIfNeeded: count)
    if state.style.isFoundation, let slot = state.slotApart(in: array, .array, key: place) {
      return SuperEncoder(ValueEncoder(state, slot, model: nil), in: holder)
    }
    let slot = state.nestedElement(of: array)
    state.inherit(slot, from: array)
    return ValueEncoder(state, slot, model: nil)
  }
}
