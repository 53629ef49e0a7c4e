import ConformanceKit

extension ReferenceRun {
  /// Why a field needs a stand-in, and what that is.
  private struct Fallback {
    let field: Field
    let cause: Repair.Kind
    let initialValue: Observation?
    let place: String

    /// The details that are reported.
    var detail: RepairDetail {
      RepairDetail(wanted: field.shape, action: action)
    }

    private var action: RepairDetail.Action {
      switch (field.shape, initialValue) {
      case (.optional, nil), (.optional, .null?): .nilValue
      case (_, _?): .initialValue
      case (.enumeration, nil): .defaultCase
      case (_, nil): .typeDefault
      }
    }
  }

  /// Reads an object as a model, or nil if a field has no value; `isFlat` if it belongs to an outer model.
  mutating func record(
    _ id: ModelID,
    _ members: [JSONMember],
    _ position: Position,
    isFlat: Bool = false
  ) throws(Rejection) -> Observation? {
    guard let schema = catalog[id] else { throw Rejection() }
    let updates = isUpdate
    var position = position
    if isUpdate, position.path != "$", !policy.updatesMergeChildren { position.parentValue = nil }
    if !isMerging(position) { isUpdate = false }
    defer { isUpdate = updates }
    if settings[.keys] != nil, schema.form == .plainStructure {
      let keys = Set(members.map(\.key))
      metKeysAlike = metKeysAlike || Set(keys.map(converted)).count < keys.count
    }
    let fields = adjustedFields(of: schema, outer: position.outer, isFlat: isFlat)
    if !policy.ignoresUnknownKeys, !isFlat { try refuseUnknownKeys(in: members, fields, position) }
    let isForgetful =
      schema.form == .plainStructure
      ? policy.plainChildForgetsInitialValues && !isUpdate
      : !policy.modelInPlainKeepsInitialValues && isPlain(position.outer)
    var values: [String: Observation] = [:]
    var passedFlat = false
    var left = members
    let mark = repairs.count
    for field in fields {
      let isLost = passedFlat && !policy.fieldsAfterFlatKeepInitialValues
      let initial =
        !isForgetful && !isLost ? initialValue(of: field, position.parentValue) : nil
      if field.traits.contains(.uncoded) {
        values[field.name] = try uncoded(field, members, id, position)
      } else if field.traits.contains(.flat) {
        values[field.name] = try flat(field, left, initial, id, position)
        passedFlat = true
        if !policy.keysFeedSeveralFlats { left = left.filter { !accepts(field, $0.key) } }
      } else {
        guard let value = try value(of: field, members, initial, id, position) else { return nil }
        values[field.name] = value
      }
    }
    if schema.form == .plainStructure, !policy.values.strictAttemptLeavesNoRepair {
      repairs += repairs[mark...]
    }
    if let hook, schema.form != .plainStructure { values = hook(values) }
    return schema.isClass ? .instance(of: id.rawValue, values) : .object(values)
  }

  mutating func value(
    of field: Field,
    _ members: [JSONMember],
    _ initial: Observation?,
    _ outer: ModelID,
    _ position: Position
  ) throws(Rejection) -> Observation? {
    if case .model = field.shape, let initial, !policy.decodesChildren { return initial }
    let (candidates, sawNull) =
      version2.map { version2Candidates(for: field, in: members, at: position.path, $0) }
      ?? candidates(for: field, in: members)
    if sawNull, candidates.isEmpty, field.shape.isOptional, !policy.optionalTakesNull {
      throw Rejection(.valueNotFound, at: "\(position.path).\(field.codingKey)")
    }
    let limit = policy.wrongCandidateEndsSearch ? 1 : candidates.count
    var cause: Repair.Kind = sawNull ? .null : .missing
    var key = field.codingKey
    for candidate in candidates.prefix(limit) {
      if !policy.pathsNameCodingKeys { key = candidate.key }
      var place = Position(path: "\(position.path).\(key)", outer: outer)
      place.traits = field.traits
      if isUpdate || !policy.emptyChildUsesOwnDefaults { place.parentValue = initial }
      let mark = repairs.count
      switch try reading(field.shape, candidate.value, place) {
      case .taken(let observation):
        let isSilent =
          (policy.mappingIsSilent || candidate.key == field.codingKey)
          && (policy.exactValueIsSilent || field.shape != .string)
        if !isSilent {
          report(.converted, at: place.path, RepairDetail(wanted: field.shape, action: .converted))
        }
        return observation
      case .converted(let observation):
        report(.converted, at: place.path, RepairDetail(wanted: field.shape, action: .converted))
        return observation
      case .failed(let kind):
        forgetRepairs(since: mark)
        cause = kind
      }
    }
    let place = "\(position.path).\(key)"
    if version2 != nil { return try version2StandIn(for: field, cause, at: place, outer: outer) }
    let isSelfDescribed = field.shape == .any && isPlain(outer)
    if cause == .null, isSelfDescribed, policy.values.selfDescribedTakesNull { return .null }
    if cause == .null, keepsNull(field.shape) { return .null }
    if isSelfDescribed, policy.values.selfDescribedHasNoDefault { return nil }
    let isForgotten = isUpdate && cause != .missing && !policy.updatesKeepWhatIsBad
    let standIn = isForgotten ? initialValue(of: field, nil) : initial
    return try replacement(
      Fallback(field: field, cause: cause, initialValue: standIn, place: place)
    )
  }

  private mutating func flat(
    _ field: Field,
    _ members: [JSONMember],
    _ initial: Observation?,
    _ outer: ModelID,
    _ position: Position
  ) throws(Rejection) -> Observation {
    var shape = field.shape
    if case .optional(let wrapped) = shape { shape = wrapped }
    let known = position.known + catalog.fields(of: outer).filter { $0.name != field.name }
    switch shape {
    case .model(let id) where policy.flatReadsEnclosingObject:
      if field.shape.isOptional, !policy.optionalFlatIsNeverNil,
        !members.contains(where: { accepts(field, $0.key) })
      {
        return isUpdate ? initial ?? .null : .null
      }
      if isUpdate,
        !policy.updatesPatchFlats || !mentions(field, members, known: known, outer)
      {
        return initial ?? .null
      }
      var place = Position(path: position.path, outer: outer)
      place.known = known
      if isUpdate { place.parentValue = initial }
      let mark = repairs.count
      if let record = try record(id, members, place, isFlat: true) { return record }
      forgetRepairs(since: mark)
      report(
        .invalid,
        at: "\(position.path).\(field.codingKey)",
        RepairDetail(wanted: field.shape, action: initial == nil ? .typeDefault : .initialValue)
      )
      return policy.unmakeableFlatTakesInitialValue
        ? initial ?? typeDefault(of: field.shape) : typeDefault(of: field.shape)
    case .dictionary(let valueShape) where policy.flatDictionaryReadsEnclosingObject:
      let entries = try rest(
        of: valueShape,
        members,
        known: known,
        Position(path: position.path, outer: outer)
      )
      guard isUpdate, case .object(let old)? = initial else { return .object(entries) }
      return .object(old.merging(entries) { $1 })
    case .array where !policy.flatArrayReadsOwnKey:
      return initial ?? typeDefault(of: field.shape)
    default:
      return try value(of: field, members, initial, outer, position)
        ?? typeDefault(of: field.shape)
    }
  }

  /// The entries of a flat dictionary: every member that no other field reads and whose value fits (FLAT-4).
  mutating func rest(
    of shape: Shape,
    _ members: [JSONMember],
    known: [Field],
    _ position: Position
  ) throws(Rejection) -> [String: Observation] {
    var entries: [String: Observation] = [:]
    var seen: Set<String> = []
    for member in distinct(members) where seen.insert(member.key).inserted {
      if policy.flatDictionaryLeavesKnownKeys, known.contains(where: { reads($0, member) }) {
        continue
      }
      let path = "\(position.path).\(member.key)"
      let place = Position(path: path, isElement: true, outer: position.outer)
      switch try reading(shape, member.value, place) {
      case .taken(let value), .converted(let value): entries[member.key] = value
      case .failed: break
      }
    }
    return entries
  }

  func isPlain(_ id: ModelID?) -> Bool {
    id.flatMap { catalog[$0] }?.form == .plainStructure
  }

  private func accepts(_ field: Field, _ key: String) -> Bool {
    var shape = field.shape
    if case .optional(let wrapped) = shape { shape = wrapped }
    guard case .model(let id) = shape else { return field.keys.contains(key) }
    return catalog.fields(of: id).contains { accepts($0, key) }
  }

  /// Whether a field is read from a member, whatever its value is.
  func reads(_ field: Field, _ member: JSONMember) -> Bool {
    let (candidates, sawNull) = candidates(for: field, in: [member])
    return sawNull || !candidates.isEmpty
  }

  private func refuseUnknownKeys(
    in members: [JSONMember],
    _ fields: [Field],
    _ position: Position
  ) throws(Rejection) {
    // A flat field or a path may use keys that the fields alone do not reveal.
    guard fields.allSatisfy({ $0.traits.isEmpty && !$0.keys.contains { $0.contains(".") } })
    else { return }
    let known = Set(fields.flatMap(\.keys))
    if let extra = members.first(where: { !known.contains($0.key) }) {
      throw Rejection(.dataCorrupted, at: "\(position.path).\(extra.key)")
    }
  }

  // MARK: Fallback

  private mutating func replacement(_ fallback: Fallback) throws(Rejection) -> Observation? {
    let shape = fallback.field.shape
    let isAbsent = fallback.cause == .missing || fallback.cause == .null
    if let kind = refusal(of: fallback.cause), !(shape.isOptional && isAbsent) {
      throw Rejection(kind, at: fallback.place)
    }
    if !(shape.isOptional && isAbsent && policy.optionalIsSilent) {
      report(fallback.cause, at: fallback.place, fallback.detail)
    }
    if fallback.cause == .invalid, !policy.unknownCaseTakesInitialValue,
      let first = firstCase(of: shape)
    {
      return first
    }
    if case .optional(let wrapped) = shape {
      let initial = fallback.initialValue ?? .null
      if initial == .null {
        return policy.optionalFallsBackToNil ? .null : typeDefault(of: wrapped)
      }
      return policy.optionalKeepsInitialValue ? initial : .null
    }
    if case .model = shape, fallback.cause == .null, !policy.nullChildUsesParentValue {
      return typeDefault(of: shape)
    }
    let takesInitialValue =
      switch fallback.cause {
      case .missing: policy.missingTakesInitialValue
      case .null: policy.nullTakesInitialValue
      default: policy.mismatchTakesInitialValue
      }
    if let initial = fallback.initialValue, takesInitialValue { return initial }
    return hasTypeDefault(shape) ? typeDefault(of: shape) : nil
  }

  private func refusal(of cause: Repair.Kind) -> Rejection.Kind? {
    switch cause {
    case .missing: policy.missingFallsBack ? nil : .keyNotFound
    case .null: policy.nullFallsBack ? nil : .valueNotFound
    default: policy.mismatchFallsBack ? nil : .typeMismatch
    }
  }

  func initialValue(of field: Field, _ parentValue: Observation?) -> Observation? {
    switch parentValue {
    case .object(let values)?, .instance(_, let values)?: return values[field.name]
    default: return try? ObservationReader(catalog: catalog).initialValue(of: field)
    }
  }

  private func firstCase(of shape: Shape) -> Observation? {
    switch shape {
    case .optional(let wrapped): return firstCase(of: wrapped)
    case .enumeration(let id):
      guard case .enumeration(let cases, _)? = catalog[id]?.form else { return nil }
      return cases.first.map { .enumeration($0.name) }
    default: return nil
    }
  }

  /// The stand-in if no initial value is known (DEF-12).
  func typeDefault(of shape: Shape) -> Observation {
    switch shape {
    case .string: return .string("")
    case .boolean: return .boolean(false)
    case .integer: return .integer("0")
    case .number: return .number(0.0)
    case .float32: return .number(0.0)
    case .decimal: return .number("0")
    case .data: return .data("")
    case .date:
      return .date(
        (policy.values.dateDefaultIsReferenceDate ? "2001" : "1970") + "-01-01T00:00:00Z"
      )
    case .url: return policy.values.missingURLFailsPlainValue ? .null : .string("")
    case .any: return .null
    case .array, .set: return .array([])
    case .dictionary, .map: return .object([:])
    case .optional: return .null
    case .enumeration(let id):
      guard case .enumeration(_, let fallback)? = catalog[id]?.form else { return .null }
      guard let fallback, policy.usesDeclaredFallbackCase
      else { return firstCase(of: shape) ?? .null }
      return .enumeration(fallback)
    case .model(let id):
      let reader = ObservationReader(catalog: catalog)
      return (try? reader.defaults(of: id, except: "{}")) ?? .null
    }
  }
}
