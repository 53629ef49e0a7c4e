/// The members of one object, by coding key.
///
/// The work is done by code that is not generic over the key: the record of the key is looked up
/// here, and ``PropertyWriter`` goes on from there.
struct KeyedEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let state: EncodeState
  let table: EncodeKeyTable
  let object: Int32

  @inline(__always)
  init(_ state: EncodeState, _ object: Int32, _ model: EncodeModel?) {
    self.state = state
    self.object = object
    table =
      if let model {
        model.keyTable(for: Key.self, in: state)
      } else {
        state.types.plainTable(for: Key.self, in: state)
      }
  }

  var codingPath: [any CodingKey] { state.codingPath(of: object) }

  @inline(__always)
  private func record(_ key: Key) -> EncodeKeyRecord {
    table.record(for: key, in: object, state)
  }

  func encodeNil(forKey key: Key) throws { state.setNull(state.member(object, record(key))) }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    try PropertyWriter.write(value, record(key), object, state)
  }

  @inline(__always)
  func scalar<Value: ScalarEncodable>(_ value: Value, _ key: Key) throws {
    let record = record(key)
    if record.hasTransformer {
      return try PropertyWriter.write(value, record, object, state)
    }
    try value.write(at: state.member(object, record), in: state)
  }

  /// A floating-point number, which may have no form in JSON.
  @inline(__always)
  func floating<Value: ScalarEncodable & BinaryFloatingPoint>(
    _ value: Value,
    _ key: Key
  ) throws {
    let record = record(key)
    if record.hasTransformer || !value.isFinite {
      return try PropertyWriter.write(value, record, object, state)
    }
    try value.write(at: state.member(object, record), in: state)
  }

  // MARK: Nested

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    let slot = state.nestedMember(object, record(key))
    return KeyedEncodingContainer(
      KeyedEncoder<NestedKey>(state, state.open(.object, at: slot), nil)
    )
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    UnkeyedEncoder(state, state.open(.array, at: state.nestedMember(object, record(key))))
  }

  /// A superclass has the mapping of the object's own class (INH-3).
  func superEncoder() -> any Encoder {
    let slot = state.member(object, state.types.record(named: "super"))
    return ValueEncoder(state, slot, model: table.model)
  }

  func superEncoder(forKey key: Key) -> any Encoder {
    ValueEncoder(state, state.member(object, record(key)), model: table.model)
  }
}
