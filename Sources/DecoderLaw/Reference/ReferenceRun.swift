import ConformanceKit

/// One call of the reference: walks schema and JSON in parallel and records each repair.
///
/// Containers are here, objects and keys in `+Records` and `+Keys`, scalars in ``ScalarReading``.
struct ReferenceRun {
  let policy: SharedPolicy<ReferencePolicy>
  let catalog: ModelCatalog
  /// The settings of the request.
  let settings: DecodingSettings
  var repairs: [Repair] = []
  /// The details of each repair.
  var details: [RepairDetail] = []
  /// How many containers are open, including the value that is being read.
  var nesting = 0
  /// Whether the run is inside stringified JSON.
  var isInsideString = false
  /// Whether an existing value is changed, instead of a new one made (chapter 19).
  var isUpdate = false
  /// Whether a plain type was met with keys that convert alike: of these its strict attempt takes the first
  /// one (AGR-1), and another one if that fails (KEY-15, KEY-16).
  var metKeysAlike = false
  /// What a run for version 2 knows besides; nil for the current version.
  var version2: Version2State?
  /// What the hook of each model does.
  var hook: ReferenceSubject.Hook?

  init(
    policy: SharedPolicy<ReferencePolicy>,
    catalog: ModelCatalog,
    settings: DecodingSettings = [:]
  ) {
    self.policy = policy
    self.catalog = catalog
    self.settings = Self.effective(settings, policy)
  }

  /// The context of a value, as far as it affects how the value is read.
  struct Position {
    var path: String
    var isElement = false
    /// The part of the parent's initial value at this position, or in an update the current value.
    var parentValue: Observation?
    /// The enclosing model.
    var outer: ModelID?
    /// For a flat model the other fields of the models around it, whose keys are known there (FLAT-4).
    var known: [Field] = []
    /// How the field differs from an ordinary one; an element has no traits.
    var traits: Set<Field.Trait> = []
    /// Whether a string with JSON text is accepted for a container.
    var readsText = true
  }

  mutating func topLevel(_ id: ModelID, _ input: [UInt8]) throws(Rejection) -> Observation {
    let document: JSONValue
    do {
      document = try JSONReader.read(bytes: input, rules: policy.text)
    } catch {
      throw Rejection(.malformedInput, at: "$")
    }
    let value = try start(in: try entered(document), for: id)
    if case .string = value, !policy.readsStringifiedTopLevel {
      throw Rejection(.typeMismatch, at: "$")
    }
    let shape: Shape
    if case .root(let root)? = catalog[id]?.form { shape = root } else { shape = .model(id) }
    switch value {
    case .array, .object, .string: break
    default: if !policy.readsScalarTopLevel { throw Rejection(.typeMismatch, at: "$") }
    }
    if value == .null, isPlain(id) { throw Rejection(.valueNotFound, at: "$") }
    if value == .null, shape == .any, policy.values.selfDescribedTakesNull { return .null }
    let reading = try entry(shape, value, Position(path: "$"))
    if !policy.reportsInOrder { repairs.sort { $0.path < $1.path } }
    switch reading {
    case .taken(let observation), .converted(let observation): return observation
    case .failed(let kind) where shape.isOptional:
      report(kind, at: "$", RepairDetail(wanted: shape, action: .nilValue))
      return .null
    case .failed where !policy.refusesWrongTopLevel: return typeDefault(of: shape)
    case .failed: throw Rejection(.typeMismatch, at: "$")
    }
  }

  mutating func reading(
    _ shape: Shape,
    _ value: JSONValue,
    _ position: Position
  ) throws(Rejection) -> Reading {
    if version2 != nil { return try version2(shape, value, position) }
    if case .optional(let wrapped) = shape {
      return value == .null ? .taken(.null) : try reading(wrapped, value, position)
    }
    if case .any = shape { return try untyped(value, position) }
    if value == .null { return .failed(.null) }
    if position.traits.contains(.compact) { return try compact(shape, value, position) }
    var position = position
    if shape.isUntyped, policy.values.untypedTextIsNotParsed { position.readsText = false }
    nesting += 1
    let wasInsideString = isInsideString
    defer {
      nesting -= 1
      isInsideString = wasInsideString
    }
    let scalars = ScalarReading(
      policy: policy,
      converts: !position.isElement || policy.convertsElements,
      settings: settingsHold ? settings : [:]
    )
    switch shape {
    case .optional, .any, .string, .boolean, .integer, .number, .float32, .decimal, .data, .url:
      if case .integer(let bits, let signed) = shape, position.outer.map(isPlain) ?? true,
        let agreed = scalars.agreed(value, bits: bits, signed: signed)
      {
        return agreed
      }
      return scalars.reading(shape, value)
    case .date:
      let reading = dates(at: position).reading(value)
      let isExact = policy.values.plainDatesAreExact || !isPlain(position.outer)
      return isExact ? reading : reading.asConversion
    case .set(let element):
      enter(value)
      return left(value, try set(of: element, value, position))
    case .map(let key, let shape):
      enter(value)
      return left(value, try map(key, shape, value, position))
    case .enumeration(let id):
      guard case .enumeration(let cases, let fallback)? = catalog[id]?.form,
        fallback != nil || policy.readsPlainEnumerations
      else { return .failed(.mismatch) }
      return scalars.reading(cases, value)
    case .model(let id):
      if case .root(let shape)? = catalog[id]?.form { return try reading(shape, value, position) }
      guard let members = members(of: value, position) else { return unread(value, position) }
      enter(value)
      guard let record = try record(id, members, position) else { return .failed(.invalid) }
      return left(value, .taken(record))
    case .array(let element):
      guard let elements = elements(of: value, position) else { return unread(value, position) }
      enter(value)
      return left(value, try array(of: element, elements, position))
    case .dictionary(let shape):
      guard let members = members(of: value, position) else { return unread(value, position) }
      enter(value)
      return left(value, try dictionary(of: shape, members, position))
    }
  }

  mutating func array(
    of element: Shape,
    _ values: [JSONValue],
    _ position: Position
  ) throws(Rejection) -> Reading {
    if values.isEmpty, !policy.emptyArrayIsValue { return .failed(.mismatch) }
    var elements: [Observation] = []
    if isUpdate, !policy.updatesReplaceArrays, case .array(let old)? = position.parentValue {
      elements = old
    }
    for (index, value) in (policy.elementsKeepOrder ? values : values.reversed()).enumerated() {
      if value == .null, element.isOptional, !policy.optionalElementsKeepNull { continue }
      let place = Position(
        path: policy.pathsNameIndexes ? "\(position.path)[\(index)]" : position.path,
        isElement: true,
        outer: position.outer
      )
      let failure: Repair.Kind
      switch try entry(element, value, place) {
      case .taken(let observation), .converted(let observation):
        elements.append(observation)
        if value == .null, refusesNullElements { return .failed(.invalid) }
        if value == .null, !policy.nullElementIsSilent {
          report(.null, at: place.path, loss(of: element))
        }
        continue
      case .failed(let kind):
        failure = kind
      }
      if failsWhole(element, position, isDictionary: false) { return .failed(.invalid) }
      if element.isOptional {
        if policy.invalidOptionalElementBecomesNil { elements.append(.null) }
      } else if failure == .null ? !policy.dropsNullElements : !policy.dropsInvalidElements {
        return .failed(.mismatch)
      } else if !policy.droppedElementsLeaveNoTrace {
        elements.append(typeDefault(of: element))
      }
      if element.isOptional || policy.reportsDroppedElements {
        report(failure, at: place.path, loss(of: element))
      }
    }
    if elements.isEmpty, !values.isEmpty, !policy.allInvalidGivesEmpty { return .failed(.mismatch) }
    return .taken(.array(elements))
  }

  private mutating func dictionary(
    of shape: Shape,
    _ members: [JSONMember],
    _ position: Position
  ) throws(Rejection) -> Reading {
    let old = kept(position)
    var entries = old
    var seen: Set<String> = []
    for member in distinct(members).prefix(policy.keepsAllEntries ? members.count : 1) {
      // Keys that differ only in normalization are different in the text, and equal in a dictionary.
      if !seen.insert(member.key).inserted, policy.values.firstOfEqualKeysWins { continue }
      if member.value == .null, shape.isOptional, !policy.optionalEntriesKeepNull { continue }
      let place = Position(
        path: "\(position.path).\(member.key)",
        isElement: true,
        parentValue: old[member.key],
        outer: position.outer
      )
      if member.value == .null, old[member.key] != nil { continue }
      switch try entry(shape, member.value, place) {
      case .taken(let observation), .converted(let observation):
        let key = policy.entryKeysStay ? member.key : member.key.withoutUnderscores
        entries[policy.values.dictionaryKeysStay ? key : converted(key)] = observation
      case .failed where old[member.key] != nil: break
      case .failed(let kind):
        if failsWhole(shape, position, isDictionary: true) { return .failed(.invalid) }
        if shape.isOptional {
          if policy.invalidOptionalEntryBecomesNil { entries[member.key] = .null }
        } else if !policy.dropsInvalidEntries {
          return .failed(.mismatch)
        }
        if shape.isOptional || policy.reportsDroppedElements {
          report(kind, at: place.path, loss(of: shape))
        }
      }
    }
    return .taken(.object(entries))
  }

  /// Reads an element or entry and reports a conversion; a failure reports no repairs.
  mutating func entry(
    _ shape: Shape,
    _ value: JSONValue,
    _ place: Position
  ) throws(Rejection) -> Reading {
    let mark = repairs.count
    let reading = try reading(shape, value, place)
    switch reading {
    case .taken: break
    case .converted:
      report(.converted, at: place.path, RepairDetail(wanted: shape, action: .converted))
    case .failed:
      forgetRepairs(since: mark)
    }
    return reading
  }

  /// The members without those that lose to an equal key.
  func distinct(_ members: [JSONMember]) -> [JSONMember] {
    var winners: [JSONMember] = []
    for member in members {
      if let index = winners.firstIndex(where: { $0.key.hasSameScalars(as: member.key) }) {
        if !policy.firstDuplicateWins { winners[index] = member }
      } else {
        winners.append(member)
      }
    }
    return winners
  }

  // MARK: Containers, possibly written inside a string

  func members(of value: JSONValue, _ position: Position) -> [JSONMember]? {
    switch value {
    case .object(let members): return members
    case .array([]) where !policy.emptyArrayIsNoObject: return []
    case .string(let text):
      guard case .object(let members)? = parsed(text, position) else { return nil }
      return members
    default: return nil
    }
  }

  func elements(of value: JSONValue, _ position: Position) -> [JSONValue]? {
    switch value {
    case .array(let elements): return elements
    case .string(let text):
      if case .array(let elements)? = parsed(text, position) { return elements }
      return policy.scalarIsNoArray ? nil : [value]
    case .boolean, .number: return policy.scalarIsNoArray ? nil : [value]
    case .null, .object: return nil
    }
  }

  /// The kind of failure for a value that is not a container: text may hold one, so it is only invalid.
  func unread(_ value: JSONValue, _ position: Position) -> Reading {
    guard case .string = value, position.readsText else { return .failed(.mismatch) }
    return .failed(policy.textMayHoldContainers ? .invalid : .mismatch)
  }

  private func parsed(_ text: String, _ position: Position) -> JSONValue? {
    guard policy.readsStringifiedJSON, position.readsText,
      !position.isElement || policy.readsStringifiedElements,
      policy.stringifiedAllowsBlanks || text.first?.isWhitespace == false
    else { return nil }
    return inner(of: text)
  }

  /// The document inside a string.
  func inner(of text: String) -> JSONValue? {
    var rules = policy.text
    if policy.depthCountsThroughStrings { rules.maximumDepth -= max(0, nesting - 1) }
    let value = try? JSONReader.read(text, rules: rules)
    if case .string(let again)? = value, !policy.readsOneLevelOnly {
      return try? JSONReader.read(again, rules: rules)
    }
    return value
  }
}

extension String {
  /// The words between underscores joined to one word: `user_id` is `userId`.
  fileprivate var withoutUnderscores: String {
    let words = split(separator: "_")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
