/// The elements of one array, for code that reads them one by one (NEST-13, NEST-14).
///
/// A copy has its own current index, as in Foundation: code that reads ahead keeps its place.
struct UnkeyedContainer: UnkeyedDecodingContainer {
  private let frame: Frame

  /// The tape index of the next element.
  private var cursor: Int

  /// The number of elements read.
  private var position = 0

  init(frame: Frame) {
    self.frame = frame
    cursor = frame.cursor
  }

  private var reader: Reader { frame.reader }

  var codingPath: [any CodingKey] { frame.codingPath() }

  var count: Int? {
    frame.reading?.askForOther()
    return frame.container < 0 ? 0 : reader.tape.memberCount(frame.container)
  }

  var isAtEnd: Bool {
    if let reading = frame.reading { return frame.hasEnded(at: cursor, position, reading) }
    return hasEnded
  }

  private var hasEnded: Bool { cursor >= frame.end }

  var currentIndex: Int {
    frame.reading?.askForOther()
    return position
  }

  mutating func decodeNil() throws -> Bool {
    frame.reading?.askForOther()
    guard !hasEnded else { throw end(Never.self) }
    guard reader.tape.has(.null, at: cursor) else { return false }
    advance()
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try element(type) }

  mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
    try elementIfPresent(type)
  }

  /// The next element, a scalar.
  @inline(__always)
  mutating func scalar<Value: ScalarValue>(_ type: Value.Type) throws -> Value {
    if frame.reading == nil, cursor < frame.end, let value = Value.exact(frame.tape, cursor) {
      advance()
      return value
    }
    return try element(type)
  }

  /// The next element, a scalar, or nil for a bad one.
  @inline(__always)
  mutating func ifPresent<Value: ScalarValue>(_ type: Value.Type) throws -> Value? {
    if frame.reading == nil, cursor < frame.end, let value = Value.exact(frame.tape, cursor) {
      advance()
      return value
    }
    return try elementIfPresent(type)
  }

  /// The next element, or the default of its type for a bad one.
  @_semantics("optimize.sil.specialize.generic.never")
  mutating func element<T: Decodable>(_ type: T.Type) throws -> T {
    guard !hasEnded else { throw end(type) }
    if let reading = frame.reading, let value = ahead(type, reading) { return value }
    let operations = reader.types.operations(for: type)
    let index = cursor
    do throws(Miss) {
      return try next(type, operations)
    } catch let miss {
      let decision = StandIn.decide(
        after: miss,
        for: .nextElement(isOptional: operations.isOptional),
        in: reader.settings.mode
      )
      guard decision.source == .typeDefault, let (value, action) = operations.typeDefault(type)
      else {
        let error = refusal(miss, type, at: index)
        frame.reading?.note(type, hasFailed: true)
        throw error
      }
      if !operations.isOptional { frame.reading?.note(type, hasFailed: false) }
      if !decision.isSilent { note(miss, operations, at: index, action) }
      advance()
      return value
    }
  }

  /// The next good element of a collection that passes over bad ones, if it was found already.
  private mutating func ahead<T: Decodable>(_ type: T.Type, _ reading: CollectionReading) -> T? {
    reading.ask(for: type)
    guard let ahead = reading.takeAhead(from: cursor), let value = ahead.value as? T else {
      return nil
    }
    cursor = reader.tape.next(ahead.index)
    position = ahead.position + 1
    return value
  }

  /// The next element, or nil for a bad one.
  @_semantics("optimize.sil.specialize.generic.never")
  mutating func elementIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
    frame.reading?.askForOther()
    if hasEnded {
      // As in Foundation, whose index advances when an element is requested.
      if reader.isStrict { position += 1 }
      return nil
    }
    if reader.tape.has(.null, at: cursor) {
      advance()
      return nil
    }
    let operations = reader.types.operations(for: type)
    let index = cursor
    do throws(Miss) {
      return try next(type, operations)
    } catch let miss {
      let decision = StandIn.decide(
        after: miss,
        for: .nextElementIfPresent,
        in: reader.settings.mode
      )
      if decision.source == .failure {
        throw refusal(miss, type, at: index)
      }
      note(miss, operations, at: index, .nilValue)
      advance()
      return nil
    }
  }

  /// The path of the next element.
  private var nextPath: ContiguousArray<PathStep> { frame.fullPath() + [.element(position)] }

  private func refusal(_ miss: Miss, _ wanted: Any.Type, at index: Int) -> any Error {
    reader.refuse(
      index,
      miss,
      wanted: wanted,
      path: nextPath,
      decoderDepth: frame.decoderDepth
    )
  }

  /// Past the end every read throws, so that loops that read until an error terminate (NEST-14).
  private func end(_ wanted: Any.Type) -> any Error {
    StrictFailure(reader: reader, path: nextPath).end(wanted)
  }

  /// Reads the next element; advances only if that succeeds.
  private mutating func next<T: Decodable>(
    _ type: T.Type,
    _ operations: TypeOperations
  ) throws(Miss) -> T {
    let index = cursor
    let saved = frame.enter(.element(position))
    defer { frame.leave(saved) }
    let value = try reader.attempt(operations.name) { () throws(Miss) in
      if !operations.takesNull, reader.tape.has(.null, at: index) { throw .null }
      return try operations.decode(type, at: index, in: reader)
    }
    advance()
    return value
  }

  private func note(
    _ miss: Miss,
    _ operations: TypeOperations,
    at index: Int,
    _ action: SmartRepair.Action
  ) {
    let saved = frame.enter(.element(position))
    reader.report(
      miss.kind,
      wanted: operations.name,
      at: index,
      place: index < 0 ? frame.origin : index,
      action: action
    )
    frame.leave(saved)
  }

  @inline(__always)
  private mutating func advance() {
    cursor = reader.tape.next(cursor)
    position += 1
  }

  // MARK: Nested

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    guard !hasEnded else { throw end(KeyedDecodingContainer<NestedKey>.self) }
    return try nestedFrame(.object, reader.keyTable(type)).keyed(by: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard !hasEnded else { throw end((any UnkeyedDecodingContainer).self) }
    return UnkeyedContainer(frame: try nestedFrame(.array, reader.types.noKeys))
  }

  private mutating func nestedFrame(
    _ tag: Tape.Tag,
    _ table: Borrowed<KeyTable>
  ) throws -> Frame {
    frame.reading?.askForOther()
    let step = PathStep.element(position)
    let nested = try reader.nestedFrame(tag, at: cursor, in: frame, step: step, table)
    advance()
    return nested
  }

  mutating func superDecoder() throws -> any Decoder {
    frame.reading?.askForOther()
    guard !hasEnded else { throw end((any Decoder).self) }
    let decoder = SuperDecoder(at: cursor, in: frame, step: .element(position))
    advance()
    return decoder
  }
}
