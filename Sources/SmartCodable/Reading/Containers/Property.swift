/// Reads one property of one object: its value, or its stand-in (DEF-1).
///
/// The only place that combines values, stand-ins and repairs; every container uses it.
enum Property {
  // MARK: Scalars

  @inline(__always)
  static func scalar<Value: ScalarValue>(
    _ type: Value.Type,
    _ record: KeyRecord,
    _ frame: Frame
  ) throws -> Value {
    guard record.isDirect else { return try mappedScalar(type, record, frame) }
    let index = frame.locate(record.name)
    if index >= 0, let value = Value.exact(frame.tape, index) { return value }
    return try repairedScalar(type, record, frame, at: index)
  }

  @inline(never)
  private static func mappedScalar<Value: ScalarValue>(
    _ type: Value.Type,
    _ record: KeyRecord,
    _ frame: Frame
  ) throws -> Value {
    if record.transformer != nil { return try decodeIndirectly(type, record, frame) }
    let index = frame.find(record)
    if index >= 0, let value = Value.exact(frame.tape, index) {
      if record.isNoted { frame.note(record, at: index, .found) }
      return value
    }
    return try repairedScalar(type, record, frame, at: index)
  }

  @inline(never)
  private static func repairedScalar<Value: ScalarValue>(
    _ type: Value.Type,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int
  ) throws -> Value {
    let saved = frame.enter(.record(record))
    do throws(Miss) {
      let value = try Value.read(at: index, in: frame.reader)
      frame.leave(saved)
      if record.isNoted { frame.note(record, at: index, .found) }
      return value
    } catch {
      frame.leave(saved)
      if record.isNoted { frame.note(record, at: index, .lost, as: type) }
      let operations = record.operations(for: type, in: frame.reader).object
      return try standIn(type, operations, record, frame, at: index, after: error)
    }
  }

  @inline(__always)
  static func optionalScalar<Value: ScalarValue>(
    _ type: Value.Type,
    _ record: KeyRecord,
    _ frame: Frame
  ) throws -> Value? {
    guard record.isDirect else { return try mappedOptional(type, record, frame) }
    let index = frame.locate(record.name)
    if index >= 0, let value = Value.exact(frame.tape, index) { return value }
    return try repairedOptional(type, record, frame, at: index)
  }

  @inline(never)
  private static func mappedOptional<Value: ScalarValue>(
    _ type: Value.Type,
    _ record: KeyRecord,
    _ frame: Frame
  ) throws -> Value? {
    if record.transformer != nil { return try decodeIndirectlyIfPresent(type, record, frame) }
    let index = frame.find(record)
    if index >= 0, let value = Value.exact(frame.tape, index) {
      if record.isNoted { frame.note(record, at: index, .found) }
      return value
    }
    return try repairedOptional(type, record, frame, at: index)
  }

  @inline(never)
  private static func repairedOptional<Value: ScalarValue>(
    _ type: Value.Type,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int
  ) throws -> Value? {
    if let absence = frame.tape.absence(at: index) {
      if record.isNoted { frame.note(record, at: index, .lost, as: type) }
      return try absent(type, record, frame, at: index, after: absence)
    }
    let saved = frame.enter(.record(record))
    do throws(Miss) {
      let value = try Value.read(at: index, in: frame.reader)
      frame.leave(saved)
      if record.isNoted { frame.note(record, at: index, .found) }
      return value
    } catch {
      frame.leave(saved)
      if record.isNoted { frame.note(record, at: index, .lost, as: type) }
      return try standInIfPresent(type, record, frame, at: index, after: error)
    }
  }

  // MARK: Any type

  // Inlined like the members of the container that call them.
  @inline(__always)
  static func decode<T: Decodable>(
    _ type: T.Type,
    _ record: KeyRecord,
    _ frame: Frame
  ) throws -> T {
    if record.isIndirect { return try decodeIndirectly(type, record, frame) }
    return try record.operations(for: type, in: frame.reader)
      .with { operations throws in
        try decode(type, operations, record, frame)
      }
  }

  @inline(__always)
  private static func decode<T: Decodable>(
    _ type: T.Type,
    _ operations: TypeOperations,
    _ record: KeyRecord,
    _ frame: Frame
  ) throws -> T {
    let index = frame.find(record)
    // A plain type may accept null (AGR-3); for an Optional, null is nil.
    if !operations.readsPosition, index < 0 || !operations.triesNull,
      let absence = frame.tape.absence(at: index)
    {
      return try standIn(type, operations, record, frame, at: index, after: absence)
    }
    let saved = frame.enter(.record(record))
    do throws(Miss) {
      let value = try present(type, operations, record, frame, at: index)
      frame.leave(saved)
      return value
    } catch {
      frame.leave(saved)
      return try standIn(type, operations, record, frame, at: index, after: error)
    }
  }

  // Inlined, to avoid another stack frame in the recursion.
  @inline(__always)
  private static func present<T: Decodable>(
    _ type: T.Type,
    _ operations: TypeOperations,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int
  ) throws(Miss) -> T {
    try frame.reader.attempt(operations.name) { () throws(Miss) in
      operations.readsPosition
        ? try operations.decode(type, of: Position(frame: frame, record: record, index: index))
        : try operations.decode(type, at: index, in: frame.reader)
    }
  }

  @inline(__always)
  static func decodeIfPresent<T: Decodable>(
    _ type: T.Type,
    _ record: KeyRecord,
    _ frame: Frame
  ) throws -> T? {
    if record.isIndirect { return try decodeIndirectlyIfPresent(type, record, frame) }
    let index = frame.find(record)
    if let absence = frame.tape.absence(at: index), !readsObject(type, record, frame) {
      return try standInIfPresent(type, record, frame, at: index, after: absence)
    }
    return try record.operations(for: type, in: frame.reader)
      .with { operations throws in
        let saved = frame.enter(.record(record))
        do throws(Miss) {
          let value = try present(type, operations, record, frame, at: index)
          frame.leave(saved)
          return value
        } catch {
          frame.leave(saved)
          return try standInIfPresent(type, record, frame, at: index, after: error)
        }
      }
  }

  /// Whether the property is a flat, which does not need its own key (FLAT-1).
  @inline(never)
  private static func readsObject<T: Decodable>(
    _ type: T.Type,
    _ record: KeyRecord,
    _ frame: Frame
  ) -> Bool {
    record.operations(for: type, in: frame.reader).object.readsObject
  }
}
