/// Dictionaries (COL-11 to COL-16, CMP-3, UPD-6).
extension UpdateTableReference {
  mutating func entries(
    _ keys: UpdateKeys,
    _ value: UpdateShape,
    _ part: UpdatePart
  ) throws(Miss) -> UpdateState {
    if keys != .text, let result = strictEntries(keys, value, part) { return result }
    // Whether a text may hold that form is not said.
    if part.content != nil, part.elements != nil, keys != .text { isOpen = true }
    if case .list = part, keys == .rank || keys == .label { isOpen = true }
    if case .list(let parts) = part, keys.isPaired {
      return pairs(keys, value, parts)
    }
    let members = try Self.object(part)
    var result: [String: UpdateState] = [:]
    var seen: Set<String> = []
    for member in members {
      guard let key = try key(keys, member.key), seen.insert(key).inserted else { continue }
      if let entry = try element(value, member.part, at: member.key) { result[key] = entry }
    }
    return .members(result)
  }

  /// The key that a name makes; one that makes none is dropped and reported (COL-12, COL-13).
  private mutating func key(_ keys: UpdateKeys, _ name: String) throws(Miss) -> String? {
    if let key = keys.key(name) { return key }
    _ = try inside(name) { (judge) throws(Miss) in judge.report("invalid") }
    return nil
  }

  /// What the standard library's own way gives, if it succeeds (AGR-1): a strategy changes its keys.
  private mutating func strictEntries(
    _ keys: UpdateKeys,
    _ value: UpdateShape,
    _ part: UpdatePart
  ) -> UpdateState? {
    guard case .object(let members) = part else { return nil }
    var result: [String: UpdateState] = [:]
    // Nor does it say which of the members counts whose keys a strategy makes equal.
    if Set(members.map { converted($0.key) }).count < members.count { isOpen = true }
    var before = self
    let names = members.map(\.key)
    let isUsual =
      Set(names).count == names.count
      && names.allSatisfy { converted($0) == $0 && keys.key($0) == keys.strictKey($0) }
      && Set(names.compactMap { keys.key($0) }).count == names.count
    for member in members {
      if !isUsual {
        // Whether a text may hold a model there is not said; and the place has a key of the strategy's making.
        if member.part.content != nil, keys.strictKey("1") != nil { before.isOpen = true }
        hasOpenRepairs = true
      }
      guard Self.isStrict(value, member.part),
        let key = keys.strictKey(converted(member.key)),
        let entry = try? element(value, member.part, at: member.key)
      else {
        self = before
        return nil
      }
      // Which of equal keys the standard library takes is left to chance.
      if result.updateValue(entry, forKey: key) != nil { isOpen = true }
    }
    return .members(result)
  }

  /// Keys and values by turns (COL-13).
  private mutating func pairs(
    _ keys: UpdateKeys,
    _ value: UpdateShape,
    _ parts: [UpdatePart]
  ) -> UpdateState {
    var result: [String: UpdateState] = [:]
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      guard let name = Self.name(keys, parts[index]), let key = keys.key(name), result[key] == nil,
        Self.isStrict(value, parts[index + 1]),
        let entry = try? element(value, parts[index + 1], at: "\(index + 1)")
      else {
        isOpen = true
        return .none
      }
      result[key] = entry
    }
    // How an array of another form is repaired is not said.
    if !parts.count.isMultiple(of: 2) { isOpen = true }
    return .members(result)
  }

  /// What stands for a key in such an array, if it is of the right kind.
  private static func name(_ keys: UpdateKeys, _ part: UpdatePart) -> String? {
    switch part {
    case .text(let text) where keys == .kind: text
    case .number(let literal) where keys != .kind: literal
    default: nil
    }
  }

  /// A compact dictionary by `Int`, whose keys are what `Int(_:)` reads.
  mutating func compactEntries(
    _ value: UpdateShape,
    _ part: UpdatePart,
    into old: [String: UpdateState],
    isUpdate: Bool
  ) throws(Miss) -> UpdateState {
    var result = old
    var seen: Set<String> = []
    for member in try Self.object(part) {
      guard let number = Int(member.key) else {
        _ = try key(.integer, "no \(member.key)")
        hasOpenRepairs = true
        continue
      }
      let key = "\(number)"
      if !seen.insert(key).inserted { isOpen = true }
      if isUpdate, member.part.isNull { continue }
      if let entry = try element(value, member.part, at: member.key) { result[key] = entry }
    }
    return .members(result)
  }

  /// Entries merged into the old ones; a null or invalid one leaves the old one (UPD-6).
  mutating func merge(
    _ keys: UpdateKeys,
    _ value: UpdateShape,
    _ members: [UpdatePart.Member],
    into old: UpdateState
  ) throws(Miss) -> UpdateState {
    var result = old.members
    var seen: Set<String> = []
    for member in members {
      // Whether the standard library's reading of keys counts here is not said (AGR-1, COL-14).
      if keys != .text, converted(member.key) != member.key || member.key.hasPrefix("+") {
        isOpen = true
      }
      guard let key = try key(keys, member.key), seen.insert(key).inserted else { continue }
      guard let old = result[key] else {
        // Whether a new null fails the dictionary (COL-15) is not said.
        if member.part.isNull, failsWhole { isOpen = true }
        if let entry = try element(value, member.part, at: member.key) { result[key] = entry }
        continue
      }
      if member.part.isNull {
        if failsWhole { isOpen = true }
        continue
      }
      do {
        result[key] = try inside(member.key) { (judge) throws(Miss) in
          try judge.update(value, old, with: member.part)
        }
      } catch {
        // It leaves the old entry, or fails the dictionary (COL-15).
        if failsWhole { isOpen = true }
      }
    }
    return .members(result)
  }
}
