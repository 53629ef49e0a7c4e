/// The members of one object, by coding key.
///
/// Only the lookup of the key's record is generic over the key; ``PropertyWriter`` does the rest.
struct KeyedEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let target: KeyedTarget

  private var state: EncodeState { target.state }

  @inline(__always)
  private var object: Int32 { target.object }

  var codingPath: [any CodingKey] { state.containerPath(of: object) }

  private func record(_ key: Key) -> EncodeKeyRecord {
    target.with { state, table in table.record(for: key, in: object, state) }
  }

  func encodeNil(forKey key: Key) throws {
    try state.setNull(state.member(object, record(key)))
  }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    try target.with { state, table in
      let object = object
      try PropertyWriter.write(value, table.record(for: key, in: object, state), object, state)
    }
  }

  /// The same as the default of the protocol, which looks up the metadata of the Optional also for nil.
  func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
    if value == nil { return }
    try encodePresent(value, key)
  }

  @inline(never)
  private func encodePresent<T: Encodable>(_ value: T?, _ key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }

  @inline(__always)
  func scalar<Value: ScalarEncodable>(_ value: Value, _ key: Key) throws {
    try target.with { state, table in
      let object = object
      let record = table.record(for: key, in: object, state)
      if record.hasTransformer {
        return try PropertyWriter.write(value, record, object, state)
      }
      try state.filling(state.member(object, record)) { slot in
        try value.write(at: slot, in: state)
      }
    }
  }

  // MARK: Nested

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    let slot = state.nestedMember(object, record(key))
    let nested = state.openNested(.object, at: slot, in: object)
    return state.types.plainTable(for: type, in: state)
      .with { $0.container(keyedBy: type, for: nested, in: state, heldBy: target.holder) }
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    let slot = state.nestedMember(object, record(key))
    let nested = state.openNested(.array, at: slot, in: object)
    return UnkeyedEncoder(state, nested, heldBy: target.holder)
  }

  /// A superclass uses the mapping of the object's own class (INH-3).
  func superEncoder() -> any Encoder {
    superEncoder(target.table.superRecord(in: object, state))
  }

  func superEncoder(forKey key: Key) -> any Encoder { superEncoder(record(key)) }

  private func superEncoder(_ record: EncodeKeyRecord) -> any Encoder {
    let model = target.table.model
    if state.style.isFoundation {
      let key = state.types.lasting(record).id
      if let slot = state.slotApart(in: object, .object, key: key) {
        return SuperEncoder(ValueEncoder(state, slot, model: model), in: target.holder)
      }
    }
    let slot = state.superMember(object, record)
    state.inherit(slot, from: object)
    return ValueEncoder(state, slot, model: model)
  }
}
