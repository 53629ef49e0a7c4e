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
    let index = record.isDirect ? frame.locate(record.name) : -1
    if index >= 0, let value = Value.exact(frame.tape, index) { return value }
    return Value.isUsual
      ? try repairedScalar(type, record, frame, at: index)
      : try otherScalar(type, record, frame, at: index)
  }

  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  private static func otherScalar<Value: ScalarValue>(
    _ type: Value.Type,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int
  ) throws -> Value {
    try repairedScalar(type, record, frame, at: index)
  }

  @inline(never)
  private static func repairedScalar<Value: ScalarValue>(
    _ type: Value.Type,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int
  ) throws -> Value {
    var index = index
    if !record.isDirect {
      index = frame.find(record)
      if record.isIndirect { return try decodeIndirectly(type, record, frame, at: index) }
      if index >= 0, let value = Value.exact(frame.tape, index) { return value }
    }
    let saved = frame.enter(.record(record))
    do throws(Miss) {
      let value = try Value.read(at: index, in: frame.reader)
      frame.leave(saved)
      return value
    } catch {
      frame.leave(saved)
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
    let index = record.isDirect ? frame.locate(record.name) : -1
    if index >= 0, let value = Value.exact(frame.tape, index) { return value }
    if record.isDirect, let absence = frame.tape.absence(at: index) {
      return try absent(type, record, frame, at: index, after: absence)
    }
    return Value.isUsual
      ? try repairedOptional(type, record, frame, at: index)
      : try otherOptional(type, record, frame, at: index)
  }

  @inline(never)
  private static func repairedOptional<Value: ScalarValue>(
    _ type: Value.Type,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int
  ) throws -> Value? {
    var index = index
    if !record.isDirect {
      index = frame.find(record)
      if record.isIndirect {
        return try decodeIndirectlyIfPresent(type, record, frame, at: index)
      }
      if index >= 0, let value = Value.exact(frame.tape, index) { return value }
      if let absence = frame.tape.absence(at: index) {
        return try absent(type, record, frame, at: index, after: absence)
      }
    }
    let saved = frame.enter(.record(record))
    do throws(Miss) {
      let value = try Value.read(at: index, in: frame.reader)
      frame.leave(saved)
      return value
    } catch {
      frame.leave(saved)
      return try standInIfPresent(type, record, frame, at: index, after: error)
    }
  }

  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  private static func otherOptional<Value: ScalarValue>(
    _ type: Value.Type,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int
  ) throws -> Value? {
    try repairedOptional(type, record, frame, at: index)
  }

  // MARK: Any type

  // Inlined like the members of the container that call them.
  @inline(__always)
  static func decode<T: Decodable>(
    _ type: T.Type,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int
  ) throws -> T {
    if record.isIndirect { return try decodeIndirectly(type, record, frame, at: index) }
    return try record.operations(for: type, in: frame.reader)
      .with { operations throws in
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
        : try operations.value(type, at: index, in: frame.reader)
    }
  }

  @inline(__always)
  static func decodeIfPresent<T: Decodable>(
    _ type: T.Type,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int
  ) throws -> T? {
    if record.isIndirect { return try decodeIndirectlyIfPresent(type, record, frame, at: index) }
    if let absence = frame.tape.absence(at: index) {
      let operations = record.operations(for: type, in: frame.reader)
      // A flat does not need its own key (FLAT-1).
      if operations.with({ !$0.readsObject }) {
        let isModel = operations.with { $0.isModel }
        return try absent(type, record, frame, at: index, after: absence, isModel: isModel)
      }
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
}
