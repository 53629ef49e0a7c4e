/// A trivial key of sixteen bytes, in only the second half of which keys may differ.
///
/// Encoders look keys up in ways that depend on the size of their type and on whether it is trivial.
private struct ScriptedPairKey: DecodeScriptKey {
  private let first: UInt64
  private let second: UInt64

  init(stringValue: String) { self.init(stringValue, 0) }
  init?(intValue: Int) { return nil }

  private init(_ text: String, _ second: Int) {
    (first, self.second) = (UInt64(text.utf8.count), UInt64(second))
  }

  var stringValue: String { "pair \(first) \(second)" }
  var intValue: Int? { nil }

  static func make(_ text: String, _ choice: Int) -> Self? { Self(text, choice % 5) }
}

/// An object with keys of one type after the other.
struct ScriptedKeyring: Encodable {
  /// Which types, and which keys.
  let number: Int

  func encode(to encoder: any Encoder) throws {
    try write(DecodeScriptKeys.Case.self, to: encoder)
    if number.isMultiple(of: 5) { return try write(ScriptedPairKey.self, to: encoder) }
    try write(DecodeScriptKeys.type(number), to: encoder)
  }

  private func write<Key: DecodeScriptKey>(_ type: Key.Type, to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: type)
    let names = DecodeScriptDocument.names
    let again = type.make(names[number % names.count], number)
    for (count, name) in names.enumerated() {
      guard let key = type.make(name, number + count / 2) else { continue }
      try container.encode(ScriptedPlace(value: count % 4 == 3 ? "three" : nil), forKey: key)
      guard let again else { continue }
      try container.encode(ScriptedPlace.text(container.codingPath), forKey: again)
    }
  }
}
