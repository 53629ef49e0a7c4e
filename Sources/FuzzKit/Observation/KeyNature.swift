/// Tells coding keys that name the members of a type from those that are data, as in dictionaries.
enum KeyNature {
  /// A name that no type has for a member.
  private static let strange = "\u{1}no name of a member"

  /// Whether a key of this type can be made of any text.
  static func isAnyText<Key: CodingKey>(_ type: Key.Type) -> Bool {
    Key(stringValue: strange) != nil
  }

  /// Whether keys of this type are data; nil for a type of somebody's own that takes any text, which may
  /// name members all the same.
  static func isData<Key: CodingKey>(_ type: Key.Type) -> Bool? {
    guard isAnyText(type) else { return false }
    // The standard library does not show the type; its name is the same on all systems.
    return "\(type)" == "_DictionaryCodingKey" ? true : nil
  }
}
