import Foundation

extension JSONDecoder.SmartKeyDecodingStrategy {
  /// Converts a raw JSON key to a coding key.
  func converted(_ key: String) -> String {
    switch self {
    case .useDefaultKeys: key
    case .fromSnakeCase: Self.camelCase(key)
    case .firstLetterLower: key.prefix(1).lowercased() + key.dropFirst()
    case .firstLetterUpper: key.prefix(1).uppercased() + key.dropFirst()
    }
  }

  /// Converts `one_two` to `oneTwo` as Foundation does: outer underscores stay, the first word becomes
  /// lowercase, later words are capitalized (KEY-12).
  private static func camelCase(_ key: String) -> String {
    guard let first = key.firstIndex(where: { $0 != "_" }),
      let last = key.lastIndex(where: { $0 != "_" })
    else { return key }
    let words = key[first...last].split(separator: "_")
    guard words.count > 1 else { return key }
    let joined = words[0].lowercased() + words.dropFirst().map(\.capitalized).joined()
    return key[..<first] + joined + key[key.index(after: last)...]
  }
}
