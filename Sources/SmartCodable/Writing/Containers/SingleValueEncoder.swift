/// One slot, for code that writes a single value; the last value written counts.
struct SingleValueEncoder: SingleValueEncodingContainer {
  let state: EncodeState
  let slot: Int32

  var codingPath: [any CodingKey] { state.codingPath(of: slot) }

  func encodeNil() throws { state.setNull(slot) }

  func encode<T: Encodable>(_ value: T) throws {
    let before = state.nodes[slot]
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
    try value.write(at: slot, in: state)
  }
}
