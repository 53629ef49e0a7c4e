/// Reads one property of one object: its value, or what stands in for it (DEF-1).
///
/// The one place where values, fallbacks and repairs meet; every container goes through it.
enum Property {
  // MARK: Scalars

  @inline(__always)
  static func scalar<Value: ScalarValue>(
    _ type: Value.Type,
    _ record: KeyRecord,
    _ frame: Frame
  ) throws -> Value {
    guard record.isPlain else { return try mappedScalar(type, record, frame) }
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
    if record.isIndirect { return try decodeIndirectly(type, record, frame) }
    let index = frame.find(record)
    if index >= 0, let value = Value.exact(frame.tape, index) { return value }
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
    defer { frame.leave(saved) }
    do throws(Miss) {
      return try Value.read(at: index, in: frame.state)
    } catch {
      if frame.state.isStrict, !keepsOld(error, record, frame) {
        throw frame.state.failure(error, type, at: index)
      }
      if let value = initialValue(type, record, frame) {
        note(error, frame.state.types.operations(for: type).name, frame, at: index, .initialValue)
        return value
      }
      guard let value = Value.typeDefault else {
        throw noValue(error, TypeName.of(type), record, frame, at: index)
      }
      note(error, frame.state.types.operations(for: type).name, frame, at: index, .typeDefault)
      return value
    }
  }

  @inline(__always)
  static func optionalScalar<Value: ScalarValue>(
    _ type: Value.Type,
    _ record: KeyRecord,
    _ frame: Frame
  ) throws -> Value? {
    guard record.isPlain else { return try mappedOptional(type, record, frame) }
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
    if record.isIndirect { return try decodeIndirectlyIfPresent(type, record, frame) }
    let index = frame.find(record)
    if index >= 0, let value = Value.exact(frame.tape, index) { return value }
    return try repairedOptional(type, record, frame, at: index)
  }

  @inline(never)
  private static func repairedOptional<Value: ScalarValue>(
    _ type: Value.Type,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int
  ) throws -> Value? {
    guard index >= 0, !frame.tape.has(.null, at: index) else {
      return standsInForNothing(frame) ? initialValue(type, record, frame) : nil
    }
    let saved = frame.enter(.record(record))
    defer { frame.leave(saved) }
    do throws(Miss) {
      return try Value.read(at: index, in: frame.state)
    } catch {
      if frame.state.isStrict { throw frame.state.failure(error, type, at: index) }
      let value = initialValue(type, record, frame)
      note(
        error,
        frame.state.types.operations(for: type).name,
        frame,
        at: index,
        value == nil ? .nilValue : .initialValue
      )
      return value
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
    return try record.operations(for: type, in: frame.state)
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
    let isAbsent = index < 0 || frame.tape.has(.null, at: index)
    // A plain type may accept null (AGR-3), which for an Optional is nil.
    if isAbsent, !operations.readsPosition,
      index < 0 || !operations.triesNull
    {
      return try standIn(
        type,
        operations,
        record,
        frame,
        at: index,
        after: index < 0 ? .missing : .null
      )
    }
    let saved = frame.enter(.record(record))
    let mark = frame.state.collector.count
    do throws(Miss) {
      let value =
        operations.readsPosition
        ? try operations.decode(
          type,
          of: Position(frame: frame, record: record, index: index)
        )
        : try operations.decode(type, at: index, in: frame.state)
      frame.state.collector.nameContainer(operations.name, at: frame.state.path.count, since: mark)
      frame.leave(saved)
      return value
    } catch {
      frame.leave(saved)
      frame.state.collector.truncate(to: mark)
      return try standIn(type, operations, record, frame, at: index, after: error)
    }
  }

  @inline(never)
  static func standIn<T: Decodable>(
    _ type: T.Type,
    _ operations: TypeOperations,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int,
    after miss: Miss
  ) throws -> T {
    if frame.state.isStrict, !miss.isSilent {
      return try strictStandIn(type, operations, record, frame, at: index, after: miss)
    }
    if !operations.isOptional, !operations.readsPosition,
      let place = initialPlace(type, record, frame)
    {
      if !miss.isSilent, frame.state.collector.isCollecting {
        let saved = frame.enter(.record(record))
        note(miss, operations.name, frame, at: index, .initialValue)
        frame.leave(saved)
      }
      return place.value(as: type)
    }
    return try otherStandIn(type, operations, record, frame, at: index, after: miss)
  }

  /// The slow-path fallback, for values that are not just stored; instantiates generic metadata of `T`.
  @inline(never)
  private static func otherStandIn<T: Decodable>(
    _ type: T.Type,
    _ operations: TypeOperations,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int,
    after miss: Miss
  ) throws -> T {
    let saved = frame.enter(.record(record))
    defer { frame.leave(saved) }
    let isSilent =
      miss.isSilent || operations.isOptional && (miss.kind == .missing || miss.kind == .null)
    if let value = initialValue(type, record, frame) {
      if !isSilent {
        let isNil =
          (operations.isOptional || operations.readsPosition) && OptionalProbing.isNil(value)
        note(miss, operations.name, frame, at: index, isNil ? .nilValue : .initialValue)
      }
      return value
    }
    guard let (value, action) = operations.typeDefault(type) else {
      throw noValue(miss, operations.name, record, frame, at: index)
    }
    if !isSilent { note(miss, operations.name, frame, at: index, action) }
    return value
  }

  @inline(__always)
  static func decodeIfPresent<T: Decodable>(
    _ type: T.Type,
    _ record: KeyRecord,
    _ frame: Frame
  ) throws -> T? {
    if record.isIndirect { return try decodeIndirectlyIfPresent(type, record, frame) }
    let index = frame.find(record)
    if index < 0 || frame.tape.has(.null, at: index) {
      return standsInForNothing(frame) ? initialValue(type, record, frame) : nil
    }
    return try record.operations(for: type, in: frame.state)
      .with { operations throws in
        try decodeIfPresent(type, operations, record, frame, at: index)
      }
  }

  @inline(__always)
  private static func decodeIfPresent<T: Decodable>(
    _ type: T.Type,
    _ operations: TypeOperations,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int
  ) throws -> T? {
    let saved = frame.enter(.record(record))
    defer { frame.leave(saved) }
    let mark = frame.state.collector.count
    do throws(Miss) {
      let value =
        operations.readsPosition
        ? try operations.decode(
          type,
          of: Position(frame: frame, record: record, index: index)
        )
        : try operations.decode(type, at: index, in: frame.state)
      frame.state.collector.nameContainer(operations.name, at: frame.state.path.count, since: mark)
      return value
    } catch {
      frame.state.collector.truncate(to: mark)
      return try fallback(type, operations, record, frame, at: index, after: error)
    }
  }

  /// Out of line, to keep the frame of the recursion small (PARSE-10).
  @inline(never)
  private static func fallback<T: Decodable>(
    _ type: T.Type,
    _ operations: TypeOperations,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int,
    after miss: Miss
  ) throws -> T? {
    if frame.state.isStrict, !miss.isSilent { throw frame.state.failure(miss, type, at: index) }
    let value = initialValue(type, record, frame)
    let action: SmartRepair.Action = value == nil ? .nilValue : .initialValue
    note(miss, operations.name, frame, at: index, action)
    return value
  }

  // MARK: What stands in

  /// Where the initial value is stored, if as exactly this type.
  @inline(never)
  private static func initialPlace(
    _ type: Any.Type,
    _ record: KeyRecord,
    _ frame: Frame
  ) -> InitialValues.Place? {
    frame.activation?.with { $0.initialPlace(of: record, as: type) }
  }

  @inline(never)
  static func initialValue<T>(
    _ type: T.Type,
    _ record: KeyRecord,
    _ frame: Frame
  ) -> T? {
    frame.activation?.with { $0.initialValue(of: record, as: type) }
  }

  /// For a missing key the place shown is that of the object (REP-9).
  static func note(
    _ miss: Miss,
    _ wanted: @autoclosure () -> String,
    _ frame: Frame,
    at index: Int,
    _ action: SmartRepair.Action
  ) {
    guard frame.state.collector.isCollecting else { return }
    frame.state.report(
      miss.kind,
      wanted: wanted(),
      at: index,
      place: index < 0 ? frame.origin : index,
      action: action
    )
  }

  /// The enclosing plain value cannot be made (DEF-14).
  private static func noValue(
    _ miss: Miss,
    _ wanted: String,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int
  ) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: frame.state.codingPath(frame.state.path.count),
      debugDescription:
        "wanted \(wanted), found \(frame.state.found(at: index).rawValue), and nothing stands in"
    )
    switch miss.kind {
    case .missing: return .keyNotFound(PathKey(stringValue: record.codingKey), context)
    case .null: return .valueNotFound(Any.self, context)
    default: return .typeMismatch(Any.self, context)
    }
  }
}

/// Tells whether a value of unknown type is nil, or wraps nil.
enum OptionalProbing {
  static func isNil(_ value: Any) -> Bool {
    if let wrapper = value as? any PositionDecodable { return wrapsNil(wrapper) }
    return (value as? any OptionalProbe)?.isNil ?? false
  }

  private static func wrapsNil<Wrapper: PositionDecodable>(_ wrapper: Wrapper) -> Bool {
    (wrapper.wrappedValue as? any OptionalProbe)?.isNil ?? false
  }
}
