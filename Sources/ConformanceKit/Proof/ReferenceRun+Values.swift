extension ReferenceRun {
  // MARK: Dates

  /// How dates are read at a position.
  func dates(at position: Position) -> DateReading {
    let isAutomatic =
      position.traits.contains(.automaticDate) && policy.values.automaticDatesIgnoreSetting
    let isInChild = position.path.count { $0 == "." } > 1
    let holds =
      !isAutomatic && (policy.values.dateSettingHoldsInElements || !position.isElement)
      && (policy.values.dateSettingHoldsInChildren || !isInChild)
    return DateReading(policy: policy.values, form: holds ? settings[.date] : nil)
  }

  // MARK: Untyped values

  /// A value as it stands, whatever it is.
  mutating func untyped(
    _ value: JSONValue,
    _ position: Position
  ) throws(Rejection) -> Reading {
    switch value {
    case .null:
      let keeps = position.isElement && policy.values.untypedKeepsInnerNull
      return keeps ? .taken(.null) : .failed(.null)
    case .boolean(let flag):
      return .taken(policy.values.untypedBooleansStay ? .boolean(flag) : .integer(flag ? "1" : "0"))
    case .number(let literal):
      return untypedNumber(literal)
    case .string(let text):
      if !policy.values.untypedTextStays, ExactDecimal(text) != nil { return untypedNumber(text) }
      if !policy.values.untypedTextIsNotParsed, let parsed = inner(of: text) {
        return try untyped(parsed, position)
      }
      return .taken(.string(text))
    case .array(let values):
      return try array(of: .any, values, position)
    case .object:
      return try reading(.dictionary(.any), value, position)
    }
  }

  private func untypedNumber(_ literal: String) -> Reading {
    guard let exact = ExactDecimal(literal), let double = Double(literal)
    else { return .failed(.invalid) }
    if exact.isWrittenAsInteger, policy.values.untypedIntegersStay,
      let digits = exact.integerText(maximumDigits: 38)
    {
      let isLarge = Int64(digits) == nil && UInt64(digits) == nil
      let staysNumber = !isLarge || policy.values.untypedLargeIntegersStay
      return .taken(staysNumber ? .integer(digits) : .string(digits))
    }
    if double.isFinite { return .taken(.number(double)) }
    return policy.values.untypedOverflowIsMismatch ? .failed(.overflow) : .taken(.string(literal))
  }

  /// Whether a field takes null as its value.
  func keepsNull(_ shape: Shape) -> Bool {
    guard shape.isUntyped else { return false }
    if !policy.values.untypedNullFallsBack { return true }
    guard settings[.null] == "keep", policy.values.honorsNullSetting else { return false }
    switch shape {
    case .any, .optional(.any): return true
    default: return !policy.values.nullSettingSparesContainers
    }
  }

  // MARK: Sets and maps

  mutating func set(
    of element: Shape,
    _ value: JSONValue,
    _ position: Position
  ) throws(Rejection) -> Reading {
    var position = position
    if !policy.values.setsReadText { position.readsText = false }
    guard let values = elements(of: value, position) else { return .failed(.mismatch) }
    let reading = try array(of: element, values, position)
    guard case .taken(.array(let elements)) = reading else { return reading }
    var distinct: [Observation] = []
    for element in elements
    where !policy.values.setsMergeEqualElements || !distinct.contains(element) {
      distinct.append(element)
    }
    return .taken(.array(distinct.inSetOrder()))
  }

  mutating func map(
    _ key: Shape,
    _ shape: Shape,
    _ value: JSONValue,
    _ position: Position
  ) throws(Rejection) -> Reading {
    guard let pairs = pairs(of: value, by: key, position) else { return .failed(.mismatch) }
    var entries: [String: Observation] = [:]
    for pair in pairs {
      guard let name = keyName(pair.key, key) else {
        if !policy.values.invalidKeysDropEntries { return .failed(.mismatch) }
        report(.invalid, at: pair.keyPath)
        continue
      }
      if entries[name] != nil, policy.values.firstOfEqualKeysWins { continue }
      let place = Position(path: pair.path, isElement: true, outer: position.outer)
      switch try entry(shape, pair.value, place) {
      case .taken(let observation), .converted(let observation):
        entries[name] = observation
      case .failed(let kind):
        if failsWhole(shape, position, isDictionary: true) { return .failed(.invalid) }
        if shape.isOptional {
          entries[name] = .null
        } else if !policy.dropsInvalidEntries {
          return .failed(.mismatch)
        }
        report(kind, at: pair.path)
      }
    }
    return .taken(.object(entries))
  }

  /// A key and a value with their paths.
  private struct Pair {
    let key: String
    let keyPath: String
    let value: JSONValue
    let path: String
  }

  /// The entries of an object, or of an array of keys and values in turn.
  private func pairs(
    of value: JSONValue,
    by key: Shape,
    _ position: Position
  ) -> [Pair]? {
    if case .enumeration = key {
      if policy.values.enumerationKeysReadPairs, case .array(let values) = value, !values.isEmpty {
        return alternating(values, position)
      }
      if !policy.values.enumerationKeysReadObjects { return nil }
    }
    return members(of: value, position)?
      .map { member in
        let path = "\(position.path).\(member.key)"
        return Pair(key: member.key, keyPath: path, value: member.value, path: path)
      }
  }

  private func alternating(_ values: [JSONValue], _ position: Position) -> [Pair]? {
    guard values.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: values.count, by: 2)
      .map { index in
        let key =
          switch values[index] {
          case .string(let text), .number(let text): text
          default: ""
          }
        return Pair(
          key: key,
          keyPath: "\(position.path)[\(index)]",
          value: values[index + 1],
          path: "\(position.path)[\(index + 1)]"
        )
      }
  }

  /// The key that a text makes, as it is observed; nil if it makes none.
  func keyName(_ text: String, _ shape: Shape) -> String? {
    switch shape {
    case .string: return text
    case .integer(let bits, let signed):
      guard let digits = integerKey(text) else { return nil }
      if ScalarReading.fits(digits, bits, signed) { return digits }
      if policy.values.largeKeysDropEntries { return nil }
      return ScalarReading.limit(digits.first == "-", bits, signed)
    case .enumeration(let id):
      guard case .enumeration(let cases, _)? = catalog[id]?.form else { return nil }
      return cases.first { $0.name == text && !policy.values.enumerationKeysAreRawValues }?.name
        ?? cases.first { isRaw($0.raw, text) }?.name
    default: return nil
    }
  }

  private func isRaw(_ raw: JSONValue, _ text: String) -> Bool {
    switch raw {
    case .string(let raw): raw.hasSameScalars(as: text)
    case .number(let raw): integerKey(text) == raw
    default: false
    }
  }

  private func integerKey(_ text: String) -> String? {
    if policy.values.integerKeysAreExact {
      let digits = text.first == "-" ? text.dropFirst() : text[...]
      guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    }
    if text.first == "-", !policy.values.integerKeysMayBeNegative { return nil }
    return ExactDecimal(text)?.integerText()
  }

  // MARK: Fields without a value

  /// The value of a field that takes no part in coding.
  mutating func uncoded(
    _ field: Field,
    _ members: [JSONMember],
    _ outer: ModelID,
    _ position: Position
  ) throws(Rejection) -> Observation {
    let initial = initialValue(of: field, nil)
    if !policy.values.uncodedFieldsStay {
      return try value(of: field, members, initial, outer, position)
        ?? typeDefault(of: field.shape)
    }
    if !policy.values.uncodedFieldsAreSilent {
      report(.missing, at: "\(position.path).\(field.codingKey)")
    }
    return initial ?? typeDefault(of: field.shape)
  }

  /// Whether a value can be made without any initial value (DEF-12, DEF-14).
  func hasTypeDefault(_ shape: Shape) -> Bool {
    switch shape {
    case .url: !policy.values.missingURLFailsPlainValue
    case .data, .set, .map: policy.values.valueDefaultsAreEmpty
    case .enumeration(let id): hasFallback(id) || !policy.unmakeableFieldFailsModel
    case .model(let id):
      catalog[id]?.form != .plainStructure || !policy.unmakeableFieldFailsModel
    default: true
    }
  }

  private func hasFallback(_ id: ModelID) -> Bool {
    if case .enumeration(_, nil)? = catalog[id]?.form { false } else { true }
  }
}
