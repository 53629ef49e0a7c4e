extension Dictionary: StandardShape {
  static func makeOperations(in types: TypeTable) -> TypeOperations? {
    guard let value = Value.self as? any Decodable.Type else { return nil }
    return make(value, in: types)
  }

  private static func make<V: Decodable>(_ type: V.Type, in types: TypeTable) -> TypeOperations? {
    let operations = types.operations(for: type)
    let name = TypeName.of(Key.self)
    if Key.self == String.self {
      return DictionaryOperations<String, V>(
        value: operations,
        keyName: name,
        makeKey: { $0 }
      )
    }
    let ownWay = (Self.self as? any Decodable.Type).map { types.plainOperations(for: $0) }
    // Without a cast for each key, since most integer keys are of this type.
    if Key.self == Int.self {
      return DictionaryOperations<Int, V>(
        value: operations,
        keyName: name,
        ownWay: ownWay,
        makeKey: { IntegerKey.read($0, as: Int.self) }
      )
    }
    if let integer = Key.self as? any FixedWidthInteger.Type {
      return DictionaryOperations<Key, V>(
        value: operations,
        keyName: name,
        ownWay: ownWay,
        makeKey: { IntegerKey.read($0, as: integer) as? Key }
      )
    }
    if let make = ownKey() {
      return DictionaryOperations<Key, V>(
        value: operations,
        keyName: name,
        ownWay: ownWay,
        makesOwnKeys: true,
        makeKey: make
      )
    }
    if let raw = Key.self as? any RawRepresentable.Type, let make = rawKey(raw) {
      return DictionaryOperations<Key, V>(
        value: operations,
        keyName: name,
        ownWay: ownWay,
        makeKey: { make($0) as? Key }
      )
    }
    guard let ownWay, let key = Key.self as? any Decodable.Type else { return nil }
    return PairOperations<Key, V>(
      key: types.operations(for: key),
      value: operations,
      ownWay: ownWay
    )
  }

  static func makeDynamicOperations(in types: TypeTable) -> TypeOperations? {
    let value = types.wrappedOperations(for: Value.self)
    if Key.self == String.self {
      return DictionaryOperations<String, Value>(
        value: value,
        keyName: "String",
        readsText: false,
        makeKey: { $0 }
      )
    }
    return textKey()
      .map { makeKey in
        DictionaryOperations<Key, Value>(
          value: value,
          keyName: TypeName.of(Key.self),
          readsText: false,
          makeKey: makeKey
        )
      }
  }

  /// Makes keys of the names of an object, for values of unknown type; nil if nothing can.
  static func textKey() -> ((String) -> Key?)? {
    if Key.self == String.self || Key.self == AnyHashable.self { return { $0 as? Key } }
    if let integer = Key.self as? any FixedWidthInteger.Type {
      return { IntegerKey.read($0, as: integer) as? Key }
    }
    if let make = ownKey() { return make }
    guard let raw = Key.self as? any RawRepresentable.Type, let make = rawKey(raw) else {
      return nil
    }
    return { make($0) as? Key }
  }

  /// Makes keys as the standard library does, from coding keys; nil if it does not, or if an integer is the
  /// raw value, for whose texts there are stricter rules (COL-12).
  private static func ownKey() -> ((String) -> Key?)? {
    if let raw = Key.self as? any RawRepresentable.Type, hasIntegers(raw) { return nil }
    guard let type = Key.self as? any CodingKeyRepresentable.Type else { return nil }
    return makeOwnKey(type)
  }

  private static func hasIntegers<R: RawRepresentable>(_ type: R.Type) -> Bool {
    R.RawValue.self is any FixedWidthInteger.Type
  }

  /// Makes keys without a cast for each.
  ///
  /// The integer of a coding key is the one that the standard library passes.
  private static func makeOwnKey<K: CodingKeyRepresentable>(_ type: K.Type) -> ((String) -> Key?)? {
    { (text: String) -> K? in K(codingKey: PathKey(stringValue: text, intValue: Int(text))) }
      as? (String) -> Key?
  }

  /// Reads a key enum from its raw value, if that is a string or an integer.
  private static func rawKey<R: RawRepresentable>(_ type: R.Type) -> ((String) -> Any?)? {
    if R.RawValue.self == String.self {
      return { text in (text as? R.RawValue).flatMap { R(rawValue: $0) } }
    }
    guard let integer = R.RawValue.self as? any FixedWidthInteger.Type else { return nil }
    return { text in
      (IntegerKey.read(text, as: integer) as? R.RawValue).flatMap { R(rawValue: $0) }
    }
  }
}

/// Integer keys of dictionaries: an optional minus and ASCII digits (COL-12).
enum IntegerKey {
  static func read<I: FixedWidthInteger>(_ text: String, as type: I.Type) -> I? {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    guard !digits.isEmpty, digits.allSatisfy(JSONNumber.isDigit) else { return nil }
    return I(text)
  }
}
