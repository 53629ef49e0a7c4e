/// Distinguishes coding keys that name members of a type from keys that are data, as in dictionaries.
enum KeyNature {
  /// A text that is no type's member name.
  private static let strange = "\u{1}no name of a member"

  /// Whether a key of this type can be created from any text.
  static func isAnyText<Key: CodingKey>(_ type: Key.Type) -> Bool {
    Key(stringValue: strange) != nil
  }

  /// Whether keys of this type are data; nil for a user's key type that accepts any text, which may name
  /// members nevertheless.
  static func isData<Key: CodingKey>(_ type: Key.Type) -> Bool? {
    guard isAnyText(type) else { return false }
    // The type is not public in the standard library; its name is the same on all systems.
    return "\(type)" == "_DictionaryCodingKey" ? true : nil
  }
}
