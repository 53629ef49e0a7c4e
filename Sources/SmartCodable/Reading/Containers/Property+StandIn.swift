import ModelSupport

// Applies the decision of `StandIn` to a property.

extension Property {
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func standIn<T: Decodable>(
    _ type: T.Type,
    _ operations: TypeOperations,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int,
    after miss: Miss
  ) throws -> T {
    let decision = StandIn.decide(
      after: miss,
      for: .property(isOptional: operations.isOptional, isWrapped: operations.readsPosition),
      in: frame.reader.settings.mode,
      keepsOld: frame.isPatching,
      isModel: operations.isModel
    )
    // The fast path, for values that are just stored: it instantiates no metadata made from `T`.
    if decision.source == .initialValueOrDefault, !operations.isOptional, !operations.readsPosition,
      let place = frame.activation?.with({ $0.initialPlace(of: record, as: type) })
    {
      note(miss, operations.name, decision, record, frame, at: index, .initialValue)
      return place.value(as: type)
    }
    if decision.source == .failure {
      throw failure(type, operations, record, frame, at: index, after: miss)
    }
    return try standIn(decision, type, operations, record, frame, at: index, after: miss)
  }

  /// The error that code gets for a value without a stand-in; not generic, as code that probes for a type asks for many.
  @inline(never)
  private static func failure(
    _ type: any Decodable.Type,
    _ operations: TypeOperations,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int,
    after miss: Miss
  ) -> any Error {
    frame.reading?.note(type, hasFailed: true)
    let saved = frame.enter(.record(record))
    defer { frame.leave(saved) }
    return frame.reader.failure(ofProperty: miss, type, operations.name, at: index, in: frame)
  }

  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  private static func standIn<T: Decodable>(
    _ decision: StandIn,
    _ type: T.Type,
    _ operations: TypeOperations,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int,
    after miss: Miss
  ) throws -> T {
    let source = decision.source
    if source == .initialValue || source == .initialValueOrDefault,
      let value = initialValue(type, record, frame)
    {
      let isNil =
        !decision.isSilent && frame.reader.repairs.isCollecting
        && (operations.isOptional || operations.readsPosition) && OptionalProbing.isNil(value)
      note(
        miss,
        operations.name,
        decision,
        record,
        frame,
        at: index,
        isNil ? .nilValue : .initialValue
      )
      return value
    }
    let hasInitial = source == .initialValueOrDefault
    var wrapper =
      hasInitial || source == .typeDefault && frame.reader.settings.mode.fallback == .typeDefault
      ? frame.activation?.object.info.fieldOffsets.flatMap { record.wrapper(in: $0, of: type) }
      : nil
    if let field = wrapper {
      let value = initialContent(type, of: field, frame)
      if hasInitial, let value {
        note(miss, operations.name, decision, record, frame, at: index, .initialValue)
        return value
      }
      // A model's variable of such a name need not be a wrapper.
      if !hasInitial, value == nil, frame.table.isForModel { wrapper = nil }
    }
    if wrapper == nil, source != .failure, source != .initialValue,
      let (value, action) = typeDefault(type, operations, source, in: frame.reader)
    {
      if !operations.isOptional { frame.reading?.note(type, hasFailed: false) }
      note(miss, operations.name, decision, record, frame, at: index, action)
      return value
    }
    guard hasInitial else {
      throw failure(type, operations, record, frame, at: index, after: miss)
    }
    frame.reading?.note(type, hasFailed: true)
    let saved = frame.enter(.record(record))
    defer { frame.leave(saved) }
    throw frame.reader.ownError(of: miss, at: index)
      ?? noValue(miss, operations.name, record, frame, at: index)
  }

  /// The default of the type, which another API may know: that of an enum comes before nil (LEG-7).
  @_semantics("optimize.sil.specialize.generic.never")
  private static func typeDefault<T>(
    _ type: T.Type,
    _ operations: TypeOperations,
    _ source: StandIn.Source,
    in reader: Reader
  ) -> (value: T, action: SmartRepair.Action)? {
    if source == .defaultCaseOrNil || !operations.isOptional,
      let value: T = reader.defaultCase(as: type)
    {
      return (value, .defaultCase)
    }
    return operations.typeDefault(type)
  }

  /// The stand-in for an absent value: mostly nil or the initial value, without a report.
  @inline(never)
  static func absent<T: Decodable>(
    _ type: T.Type,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int,
    after absence: Miss,
    isModel: Bool = false
  ) throws -> T? {
    switch silentSource(after: absence, in: frame, isModel: isModel) {
    case .nilValue?: return nil
    case .initialValueOrNil?: return initialValue(type, record, frame)
    default: return try standInIfPresent(type, record, frame, at: index, after: absence)
    }
  }

  /// The source of the stand-in for an absent value; nil if it is reported.
  @inline(never)
  private static func silentSource(
    after absence: Miss,
    in frame: Frame,
    isModel: Bool
  ) -> StandIn.Source? {
    let decision = StandIn.decide(
      after: absence,
      for: .propertyIfPresent,
      in: frame.reader.settings.mode,
      keepsOld: frame.isPatching,
      isModel: isModel
    )
    return decision.isSilent ? decision.source : nil
  }

  // Not specialized for each scalar: that alone would be a thirtieth of the module.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func standInIfPresent<T: Decodable>(
    _ type: T.Type,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int,
    after miss: Miss
  ) throws -> T? {
    let decision = StandIn.decide(
      after: miss,
      for: .propertyIfPresent,
      in: frame.reader.settings.mode,
      keepsOld: frame.isPatching,
      isModel: record.operations(for: type, in: frame.reader).object.isModel
    )
    let value: T?
    switch decision.source {
    case .failure:
      let name = record.operations(for: type, in: frame.reader).object.name
      let saved = frame.enter(.record(record))
      defer { frame.leave(saved) }
      throw frame.reader.failure(ofProperty: miss, type, name, at: index, in: frame)
    case .nilValue: value = nil
    case .defaultCaseOrNil: value = frame.reader.defaultCase(as: type)
    default: value = initialValue(type, record, frame)
    }
    if decision.isSilent { return value }
    note(
      miss,
      record.operations(for: type, in: frame.reader).object.name,
      decision,
      record,
      frame,
      at: index,
      value == nil ? .nilValue : decision.source == .defaultCaseOrNil ? .defaultCase : .initialValue
    )
    return value
  }

  /// The value inside the initial wrapper of a property, for code that asks for the wrapped type itself.
  private static func initialContent<T>(
    _ type: T.Type,
    of wrapper: FieldOffsets.Field,
    _ frame: Frame
  ) -> T? {
    guard let value = frame.activation?.with({ $0.initialValue(of: wrapper) }) else { return nil }
    return WrapperContent.of(value) as? T
  }

  @inline(never)
  static func initialValue<T>(_ type: T.Type, _ record: KeyRecord, _ frame: Frame) -> T? {
    frame.activation?.with { $0.initialValue(of: record, as: type) }
  }

  /// Records a repair; for a missing key the location is that of the object (REP-9).
  private static func note(
    _ miss: Miss,
    _ wanted: @autoclosure () -> String,
    _ decision: StandIn,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int,
    _ action: SmartRepair.Action
  ) {
    guard !decision.isSilent, frame.reader.repairs.isCollecting else { return }
    let saved = frame.enter(.record(record))
    frame.reader.report(
      miss.kind,
      wanted: wanted(),
      at: index,
      place: index < 0 ? frame.origin : index,
      action: action
    )
    frame.leave(saved)
  }

  /// The error for a plain value that cannot be decoded because the property has no value (DEF-14).
  private static func noValue(
    _ miss: Miss,
    _ wanted: String,
    _ record: KeyRecord,
    _ frame: Frame,
    at index: Int
  ) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: frame.reader.codingPath(frame.reader.scopes.path.count),
      debugDescription:
        "wanted \(wanted), found \(frame.reader.found(at: index).rawValue), and nothing stands in"
    )
    switch miss.kind {
    case .missing: return .keyNotFound(record.pathKey, context)
    case .null: return .valueNotFound(Any.self, context)
    default: return .typeMismatch(Any.self, context)
    }
  }
}

/// Finds the value inside a property wrapper of any package.
enum WrapperContent {
  /// The value that is stored as `wrappedValue`, or the only one that is stored; nil if there is none.
  static func of(_ wrapper: Any) -> Any? {
    if let own = wrapper as? any PositionDecodable { return own.wrappedValue }
    return stored(in: wrapper)
  }

  private static func stored<Wrapper>(in wrapper: Wrapper) -> Any? {
    let fields = FieldOffsets(of: Wrapper.self).fields
    guard
      let field = fields.first(where: { $0.name == "wrappedValue" })
        ?? (fields.count == 1 ? fields[0] : nil)
    else { return nil }
    return RuntimeFields.value(field.index, declaredBy: field.level, in: wrapper)
  }
}

/// Determines whether a value of unknown type is nil, or wraps nil.
enum OptionalProbing {
  static func isNil(_ value: Any) -> Bool {
    let content: Any =
      if let wrapper = value as? any PositionDecodable { wrapper.wrappedValue } else { value }
    return (content as? any OptionalProbe)?.isNil ?? false
  }
}
