/// The members of one object, by coding key.
///
/// The work is done by code that is not generic over the key: ``Frame`` finds the value and
/// ``Property`` turns it into what is wanted. Here the key is looked up and forwarded.
struct KeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let state: DecodeState
  let frame: Frame
  let table: KeyTable

  init(_ state: DecodeState, _ frame: Frame, model: ModelInfo?) {
    self.state = state
    self.frame = frame
    table = state.types.keyTable(
      for: Key.self,
      model: model,
      strategy: state.keyStrategy
    )
  }

  var codingPath: [any CodingKey] { frame.codingPath(in: state) }

  var allKeys: [Key] {
    var seen: Set<KeyText> = []
    var keys: [Key] = []
    frame.forEachKey(in: state.tape) { index in
      let raw = state.tape.string(index)
      let converted = state.settings.key.converted(raw, path: codingPath)
      guard let name = table.codingKey(forRawKey: raw, converted: converted),
        seen.insert(KeyText(name)).inserted, let key = Key(stringValue: name)
      else { return }
      keys.append(key)
    }
    return keys
  }

  func contains(_ key: Key) -> Bool { frame.find(table.record(for: key), in: state) >= 0 }

  func decodeNil(forKey key: Key) throws -> Bool {
    let index = frame.find(table.record(for: key), in: state)
    return index < 0 || state.tape.has(.null, at: index)
  }

  // Inlined into their witnesses, which saves a frame at each level of nesting (PARSE-10).
  @inline(__always)
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try Property.decode(type, table.record(for: key), frame, state)
  }

  @inline(__always)
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    Property.decodeIfPresent(type, table.record(for: key), frame, state)
  }

  @inline(__always)
  func scalar<Value: ScalarValue>(_ type: Value.Type, _ key: Key) throws -> Value {
    try Property.scalar(type, table.record(for: key), frame, state)
  }

  @inline(__always)
  func optionalScalar<Value: ScalarValue>(_ type: Value.Type, _ key: Key) -> Value? {
    Property.optionalScalar(type, table.record(for: key), frame, state)
  }

  // MARK: Nested

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let nested = nestedFrame(.object, key)
    return KeyedDecodingContainer(KeyedContainer<NestedKey>(state, nested, model: nil))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    UnkeyedContainer(state, nestedFrame(.array, key))
  }

  /// A frame over the child container, or an empty one if there is none of that kind (NEST-12).
  private func nestedFrame(_ tag: Tape.Tag, _ key: Key) -> Frame {
    let record = table.record(for: key)
    let value = frame.find(record, in: state)
    return state.nestedFrame(tag, at: value, in: frame, step: .record(record))
  }

  func superDecoder() throws -> any Decoder {
    let index = frame.locate(KeyName("super", bit: 0), in: state.tape)
    return ValueDecoder(state, index, activation: frame.activation)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    let index = frame.find(table.record(for: key), in: state)
    return ValueDecoder(state, index, activation: frame.activation)
  }
}

extension DecodeState {
  /// A frame for a nested container, which keeps its own path.
  func nestedFrame(_ tag: Tape.Tag, at value: Int, in parent: Frame, step: PathStep) -> Frame {
    let path = parent.fullPath(in: self) + [step]
    let frame = takeFrame()
    frame.open(container(tag, at: value), in: self, activation: nil)
    if frame.container < 0 { frame.origin = value >= 0 ? value : parent.origin }
    frame.detachedPath = path
    return frame
  }
}
