import ConformanceKit

extension ReferenceRun {
  /// A field that drops invalid elements, whatever the setting for elements.
  mutating func compact(
    _ shape: Shape,
    _ value: JSONValue,
    _ position: Position
  ) throws(Rejection) -> Reading {
    switch shape {
    case .array(let element):
      guard let values = elements(of: value, position) else { return unread(value, position) }
      var elements: [Observation] = []
      for (index, value) in values.enumerated() {
        let path = "\(position.path)[\(index)]"
        let place = Position(path: path, isElement: true, outer: position.outer)
        switch try compactEntry(element, value, place) {
        case .kept(let observation): elements.append(observation)
        case .leftOut: break
        case .fatal: return .failed(.mismatch)
        }
      }
      return .taken(.array(elements))
    case .dictionary(let inner):
      return try compactMap(.string, inner, value, position)
    case .map(let key, let inner):
      return try compactMap(key, inner, value, position)
    default:
      return .failed(.mismatch)
    }
  }

  private mutating func compactMap(
    _ key: Shape,
    _ shape: Shape,
    _ value: JSONValue,
    _ position: Position
  ) throws(Rejection) -> Reading {
    guard let members = members(of: value, position) else { return unread(value, position) }
    let old = kept(position)
    var entries = old
    var seen: Set<String> = []
    for member in distinct(members) {
      let place = "\(position.path).\(member.key)"
      guard let name = keyName(member.key, key) else {
        if !policy.values.compactDropsInvalidKeys { return .failed(.mismatch) }
        report(.invalid, at: place, RepairDetail(wanted: key, action: .droppedElement))
        continue
      }
      if !seen.insert(name).inserted { continue }
      if member.value == .null, isMerging(position) { continue }
      let entry = Position(
        path: place,
        isElement: true,
        parentValue: old[name],
        outer: position.outer
      )
      switch try compactEntry(shape, member.value, entry) {
      case .kept(let observation):
        entries[policy.values.compactKeysStay ? name : converted(name)] = observation
      case .leftOut: break
      case .fatal: return .failed(.mismatch)
      }
    }
    return .taken(.object(entries))
  }

  /// The result for one element of a compact field.
  private enum CompactEntry {
    case kept(Observation)
    case leftOut
    case fatal
  }

  private mutating func compactEntry(
    _ shape: Shape,
    _ value: JSONValue,
    _ place: Position
  ) throws(Rejection) -> CompactEntry {
    var shape = shape
    if case .optional(let wrapped) = shape {
      if value == .null { return policy.values.compactDropsOptionalNull ? .leftOut : .kept(.null) }
      shape = wrapped
    }
    let failure: Repair.Kind
    if value == .null, shape == .any, !policy.values.compactKeepsUntypedNull {
      failure = .null
    } else {
      switch try entry(shape, value, place) {
      case .taken(let observation): return .kept(observation)
      case .converted(let observation):
        if policy.values.compactConverts { return .kept(observation) }
        failure = .mismatch
      case .failed(let kind): failure = kind
      }
    }
    let followsSetting =
      settings[.elements] == "fail-whole" && !policy.values.compactIgnoresElementSetting
    if !policy.values.compactDropsInvalid || followsSetting { return .fatal }
    report(failure, at: place.path, RepairDetail(wanted: shape, action: .droppedElement))
    return .leftOut
  }
}
