/// The place of a wrapped property: what its wrapper needs to read it by rules of its own.
struct Position {
  let frame: Frame
  let record: KeyRecord

  /// The value under the property's key, null included, or -1.
  let index: Int

  var reader: Reader { frame.reader }

  /// The object that holds the property, or -1 if there is none.
  var object: Int { frame.container }

  /// Whether there is no value but null under the property's key.
  var isAbsent: Bool { index < 0 || reader.tape.has(.null, at: index) }

  /// Whether null stands under the property's key.
  var isNull: Bool { index >= 0 && isAbsent }

  /// The operations for the type of the wrapped value.
  func operations<Value>(for type: Value.Type) -> TypeOperations {
    reader.types.wrappedOperations(for: type)
  }

  /// The wrapper that the property has in a fresh object, or in the object that is updated.
  func initialWrapper<Wrapper>(_ type: Wrapper.Type) -> Wrapper? {
    frame.activation?.with { $0.initialValue(of: record, as: type) }
  }

  /// The wrapped value before the update that is under way; nil outside updates.
  func oldValue<Wrapper: PositionDecodable>(of type: Wrapper.Type) -> Wrapper.Wrapped? {
    reader.settings.isUpdating ? initialWrapper(type)?.wrappedValue : nil
  }

  /// The value under the property's own key, read as that of an ordinary property; `old` is
  /// what an update changes.
  func ownValue<Value>(_ type: Value.Type, old: Value? = nil) throws(Miss) -> Value {
    let operations = operations(for: type)
    if isAbsent, index < 0 || !operations.triesNull {
      throw absence(isSilent: operations.isOptional)
    }
    if let old { return try operations.update(old, at: index, in: reader) }
    return try operations.decode(type, at: index, in: reader)
  }

  /// The miss of an absent value: as for a bare property, the initial value stands in (DEF-4).
  func absence(isSilent: Bool) -> Miss {
    Miss(kind: index < 0 ? .missing : .null, isSilent: isSilent)
  }

  /// Does something as if at the object, since what it reads is not below the property's key.
  func atObject<Value>(_ body: () throws(Miss) -> Value) throws(Miss) -> Value {
    let step = reader.scopes.path.removeLast()
    defer { reader.scopes.path.append(step) }
    return try body()
  }
}
