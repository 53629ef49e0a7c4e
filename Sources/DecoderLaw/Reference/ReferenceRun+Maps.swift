import ConformanceKit

extension ReferenceRun {
  mutating func set(
    of element: Shape,
    _ value: JSONValue,
    _ position: Position
  ) throws(Rejection) -> Reading {
    var position = position
    if !policy.values.setsReadText { position.readsText = false }
    guard let values = elements(of: value, position) else { return unread(value, position) }
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
    // Only an object is merged; an array is decoded anew (UPD-6).
    let merges = isMerging(position) && members(of: value, position) != nil
    let old = merges ? kept(position) : [:]
    if !merges, let entries = try strictMap(key, shape, value, position) {
      return .taken(.object(entries))
    }
    guard let pairs = pairs(of: value, by: key, position) else { return unread(value, position) }
    var entries = old
    var seen: Set<String> = []
    for pair in pairs {
      guard let name = keyName(pair.key, key) else {
        if !policy.values.invalidKeysDropEntries { return .failed(.mismatch) }
        report(.invalid, at: pair.keyPath, RepairDetail(wanted: key, action: .droppedElement))
        continue
      }
      if !seen.insert(name).inserted, policy.values.firstOfEqualKeysWins { continue }
      let place = Position(
        path: pair.path,
        isElement: true,
        parentValue: old[name],
        outer: position.outer
      )
      if pair.value == .null, old[name] != nil { continue }
      switch try entry(shape, pair.value, place) {
      case .taken(let observation), .converted(let observation):
        entries[name] = observation
      case .failed where old[name] != nil: break
      case .failed(let kind):
        if failsWhole(shape, position, isDictionary: true) { return .failed(.invalid) }
        if shape.isOptional {
          entries[name] = .null
        } else if !policy.dropsInvalidEntries {
          return .failed(.mismatch)
        }
        report(kind, at: pair.path, loss(of: shape))
      }
    }
    return .taken(.object(entries))
  }

  /// The entries as a strict decoder reads them, or nil if it would refuse something.
  ///
  /// It supports integer keys of objects, by the rules of the language, and alternating arrays.
  private mutating func strictMap(
    _ key: Shape,
    _ shape: Shape,
    _ value: JSONValue,
    _ position: Position
  ) throws(Rejection) -> [String: Observation]? {
    let pairs: [Pair]
    let firstWins: Bool
    switch (key, value) {
    case (.integer(bits: 64, signed: true), .object) where policy.values.mapsAreTriedStrictly:
      guard let found = self.pairs(of: value, by: key, position) else { return nil }
      (pairs, firstWins) = (found, policy.values.firstOfEqualKeysWins)
    case (.enumeration, .array(let values)) where policy.values.enumerationKeysReadPairs,
      (.integer, .array(let values))
    where key != .integer && policy.values.enumerationKeysReadPairs:
      guard let found = alternating(values, position) else { return nil }
      (pairs, firstWins) = (found, !policy.values.lastOfEqualPairsWins)
    default: return nil
    }
    let mark = repairs.count
    var entries: [String: Observation] = [:]
    for pair in pairs {
      let place = Position(path: pair.path, isElement: true, outer: position.outer)
      let isRefused = !policy.values.integerKeysMayBeNegative && pair.key.first == "-"
      let name = key == .integer ? Int(pair.key).map(String.init) : keyName(pair.key, key)
      guard !isRefused, let name, case .taken(let entry) = try reading(shape, pair.value, place),
        repairs.count == mark
      else {
        repairs.removeSubrange(mark...)
        details.removeSubrange(mark...)
        return nil
      }
      if entries[name] == nil || !firstWins { entries[name] = entry }
    }
    return entries
  }

  /// A key and a value with their paths.
  private struct Pair {
    let key: String
    let keyPath: String
    let value: JSONValue
    let path: String
  }

  /// The entries of an object, or of an array of alternating keys and values.
  private func pairs(
    of value: JSONValue,
    by key: Shape,
    _ position: Position
  ) -> [Pair]? {
    if case .enumeration = key {
      if policy.values.enumerationKeysReadPairs, let values = elements(of: value, position),
        !values.isEmpty
      {
        return alternating(values, position)
      }
      if !policy.values.enumerationKeysReadObjects { return nil }
    }
    return members(of: value, position)
      .map(distinct)?
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
          case .string(let text): text
          case .number(let literal): ExactDecimal(literal)?.integerText() ?? literal
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

  /// The key for a text, as it is observed; nil if the text is not a key.
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
}
