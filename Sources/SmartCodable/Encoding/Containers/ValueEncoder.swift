/// The encoder that user code sees: a slot of the tree, for the value that is being written.
///
/// Three words, so that it fits an existential without a heap box.
struct ValueEncoder: Encoder {
  let state: EncodeState

  /// The model being encoded, or nil for a plain type.
  let model: EncodeModel?

  let slot: Int32

  @inline(__always)
  init(_ state: EncodeState, _ slot: Int32, model: EncodeModel?) {
    self.state = state
    self.slot = slot
    self.model = model
  }

  var codingPath: [any CodingKey] { state.codingPath(of: slot) }

  var userInfo: [CodingUserInfoKey: Any] { state.settings.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    state.keyedContainer(keyedBy: type, for: state.open(.object, at: slot), model: model)
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    UnkeyedEncoder(state, state.open(.array, at: slot))
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleValueEncoder(state: state, slot: slot)
  }
}
