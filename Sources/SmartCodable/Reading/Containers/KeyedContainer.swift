/// The members of one object, by coding key.
///
/// Only the lookup of the key's record is generic over the key: ``Frame`` finds the value and
/// ``Property`` decodes it.
struct KeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  /// The frame, not counted, since the box around a container copies the container at each call.
  ///
  /// It is kept by its table as long as its box is recycled along with it, and by `owner` otherwise.
  private let borrowed: Borrowed<Frame>

  /// The frame if user code keeps the container, or might; ``RecycledBox`` sets it in the box.
  private let owner: Frame?

  /// A container that keeps its frame, or, if the frame keeps the box of the container, does not yet.
  init(_ frame: Frame, isRecycled: Bool = false) {
    borrowed = Borrowed(frame)
    owner = isRecycled ? nil : frame
  }

  private var frame: Frame { borrowed.object }

  private var reader: Reader { frame.reader }

  var codingPath: [any CodingKey] { frame.codingPath() }

  var allKeys: [Key] {
    let names = frame.memberNames()
    // The case of an enum is mostly the only key; a literal looks up the metadata of one type less.
    if names.count != 1 { return keys(of: names) }
    let key = Key(stringValue: names[0])
    if frame.table.isForUpdates { noteKeys(key != nil) }
    if let key { return [key] }
    return []
  }

  @inline(never)
  private func keys(of names: ContiguousArray<String>) -> [Key] {
    var keys: [Key] = []
    keys.reserveCapacity(names.count)
    for name in names {
      if let key = Key(stringValue: name) { keys.append(key) }
    }
    if frame.table.isForUpdates { noteKeys(!keys.isEmpty) }
    return keys
  }

  /// Notes in an update that code looks at the keys themselves.
  @inline(never)
  private func noteKeys(_ hasSome: Bool) {
    frame.noteFlat(hasValue: hasSome)
    frame.activation?.with { $0.noteKeys() }
  }

  func contains(_ key: Key) -> Bool { find(key) >= 0 }

  func decodeNil(forKey key: Key) throws -> Bool {
    let index = find(key)
    return index < 0 ? try isNilIfMissing(key) : frame.tape.has(.null, at: index)
  }

  /// A key that an update does not mention stands for the old value (UPD-2).
  private func isNilIfMissing(_ key: Key) throws -> Bool {
    let wasNil = with(key) { record, frame in
      frame.isPatching ? frame.activation?.with { $0.isInitiallyNil(record) } ?? nil : nil
    }
    if let wasNil { return wasNil }
    if reader.isStrict { throw failure(key).missing() }
    return true
  }

  @inline(__always)
  private func find(_ key: Key) -> Int {
    with(key) { record, frame in
      let index = frame.find(record)
      if record.isNoted { frame.note(record, at: index, index < 0 ? .lost : .asked) }
      return index
    }
  }

  /// Passes the key's record and the frame to `body` without reference counting.
  @inline(__always)
  private func with<Result>(
    _ key: Key,
    _ body: (KeyRecord, Frame) throws -> Result
  ) rethrows -> Result {
    try borrowed.with { frame in
      let record = frame.table.record(for: key)
      // Not a `defer`, which is not inlined.
      do {
        let result = try record.with { record in try body(record, frame) }
        frame.table.release(record)
        return result
      } catch {
        frame.table.release(record)
        throw error
      }
    }
  }

  // Inlined into their witnesses, which saves a stack frame at each level of nesting (PARSE-10).
  @inline(__always)
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try with(key) { record, frame in
      try Property.decode(type, record, frame, at: frame.find(record))
    }
  }

  @inline(__always)
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    try with(key) { record, frame in
      try Property.decodeIfPresent(type, record, frame, at: frame.find(record))
    }
  }

  @inline(__always)
  func scalar<Value: ScalarValue>(_ type: Value.Type, _ key: Key) throws -> Value {
    try with(key) { record, frame in try Property.scalar(type, record, frame) }
  }

  @inline(__always)
  func ifPresent<Value: ScalarValue>(_ type: Value.Type, _ key: Key) throws -> Value? {
    try with(key) { record, frame in try Property.optionalScalar(type, record, frame) }
  }

  // MARK: Nested

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try nestedFrame(.object, key, reader.keyTable(type)).keyed(by: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    UnkeyedContainer(frame: try nestedFrame(.array, key, reader.types.noKeys))
  }

  /// A frame for the nested container, or an empty one if there is no container of that kind (NEST-12).
  private func nestedFrame(
    _ tag: Tape.Tag,
    _ key: Key,
    _ table: Borrowed<KeyTable>
  ) throws -> Frame {
    try with(key) { record, frame in
      let value = frame.find(record)
      if record.isNoted {
        let isLost = frame.reader.container(tag, at: value) < 0
        frame.note(record, at: value, isLost ? .lost : tag == .object ? .asked : .found)
      }
      let reader = frame.reader
      if value < 0, reader.isStrict { throw failure(key).missing() }
      return try reader.nestedFrame(tag, at: value, in: frame, step: .record(record), table)
    }
  }

  /// The errors that strict decoding throws for a key.
  private func failure(_ key: Key) -> StrictFailure {
    StrictFailure(
      reader: reader,
      path: frame.fullPath() + [frame.table.step(of: key)]
    )
  }

  func superDecoder() throws -> any Decoder {
    let value = frame.findSuper()
    if frame.table.isForUpdates { frame.noteFlat(hasValue: value >= 0) }
    return SuperDecoder(at: value, in: frame, step: .superclass)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    with(key) { record, frame in
      let value = frame.find(record)
      if record.isNoted {
        let isLost = value < 0 || frame.tape.has(.null, at: value)
        frame.note(record, at: value, isLost ? .lost : .asked)
      }
      return SuperDecoder(at: value, in: frame, step: .record(record))
    }
  }
}

extension Reader {
  /// The key table of a nested container.
  @inline(__always)
  func keyTable<Key: CodingKey>(_ type: Key.Type) -> Borrowed<KeyTable> {
    let id = ObjectIdentifier(Key.self)
    if let known = types.recentTables[id], known.with({ $0.serves(id, settings.keyStrategy) }) {
      return known
    }
    let table = types.plain.keyTable(for: type, in: types, strategy: settings.keyStrategy)
    types.recentTables[id] = Borrowed(table)
    return Borrowed(table)
  }

  /// A decoder for a value that is not a model.
  func decoder(at index: Int) -> ValueDecoder {
    ValueDecoder(index, activation: takeActivation(types.plain))
  }

  /// A frame for a nested container, with a path of its own.
  func nestedFrame(
    _ tag: Tape.Tag,
    at value: Int,
    in parent: Frame,
    step: PathStep,
    _ table: Borrowed<KeyTable>
  ) throws -> Frame {
    let index = container(tag, at: value)
    if index < 0, isStrict {
      let failure = StrictFailure(reader: self, path: parent.fullPath() + [step])
      throw failure.noContainer(tag.containerType, at: value)
    }
    reuseNestedFrame(in: parent)
    let frame = table.with { table in takeFrame(table) }
    frame.open(index, activation: nil)
    if frame.container < 0 { frame.origin = value >= 0 ? value : parent.origin }
    frame.nest(in: parent, step)
    if index < 0, !mayStandIn(at: frame.pathLength) {
      throw refuse(value, wanted: tag.containerType, path: frame.fullPath())
    }
    return frame
  }
}
