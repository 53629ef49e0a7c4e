import ConformanceKit

// How the keys of a document are converted to those of types.
extension ReferenceDecoder {
  /// The members with converted keys; keys of dictionaries are data and unchanged.
  func convertingKeys(of members: [JSONMember]) -> [JSONMember] {
    let members = members.map { JSONMember(key: heard($0.key), value: $0.value) }
    let isAsked = session.strategies.keysAreSnakeCase && dictionaryKey == nil
    let isLost = policy.snakeCaseAtTopOnly && !path.isEmpty
    guard isAsked && !isLost || policy.keysAreAlwaysConverted else { return members }
    return members.map { JSONMember(key: camelCase($0.key), value: $0.value) }
  }

  /// The key in camel case, from snake case.
  ///
  /// Underscores at both ends are kept. A key without any between them is not snake case, and unchanged.
  private func camelCase(_ key: String) -> String {
    let head = key.prefix { $0 == "_" }
    let tail = key.reversed().prefix { $0 == "_" }
    let words = key.split(separator: "_").map { $0.lowercased() }
    guard words.count > 1, let first = words.first else { return key }
    let others = words.dropFirst().map(\.capitalized)
    let name = first + others.joined()
    return policy.snakeCaseDropsOuter ? name : head + name + tail
  }

  /// Whether a faulty decoder omits a key that the dictionary's own `init(from:)` would see.
  func dropsDictionaryKey(_ key: String) -> Bool {
    if dictionaryKey == Int.self {
      return (policy.otherIntegerKeyIsDropped && Int(key) == nil)
        || (policy.negativeKeyIsDropped && key.hasPrefix("-"))
    }
    guard policy.refusedDictionaryKeyIsDropped,
      let type = dictionaryKey as? any CodingKeyRepresentable.Type
    else { return false }
    return type.init(codingKey: ReferenceKey(key)) == nil
  }
}

extension String {
  /// The text with its first letter in upper case.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
