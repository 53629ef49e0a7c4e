/// The elements of one array, for code that reads them one by one (NEST-13, NEST-14).
struct UnkeyedContainer: UnkeyedDecodingContainer {
  let frame: Frame

  private var state: DecodeState { frame.state }

  var codingPath: [any CodingKey] { frame.codingPath() }

  var count: Int? { frame.container < 0 ? 0 : state.tape.memberCount(frame.container) }

  var isAtEnd: Bool { frame.cursor >= frame.end }

  var currentIndex: Int { frame.position }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd else { return true }
    guard state.tape.has(.null, at: frame.cursor) else { return false }
    advance()
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try element(type) }

  mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
    elementIfPresent(type)
  }

  /// The next element, or the default of its type for a bad one.
  func element<T: Decodable>(_ type: T.Type) throws -> T {
    let operations = state.types.operations(for: type)
    switch next(type, operations) {
    case .value(let value):
      return value
    case .miss(let miss, let index):
      guard let (value, action) = operations.typeDefault(type) else {
        throw state.refuse(
          index,
          kind: miss.kind,
          wanted: operations.name,
          depth: state.path.count
        )
      }
      note(miss, operations, at: index, action)
      advance()
      return value
    }
  }

  /// The next element, or nil for a bad one.
  func elementIfPresent<T: Decodable>(_ type: T.Type) -> T? {
    let operations = state.types.operations(for: type)
    switch next(type, operations) {
    case .value(let value):
      return value
    case .miss(let miss, let index):
      if miss.kind != .missing && miss.kind != .null {
        note(miss, operations, at: index, .nilValue)
      }
      advance()
      return nil
    }
  }

  private enum Next<T> {
    case value(T)
    case miss(Miss, Int)
  }

  /// Reads the next element; goes past it only if that succeeds.
  private func next<T: Decodable>(_ type: T.Type, _ operations: TypeOperations) -> Next<T> {
    let index = isAtEnd ? -1 : frame.cursor
    guard index >= 0 else { return .miss(.missing, -1) }
    let saved = frame.enter(.element(frame.position))
    defer { frame.leave(saved) }
    let mark = state.collector.count
    do throws(Miss) {
      if !operations.isOptional, state.tape.has(.null, at: index) { throw .null }
      let value = try operations.decode(type, at: index, in: state)
      state.collector.nameContainer(operations.name, at: state.path.count, since: mark)
      advance()
      return .value(value)
    } catch {
      state.collector.truncate(to: mark)
      return .miss(error, index)
    }
  }

  private func note(
    _ miss: Miss,
    _ operations: TypeOperations,
    at index: Int,
    _ action: SmartRepair.Action
  ) {
    let isSilent = operations.isOptional && (miss.kind == .missing || miss.kind == .null)
    if isSilent { return }
    let saved = frame.enter(.element(frame.position))
    state.report(
      miss.kind,
      wanted: operations.name,
      at: index,
      place: index < 0 ? frame.origin : index,
      action: action
    )
    frame.leave(saved)
  }

  private func advance() {
    guard !isAtEnd else { return }
    frame.cursor = state.tape.next(frame.cursor)
    frame.position += 1
  }

  // MARK: Nested

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    nestedFrame(.object, state.keyTable(type)).keyed(by: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    UnkeyedContainer(frame: nestedFrame(.array, state.types.noKeys))
  }

  private func nestedFrame(_ tag: Tape.Tag, _ table: KeyTable) -> Frame {
    let index = isAtEnd ? -1 : frame.cursor
    let step = PathStep.element(frame.position)
    advance()
    return state.nestedFrame(tag, at: index, in: frame, step: step, table)
  }

  mutating func superDecoder() throws -> any Decoder {
    let index = isAtEnd ? -1 : frame.cursor
    advance()
    return state.decoder(at: index)
  }
}
