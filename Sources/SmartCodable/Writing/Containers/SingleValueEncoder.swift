/// One slot, for code that writes a single value; the last value written counts.
struct SingleValueEncoder: SingleValueEncodingContainer {
  let state: EncodeState
  let slot: Int32

  /// The super encoder that made the container, which must not be released before.
  var holder: SuperEncoder?

  var codingPath: [any CodingKey] { state.codingPath(of: slot) }

  func encodeNil() throws {
    if state.hasFailed { try state.throwIfFinal() }
    state.setNull(slot)
  }

  func encode<T: Encodable>(_ value: T) throws {
    let before = state.nodes[slot]
    if before.isContainer { return try state.writeMore(value, at: slot) }
    if state.style.isFoundation { state.nodes[slot].flags.insert(.isSingleValue) }
    do {
      try state.write(value, at: slot)
    } catch {
      state.takeBack(slot, to: before)
      throw error
    }
    try state.fillAbsent(slot)
  }

  @inline(__always)
  func scalar<Value: ScalarEncodable>(_ value: Value) throws {
    if state.hasFailed { try state.throwIfFinal() }
    try value.write(at: slot, in: state)
  }
}
