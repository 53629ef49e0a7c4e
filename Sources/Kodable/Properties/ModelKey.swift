import Foundation

/// The coding key of a property, or of an object on the way to it.
struct ModelKey: CodingKey {
  let stringValue: String

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.stringValue = stringValue }

  var intValue: Int? { nil }
  init?(intValue: Int) { return nil }
}

/// Divides the key of a property into the keys of nested objects (KOD-11).
enum KeySegments {
  /// Whether the key is more than the name of a member.
  static func isPath(_ key: String) -> Bool { key.utf8.contains(UInt8(ascii: ".")) }

  /// The segments between dots; `\.` is a literal dot, `\\` a backslash, and empty segments are left out.
  ///
  /// A key without a dot is one name.
  static func of(_ key: String) -> [String] {
    guard isPath(key) else { return [key] }
    var segments: [String] = []
    var segment = ""
    var isEscaped = false
    for character in key {
      if character == ".", !isEscaped {
        segments.append(segment)
        segment = ""
      } else {
        if isEscaped, character != "." { segment.append("\\") }
        if character != "\\" { segment.append(character) }
      }
      isEscaped = character == "\\" && !isEscaped
    }
    if isEscaped { segment.append("\\") }
    segments.append(segment)
    return segments.filter { !$0.isEmpty }
  }

  /// The index that a segment of digits stands for.
  static func index(_ segment: String) -> Int? {
    segment.utf8.allSatisfy { (48...57).contains($0) } ? Int(segment) : nil
  }

  /// The key as `convertFromSnakeCase` gives it, or nil if that is the same (KOD-14).
  static func converted(_ key: String) -> String? {
    guard key.utf8.contains(UInt8(ascii: "_")) else { return nil }
    let start = key.prefix { $0 == "_" }
    let rest = key.dropFirst(start.count)
    let end = String(rest.reversed().prefix { $0 == "_" })
    let words = rest.dropLast(end.count).split(separator: "_")
    guard words.count > 1 else { return nil }
    let humps = words.dropFirst().map(\.capitalized)
    return start + words[0].lowercased() + humps.joined() + end
  }
}
