extension ReferenceRun {
  /// Why a field falls back, and what it would fall back to.
  private struct Fallback {
    let field: Field
    let cause: Repair.Kind
    let initialValue: Observation?
    let place: String
  }

  /// Reads an object as a model; `isFlat` tells that the object belongs to an enclosing model.
  mutating func record(
    _ id: ModelID,
    _ members: [JSONMember],
    _ position: Position,
    isFlat: Bool = false
  ) throws(Rejection) -> Observation {
    guard let schema = catalog[id] else { throw Rejection() }
    let fields = adjustedFields(of: schema, outer: position.outer, isFlat: isFlat)
    if !policy.ignoresUnknownKeys, !isFlat { try refuseUnknownKeys(in: members, fields, position) }
    let knowsInitialValues =
      schema.form != .plainStructure || !policy.plainChildForgetsInitialValues
    var values: [String: Observation] = [:]
    var passedFlat = false
    var left = members
    for field in fields {
      let isLost = passedFlat && !policy.fieldsAfterFlatKeepInitialValues
      let initial =
        knowsInitialValues && !isLost ? initialValue(of: field, position.parentValue) : nil
      if field.traits.contains(.uncoded), policy.uncodedKeepsInitialValue {
        values[field.name] = initialValue(of: field, nil) ?? typeDefault(of: field.shape)
      } else if field.traits.contains(.flat) {
        values[field.name] = try flat(field, left, initial, id, position)
        passedFlat = true
        if !policy.keysFeedSeveralFlats { left = left.filter { !accepts(field, $0.key) } }
      } else {
        values[field.name] = try value(of: field, members, initial, id, position)
      }
    }
    return schema.isClass ? .instance(of: id.rawValue, values) : .object(values)
  }

  private mutating func value(
    of field: Field,
    _ members: [JSONMember],
    _ initial: Observation?,
    _ outer: ModelID,
    _ position: Position
  ) throws(Rejection) -> Observation {
    if case .model = field.shape, let initial, !policy.decodesChildren { return initial }
    let (candidates, sawNull) = candidates(for: field, in: members)
    if sawNull, candidates.isEmpty, field.shape.isOptional, !policy.optionalTakesNull {
      throw Rejection(.valueNotFound, at: "\(position.path).\(field.codingKey)")
    }
    let limit = policy.wrongCandidateEndsSearch ? 1 : candidates.count
    var cause: Repair.Kind = sawNull ? .null : .missing
    var key = field.codingKey
    for candidate in candidates.prefix(limit) {
      if !policy.pathsNameCodingKeys { key = candidate.key }
      var place = Position(path: "\(position.path).\(key)", outer: outer)
      if !policy.emptyChildUsesOwnDefaults { place.parentValue = initial }
      let mark = repairs.count
      switch try reading(field.shape, candidate.value, place) {
      case .taken(let observation):
        return observation
      case .converted(let observation):
        if policy.reportsConversions { repairs.append(Repair(.converted, at: place.path)) }
        return observation
      case .failed(let kind):
        repairs.removeSubrange(mark...)
        cause = kind
      }
    }
    let place = "\(position.path).\(key)"
    return try replacement(
      Fallback(field: field, cause: cause, initialValue: initial, place: place)
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
    switch shape {
    case .model(let id) where policy.flatReadsEnclosingObject:
      if field.shape.isOptional, !policy.optionalFlatIsNeverNil,
        !members.contains(where: { accepts(field, $0.key) })
      {
        return .null
      }
      let place = Position(path: position.path, outer: outer)
      return try record(id, members, place, isFlat: true)
    case .dictionary(let valueShape) where policy.flatDictionaryReadsEnclosingObject:
      var entries: [String: Observation] = [:]
      for member in distinct(members) {
        let place = Position(path: "\(position.path).\(member.key)", isElement: true)
        switch try reading(valueShape, member.value, place) {
        case .taken(let value), .converted(let value): entries[member.key] = value
        case .failed: break
        }
      }
      return .object(entries)
    case .array where !policy.flatArrayReadsOwnKey:
      return initial ?? typeDefault(of: field.shape)
    default:
      return try value(of: field, members, initial, outer, position)
    }
  }

  private func accepts(_ field: Field, _ key: String) -> Bool {
    var shape = field.shape
    if case .optional(let wrapped) = shape { shape = wrapped }
    guard case .model(let id) = shape else { return field.keys.contains(key) }
    return catalog.fields(of: id).contains { accepts($0, key) }
  }

  private func refuseUnknownKeys(
    in members: [JSONMember],
    _ fields: [Field],
    _ position: Position
  ) throws(Rejection) {
    // A flat or a path may use keys that cannot be told from the fields alone.
    guard fields.allSatisfy({ $0.traits.isEmpty && !$0.keys.contains { $0.contains(".") } })
    else { return }
    let known = Set(fields.flatMap(\.keys))
    if let extra = members.first(where: { !known.contains($0.key) }) {
      throw Rejection(.dataCorrupted, at: "\(position.path).\(extra.key)")
    }
  }

  // MARK: Fallback

  private mutating func replacement(_ fallback: Fallback) throws(Rejection) -> Observation {
    let shape = fallback.field.shape
    let isAbsent = fallback.cause == .missing || fallback.cause == .null
    if let kind = refusal(of: fallback.cause), !(shape.isOptional && isAbsent) {
      throw Rejection(kind, at: fallback.place)
    }
    if !(shape.isOptional && isAbsent && policy.optionalIsSilent) {
      repairs.append(Repair(fallback.cause, at: fallback.place))
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
    return (takesInitialValue ? fallback.initialValue : nil) ?? typeDefault(of: shape)
  }

  private func refusal(of cause: Repair.Kind) -> Rejection.Kind? {
    switch cause {
    case .missing: policy.missingFallsBack ? nil : .keyNotFound
    case .null: policy.nullFallsBack ? nil : .valueNotFound
    default: policy.mismatchFallsBack ? nil : .typeMismatch
    }
  }

  private func initialValue(of field: Field, _ parentValue: Observation?) -> Observation? {
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

  /// What stands in where no initial value is known (DEF-12).
  func typeDefault(of shape: Shape) -> Observation {
    switch shape {
    case .string: return .string("")
    case .boolean: return .boolean(false)
    case .integer: return .integer("0")
    case .number: return .number(0.0)
    case .float32, .decimal: return .number(0.0)
    case .data: return .data("")
    case .date: return .date("2001-01-01T00:00:00Z")
    case .url, .any: return .null
    case .array, .set: return .array([])
    case .dictionary, .map: return .object([:])
    case .optional: return .null
    case .enumeration(let id):
      guard case .enumeration(_, let fallback)? = catalog[id]?.form else { return .null }
      if !policy.usesDeclaredFallbackCase { return firstCase(of: shape) ?? .null }
      return .enumeration(fallback)
    case .model(let id):
      let reader = ObservationReader(catalog: catalog)
      return (try? reader.defaults(of: id, except: "{}")) ?? .null
    }
  }
}
