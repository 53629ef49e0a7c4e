extension Dictionary: StandardShape {
  static func makeOperations(in types: TypeTable) -> TypeOperations? {
    let own = Self.self as? any Decodable.Type
    let value = types.wrappedOperations(for: Value.self)
    let name = TypeName.of(Key.self)
    if Key.self == String.self {
      return DictionaryOperations<String, Value>(
        value: value,
        keyName: name,
        readsText: own != nil,
        makeKey: { $0 }
      )
    }
    let ownWay = own.map { types.plainOperations(for: $0) }
    // Without a cast for each key, since most integer keys are of this type.
    if Key.self == Int.self {
      return DictionaryOperations<Int, Value>(
        value: value,
        keyName: name,
        ownWay: ownWay,
        readsText: own != nil,
        makeKey: { IntegerKey.read($0, as: Int.self) }
      )
    }
    if let (makeKey, isOwn) = textKey() {
      return DictionaryOperations<Key, Value>(
        value: value,
        keyName: name,
        ownWay: ownWay,
        readsText: own != nil,
        makesOwnKeys: isOwn,
        makeKey: makeKey
      )
    }
    guard let ownWay, let key = Key.self as? any Decodable.Type else { return nil }
    return PairOperations<Key, Value>(
      key: types.operations(for: key),
      value: value,
      ownWay: ownWay
    )
  }

  /// Makes keys of the names of an object, and tells whether it does so as the standard library does, from
  /// coding keys; nil if nothing can.
  static func textKey() -> (make: (String) -> Key?, isOwn: Bool)? {
    if Key.self == String.self || Key.self == AnyHashable.self {
      return (make: { (text: String) in text as? Key }, isOwn: false)
    }
    if let integer = Key.self as? any FixedWidthInteger.Type {
      return (make: { (text: String) in IntegerKey.read(text, as: integer) as? Key }, isOwn: false)
    }
    let raw = Key.self as? any RawRepresentable.Type
    // For the texts of an integer raw value there are stricter rules (COL-12).
    if raw.map({ hasIntegers($0) }) != true,
      let type = Key.self as? any CodingKeyRepresentable.Type, let make = makeOwnKey(type)
    {
      return (make: make, isOwn: true)
    }
    guard let raw, let make = rawKey(raw) else { return nil }
    return (make: { (text: String) in make(text) as? Key }, isOwn: false)
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
