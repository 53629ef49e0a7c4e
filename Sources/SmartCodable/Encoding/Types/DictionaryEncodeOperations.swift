/// A dictionary whose keys have a text: an object with its keys in ascending UTF-8 order (ENC-4).
final class DictionaryEncodeOperations<Key: Hashable, Value: Encodable>: EncodeOperations {
  private let value: EncodeOperations
  private let text: (Key) -> String

  init(value: EncodeOperations, text: @escaping (Key) -> String) {
    self.value = value
    self.text = text
  }

  override func write<T: Encodable>(_ value: T, at slot: Int32, in state: EncodeState) throws {
    try state.openWhole(.object, at: slot)
    let entries = exactly(value, as: [Key: Value].self).map { (text($0.key), $0.value) }
    for (key, value) in KeyOrder.sorted(entries) {
      let entry = state.appendEntry(to: slot, key: key)
      try self.value.write(value, at: entry, in: state)
    }
  }
}

/// The order in which the keys of dictionaries are written.
enum KeyOrder {
  /// The entries by the UTF-8 bytes of their keys; of equal keys one.
  static func sorted<Value>(_ entries: [(String, Value)]) -> [(String, Value)] {
    var entries = entries
    entries.sort { precedes($0.0, $1.0) }
    // Only key types that spell different values alike have equal keys.
    guard zip(entries, entries.dropFirst()).contains(where: { !precedes($0.0, $1.0) }) else {
      return entries
    }
    return entries.reduce(into: []) { result, entry in
      if result.last.map({ precedes($0.0, entry.0) }) ?? true { result.append(entry) }
    }
  }

  static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}

extension Dictionary: StandardEncodeShape {
  static func makeEncodeOperations(in types: EncodeTypeTable) -> EncodeOperations? {
    guard let value = Value.self as? any Encodable.Type, let text = EncodedKey.text(of: Key.self)
    else { return nil }
    return make(value, text, in: types)
  }

  private static func make<V: Encodable>(
    _ type: V.Type,
    _ text: @escaping (Key) -> String,
    in types: EncodeTypeTable
  ) -> EncodeOperations {
    DictionaryEncodeOperations<Key, V>(value: types.operations(for: type), text: text)
  }
}

/// The text that a key of a dictionary is written as.
enum EncodedKey {
  /// How keys of this type are written, or nil if the dictionary becomes an alternating array.
  static func text<Key>(of type: Key.Type) -> ((Key) -> String)? {
    if type == String.self { return { $0 as? String ?? "" } }
    if type is any FixedWidthInteger.Type {
      return { ($0 as? any FixedWidthInteger)?.description ?? "" }
    }
    if let raw = type as? any RawRepresentable.Type, isKeyLike(raw) {
      return { ($0 as? any RawRepresentable).map { key in rawText(key) } ?? "" }
    }
    if type is any CodingKeyRepresentable.Type {
      return { ($0 as? any CodingKeyRepresentable)?.codingKey.stringValue ?? "" }
    }
    return nil
  }

  private static func isKeyLike<R: RawRepresentable>(_ type: R.Type) -> Bool {
    R.RawValue.self == String.self || R.RawValue.self is any FixedWidthInteger.Type
  }

  private static func rawText(_ key: some RawRepresentable) -> String { "\(key.rawValue)" }
}
