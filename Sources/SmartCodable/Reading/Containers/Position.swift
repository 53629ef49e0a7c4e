/// The position of a wrapped property: all that its wrapper needs to read it by its own rules.
struct Position {
  let frame: Frame
  let record: KeyRecord

  /// The value under the property's key, null included, or -1.
  let index: Int

  var reader: Reader { frame.reader }

  /// The object that holds the property, or -1 if there is none.
  var object: Int { frame.container }

  /// Whether the property's key is missing or its value is null.
  var isAbsent: Bool { index < 0 || reader.tape.has(.null, at: index) }

  /// Whether an absent Optional is nil whatever its initial value, as without a wrapper (AGR-7).
  var isNilIfAbsent: Bool { reader.isStrict && !frame.isPatching }

  /// Whether the value under the property's key is null.
  var isNull: Bool { index >= 0 && isAbsent }

  /// The operations for a wrapped type.
  func operations<Value>(for type: Value.Type) -> TypeOperations {
    reader.types.wrappedOperations(for: type)
  }

  /// The property's wrapper in a fresh instance, or in the instance being updated.
  func initialWrapper<Wrapper>(_ type: Wrapper.Type) -> Wrapper? {
    frame.activation?.with { $0.initialValue(of: record, as: type) }
  }

  /// The wrapped value before the current update; nil outside updates.
  func oldValue<Wrapper: PositionDecodable>(of type: Wrapper.Type) -> Wrapper.Wrapped? {
    frame.isPatching ? initialWrapper(type)?.wrappedValue : nil
  }

  /// The value under the property's own key, read like that of an ordinary property; `old` is the value
  /// that an update changes.
  func ownValue<Value>(_ type: Value.Type, old: Value? = nil) throws(Miss) -> Value {
    let operations = operations(for: type)
    if isAbsent, index < 0 || !operations.triesNull {
      if operations.isOptional, isNilIfAbsent {
        return try operations.decode(type, at: -1, in: reader)
      }
      throw absence(isSilent: operations.isOptional)
    }
    if let old { return try operations.update(old, at: index, in: reader) }
    return try operations.decode(type, at: index, in: reader)
  }

  /// The miss of an absent value: as without a wrapper, the initial value stands in (DEF-4).
  func absence(isSilent: Bool) -> Miss {
    Miss(kind: index < 0 ? .missing : .null, facts: isSilent ? .isSilent : [])
  }

  /// Runs `body` with the path of the object, since it does not read below the property's key.
  func atObject<Value>(_ body: () throws(Miss) -> Value) throws(Miss) -> Value {
    let step = reader.scopes.path.pop()
    defer { reader.scopes.path.push(step) }
    return try body()
  }
}
