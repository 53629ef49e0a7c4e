import Foundation

extension JSONDecoder.SmartKeyDecodingStrategy {
  /// The coding key that a raw JSON key makes.
  func converted(_ key: String) -> String {
    switch self {
    case .useDefaultKeys: key
    case .fromSnakeCase: Self.camelCase(key)
    case .firstLetterLower: key.prefix(1).lowercased() + key.dropFirst()
    case .firstLetterUpper: key.prefix(1).uppercased() + key.dropFirst()
    }
  }

  /// `one_two` as `oneTwo`, the way Foundation does it: outer underscores stay, the first word is
  /// put in lower case, later words are capitalized (KEY-12).
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
