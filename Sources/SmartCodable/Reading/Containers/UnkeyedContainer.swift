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

  /// The next element, if it is in the type's own form.
  @inline(__always)
  private func exact<Value: ScalarValue>(_ type: Value.Type) -> Value? {
    Borrowed(frame)
      .with { frame in
        frame.reading == nil && cursor < frame.end ? Value.exact(frame.tape, cursor) : nil
      }
  }

  /// Passes over a scalar, which is one entry of the tape.
  @inline(__always)
  private mutating func advanceByOne() {
    cursor += 1
    position += 1
  }

  /// The next element, a scalar.
  @inline(__always)
  mutating func scalar<Value: ScalarValue>(_ type: Value.Type) throws -> Value {
    if let value = exact(type) {
      advanceByOne()
      return value
    }
    return try decode(type)
  }

  /// The next element, a scalar, or nil for a bad one.
  @inline(__always)
  mutating func ifPresent<Value: ScalarValue>(_ type: Value.Type) throws -> Value? {
    if let value = exact(type) {
      advanceByOne()
      return value
    }
    return try decodeIfPresent(type)
  }

  /// The next element, or the default of its type for a bad one.
  ///
  /// What needs Optionals or tuples of the type is left to other functions: generic code looks up their metadata when
  /// it is entered, whether it comes to use them or not.
  @_semantics("optimize.sil.specialize.generic.never")
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    guard !hasEnded else { throw end(type) }
    if let reading = frame.reading {
      reading.ask(for: type)
      if let ahead = reading.takeAhead(from: cursor) { return try take(ahead, type) }
    }
    return try nextOrStandIn(type)
  }

  /// The next good element of a collection that passes over bad ones, which was found already.
  @inline(never)
  private mutating func take<T: Decodable>(
    _ ahead: CollectionReading.Ahead,
    _ type: T.Type
  ) throws -> T {
    guard let value = ahead.value as? T else { return try nextOrStandIn(type) }
    cursor = reader.tape.next(ahead.index)
    position = ahead.position + 1
    return value
  }

  private mutating func nextOrStandIn<T: Decodable>(_ type: T.Type) throws -> T {
    // The container keeps the frame, and is not changed before it has the value.
    let operations = reader.types.borrowedOperations(for: type)
    let value = try Borrowed(frame)
      .with { frame throws in
        try operations.with { operations throws in
          do throws(Miss) {
            return try Self.element(type, operations, at: cursor, position, in: frame)
          } catch {
            return try standIn(for: type, operations, after: error)
          }
        }
      }
    advance()
    return value
  }

  @inline(never)
  private func standIn<T: Decodable>(
    for type: T.Type,
    _ operations: TypeOperations,
    after miss: Miss
  ) throws -> T {
    let decision = StandIn.decide(
      after: miss,
      for: .nextElement(isOptional: operations.isOptional),
      in: reader.settings.mode
    )
    guard decision.source == .typeDefault, let (value, action) = operations.typeDefault(type)
    else {
      let error = refusal(miss, type, at: cursor)
      frame.reading?.note(type, hasFailed: true)
      throw error
    }
    if !operations.isOptional { frame.reading?.note(type, hasFailed: false) }
    if !decision.isSilent { note(miss, operations, at: cursor, action) }
    return value
  }

  /// The next element, or nil for a bad one.
  @_semantics("optimize.sil.specialize.generic.never")
  mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
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
    let value: T?
    do throws(Miss) {
      value = try Self.element(type, operations, at: cursor, position, in: frame)
    } catch let miss {
      let decision = StandIn.decide(
        after: miss,
        for: .nextElementIfPresent,
        in: reader.settings.mode
      )
      if decision.source == .failure { throw refusal(miss, type, at: cursor) }
      note(miss, operations, at: cursor, .nilValue)
      value = nil
    }
    advance()
    return value
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

  @inline(__always)
  private static func element<T: Decodable>(
    _ type: T.Type,
    _ operations: TypeOperations,
    at index: Int,
    _ position: Int,
    in frame: Frame
  ) throws(Miss) -> T {
    let saved = frame.enter(.element(position))
    do throws(Miss) {
      let value = try frame.reader.attempt(operations.name) { () throws(Miss) in
        if !operations.takesNull, frame.tape.has(.null, at: index) { throw .null }
        return try operations.value(type, at: index, in: frame.reader)
      }
      frame.leave(saved)
      return value
    } catch {
      frame.leave(saved)
      throw error
    }
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
