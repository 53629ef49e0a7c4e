/// A dictionary whose keys can be written as text: an object with its keys in ascending UTF-8 order
/// (ENC-4).
final class DictionaryEncodeOperations<Key: Hashable, Value: Encodable>: EncodeOperations {
  private let value: EncodeOperations
  private let text: (Key) -> String

  init(value: EncodeOperations, text: @escaping (Key) -> String) {
    self.value = value
    self.text = text
  }

  override func write<T: Encodable>(_ value: T, at slot: Int32, in state: EncodeState) throws {
    try state.openWhole(.object, at: slot)
    state.noteDictionary(slot)
    let dictionary = exactly(value, as: [Key: Value].self)
    var keys: [String] = []
    var values: ContiguousArray<Value> = []
    keys.reserveCapacity(dictionary.count)
    values.reserveCapacity(dictionary.count)
    // Without indices: in code that is not specialized each step from one to the next costs as much as an entry.
    for (key, value) in dictionary {
      keys.append(Key.self == String.self ? exactly(key, as: String.self) : text(key))
      values.append(value)
    }
    for position in order(of: keys, in: dictionary) {
      let entry = state.appendEntry(to: slot, key: keys[position])
      try self.value.write(values[position], at: entry, in: state)
    }
  }

  private func order(of keys: [String], in dictionary: [Key: Value]) -> ContiguousArray<Int> {
    if Key.self == String.self { return KeyOrder.positions(of: keys) }
    // Made once, and only if keys have one text.
    var own: [Key] = []
    return KeyOrder.uniquePositions(of: keys) { place, other in
      if own.isEmpty { own = Array(dictionary.keys) }
      return EncodedKey.isPreferred(own[place], to: own[other])
    }
  }
}

extension Dictionary: StandardEncodeShape where Value: Encodable {
  static var isKnownToFoundation: Bool { Key.self == String.self }

  static func makeEncodeOperations(in types: EncodeTypeTable) -> EncodeOperations? {
    EncodedKey.text(of: Key.self)
      .map { text in
        DictionaryEncodeOperations<Key, Value>(
          value: types.operations(for: Value.self),
          text: text
        )
      }
  }
}

/// The text of a dictionary key.
enum EncodedKey {
  /// Returns how keys of this type are written, or nil if the dictionary becomes an alternating array.
  static func text<Key>(of type: Key.Type) -> ((Key) -> String)? {
    if type == String.self { return { $0 as? String ?? "" } }
    if type is any FixedWidthInteger.Type {
      return { ($0 as? any FixedWidthInteger)?.description ?? "" }
    }
    // Before raw values, since a type may have both, and is read from its coding keys.
    if let own = type as? any CodingKeyRepresentable.Type { return ownText(own) }
    if let raw = type as? any RawRepresentable.Type, isKeyLike(raw) {
      return { ($0 as? any RawRepresentable).map { key in rawText(key) } ?? "" }
    }
    return nil
  }

  /// Whether of two keys with the same text this one is written: a string, or else the one whose contents
  /// come first as text, since the order in a dictionary is another one in each process.
  static func isPreferred(_ key: Any, to other: Any) -> Bool {
    if key is String || other is String { return !(other is String) }
    return contents(of: key) < contents(of: other)
  }

  private static func contents(of key: Any) -> String {
    var text = ""
    dump(key, to: &text, maxItems: 64)
    return text
  }

  private static func ownText<K: CodingKeyRepresentable, Key>(_ type: K.Type) -> ((Key) -> String)?
  {
    { (key: K) in key.codingKey.stringValue } as? (Key) -> String
  }

  private static func isKeyLike<R: RawRepresentable>(_ type: R.Type) -> Bool {
    R.RawValue.self == String.self || R.RawValue.self is any FixedWidthInteger.Type
  }

  private static func rawText(_ key: some RawRepresentable) -> String { "\(key.rawValue)" }
}
