/// The members of one object, by coding key.
///
/// The work is done by code that is not generic over the key: ``Frame`` finds the value and
/// ``Property`` turns it into what is wanted. Here the key is looked up and forwarded.
struct KeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  /// The only counted reference, since the box around a container copies it at each call.
  let frame: Frame

  init(_ frame: Frame) { self.frame = frame }

  private var state: DecodeState { frame.state }

  var codingPath: [any CodingKey] { frame.codingPath() }

  var allKeys: [Key] {
    var seen: Set<KeyText> = []
    var keys: [Key] = []
    frame.forEachKey { index in
      let raw = state.tape.string(index)
      let converted = state.settings.key.converted(raw, path: codingPath)
      guard let name = frame.table.codingKey(forRawKey: raw, converted: converted),
        seen.insert(KeyText(name)).inserted, let key = Key(stringValue: name)
      else { return }
      keys.append(key)
    }
    return keys
  }

  func contains(_ key: Key) -> Bool { find(key) >= 0 }

  func decodeNil(forKey key: Key) throws -> Bool {
    let index = find(key)
    return index < 0 || frame.tape.has(.null, at: index)
  }

  @inline(__always)
  private func find(_ key: Key) -> Int {
    frame.table.record(for: key).with { record in frame.find(record) }
  }

  // Inlined into their witnesses, which saves a frame at each level of nesting (PARSE-10).
  @inline(__always)
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try frame.table.record(for: key)
      .with { record throws in
        try Property.decode(type, record, frame)
      }
  }

  @inline(__always)
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    frame.table.record(for: key)
      .with { record in
        Property.decodeIfPresent(type, record, frame)
      }
  }

  @inline(__always)
  func scalar<Value: ScalarValue>(_ type: Value.Type, _ key: Key) throws -> Value {
    try frame.table.record(for: key)
      .with { record throws in
        try Property.scalar(type, record, frame)
      }
  }

  @inline(__always)
  func optionalScalar<Value: ScalarValue>(_ type: Value.Type, _ key: Key) -> Value? {
    frame.table.record(for: key)
      .with { record in
        Property.optionalScalar(type, record, frame)
      }
  }

  // MARK: Nested

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    nestedFrame(.object, key, state.keyTable(type)).keyed(by: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    UnkeyedContainer(frame: nestedFrame(.array, key, state.types.noKeys))
  }

  /// A frame over the child container, or an empty one if there is none of that kind (NEST-12).
  private func nestedFrame(_ tag: Tape.Tag, _ key: Key, _ table: KeyTable) -> Frame {
    let record = frame.table.record(for: key).object
    let value = frame.find(record)
    return state.nestedFrame(tag, at: value, in: frame, step: .record(record), table)
  }

  func superDecoder() throws -> any Decoder {
    decoder(at: frame.locate(KeyName("super", bit: 0)))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    decoder(at: find(key))
  }

  /// A decoder for a superclass, which belongs to the same instance.
  private func decoder(at index: Int) -> ValueDecoder {
    guard let activation = frame.activation else { return state.decoder(at: index) }
    return ValueDecoder(index, activation: activation.object)
  }
}

extension DecodeState {
  /// The key table of a nested container.
  func keyTable<Key: CodingKey>(_ type: Key.Type) -> KeyTable {
    types.plain.keyTable(for: type, in: types, strategy: keyStrategy)
  }

  /// A decoder for a value that is no model of ours.
  func decoder(at index: Int) -> ValueDecoder {
    ValueDecoder(index, activation: takeActivation(types.plain))
  }

  /// A frame for a nested container, which keeps its own path.
  func nestedFrame(
    _ tag: Tape.Tag,
    at value: Int,
    in parent: Frame,
    step: PathStep,
    _ table: KeyTable
  ) -> Frame {
    let path = parent.fullPath() + [step]
    let frame = takeFrame(table)
    frame.open(container(tag, at: value), activation: nil)
    if frame.container < 0 { frame.origin = value >= 0 ? value : parent.origin }
    frame.detachedPath = path
    return frame
  }
}
