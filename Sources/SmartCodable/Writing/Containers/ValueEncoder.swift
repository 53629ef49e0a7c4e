import ModelSupport

/// The encoder that user code receives: a slot of the tree, for the value being encoded.
///
/// Three words in size, so that it fits an existential without a heap box.
struct ValueEncoder: Encoder {
  let state: EncodeState

  /// The model being encoded, which the state retains, or nil for a plain type.
  private let model: Borrowed<EncodeModel>?

  let slot: Int32

  @inline(__always)
  init(_ state: EncodeState, _ slot: Int32, model: EncodeModel?) {
    self.state = state
    self.slot = slot
    self.model = model.map { Borrowed($0) }
  }

  var codingPath: [any CodingKey] { state.codingPath(of: slot) }

  var userInfo: [CodingUserInfoKey: Any] { state.settings.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    container(keyedBy: type, heldBy: nil)
  }

  @inline(__always)
  func container<Key: CodingKey>(
    keyedBy type: Key.Type,
    heldBy holder: SuperEncoder?
  ) -> KeyedEncodingContainer<Key> {
    let table =
      model?.with { $0.keyTable(for: type, in: state) }
      ?? state.types.plainTable(for: type, in: state)
    if table.with({ !$0.isOwn }) {
      // Counted, since the code of a model may run, which can ask for further tables.
      let table = table.object
      if let owner = table.findOwner(of: type, in: state.types) {
        // The code of one value hands its encoder on to a model: `value.encode(to: encoder)`.
        return handOn(to: owner, keyedBy: type, heldBy: holder)
      }
      return table.container(keyedBy: type, for: open(.object), in: state, heldBy: holder)
    }
    return table.with {
      $0.container(keyedBy: type, for: open(.object), in: state, heldBy: holder)
    }
  }

  /// The encoder for the code of a class, unless this is one of it or of a subclass.
  func handed(to type: any Encodable.Type) -> ValueEncoder {
    if let model, EnclosingType.isKind(model.object.type, of: type) { return self }
    return ValueEncoder(state, slot, model: state.types.model(for: type) ?? model?.object)
  }

  @inline(never)
  private func handOn<Key: CodingKey>(
    to owner: EncodeModel,
    keyedBy type: Key.Type,
    heldBy holder: SuperEncoder?
  ) -> KeyedEncodingContainer<Key> {
    ValueEncoder(state, slot, model: owner).container(keyedBy: type, heldBy: holder)
  }

  @inline(__always)
  func unkeyedContainer() -> any UnkeyedEncodingContainer { UnkeyedEncoder(state, open(.array)) }

  @inline(__always)
  func unkeyed(heldBy holder: SuperEncoder?) -> UnkeyedEncoder {
    UnkeyedEncoder(state, open(.array), heldBy: holder)
  }

  @inline(__always)
  private func open(_ kind: EncodeNode.Kind) -> Int32 {
    let opened = state.open(kind, at: slot)
    // A nil under a key of a model is left out (ENC-3).
    if model != nil, state.style == .smart { state.nodes[opened].flags.insert(.leavesOutNil) }
    return opened
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleValueEncoder(state: state, slot: slot)
  }
}
