/// Keys of properties (chapter 13).
extension UpdateTableReference {
  /// The value of a property: the first candidate with one; null if one is present at least; nil if none is
  /// (KEY-2, KEY-5, KEY-6, KEY-15).
  func find(_ field: UpdateField, in members: [UpdatePart.Member]) -> UpdatePart? {
    var result: UpdatePart?
    for candidate in field.candidates {
      let part = value(of: candidate, in: members)
      if let part, !part.isNull { return part }
      let inner = atPath(candidate, in: members)
      if let inner, !inner.isNull { return inner }
      result = result ?? part ?? inner
    }
    return result
  }

  private func value(of key: String, in members: [UpdatePart.Member]) -> UpdatePart? {
    let written = members.first { $0.key == key }?.part
    if let written, !written.isNull { return written }
    guard keys != .asWritten else { return written }
    let others = members.filter { $0.key != key && converted($0.key) == key }.map(\.part)
    return others.first { !$0.isNull } ?? written ?? others.first
  }

  private func atPath(_ path: String, in members: [UpdatePart.Member]) -> UpdatePart? {
    let steps = path.split(separator: ".").map(String.init)
    guard steps.count == 2, let outer = value(of: steps[0], in: members)?.members else {
      return nil
    }
    return value(of: steps[1], in: outer)
  }

  /// A key as the strategy makes it (KEY-12, KEY-13).
  func converted(_ key: String) -> String {
    switch keys {
    case .asWritten: return key
    case .firstLower: return key.prefix(1).lowercased() + key.dropFirst()
    case .firstUpper: return key.prefix(1).uppercased() + key.dropFirst()
    case .snakeCase:
      let inner = key.drop { $0 == "_" }
      let tail = inner.reversed().prefix { $0 == "_" }.count
      let words = inner.dropLast(tail).split(separator: "_")
      guard words.count > 1, let first = words.first else { return key }
      let others = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
      return String(key.prefix { $0 == "_" }) + first.lowercased() + others.joined()
        + String(repeating: "_", count: tail)
    }
  }
}
