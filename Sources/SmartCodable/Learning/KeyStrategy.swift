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
    let inner = key[first...last]
    let words = inner.split(separator: "_")
    guard words.count > 1 else { return key }
    let joined =
      joinedASCII(inner.utf8)
      ?? words[0].lowercased() + words.dropFirst().map(\.capitalized).joined()
    return key[..<first] + joined + key[key.index(after: last)...]
  }

  /// The words in camel case, or nil unless all are ASCII letters and digits: what Foundation capitalizes
  /// after other characters is left to Foundation.
  private static func joinedASCII(_ words: Substring.UTF8View) -> String? {
    var result: [UInt8] = []
    result.reserveCapacity(words.count)
    var (isFirst, isInside) = (true, false)
    for byte in words {
      let lower = byte | 0x20
      if UInt8(ascii: "a")...UInt8(ascii: "z") ~= lower {
        result.append(isFirst || isInside ? lower : byte & ~0x20)
        isInside = true
      } else if byte == UInt8(ascii: "_") {
        (isFirst, isInside) = (false, false)
      } else if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
        result.append(byte)
        isInside = false
      } else {
        return nil
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
