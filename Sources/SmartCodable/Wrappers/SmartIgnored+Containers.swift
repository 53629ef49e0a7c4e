import ModelSupport

// What ignored properties are in the containers of any coder. Synthesized code finds these functions, since they are
// more special than those of the standard library.

extension KeyedEncodingContainer {
  /// Leaves out an ignored property unless it is to be written (IGN-2), in every encoder.
  public mutating func encode<T>(_ value: SmartIgnored<T>, forKey key: Key) throws {
    if value.isWritten { try write(value, forKey: key) }
  }

  private mutating func write<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try encode(value, forKey: key)
  }
}

extension KeyedDecodingContainer {
  /// Decodes an ignored property; in a foreign decoder one that is missing or does not fit is the initial one,
  /// or the default of its type (IGN-4).
  public func decode<T>(
    _ type: SmartIgnored<T>.Type,
    forKey key: Key
  ) throws -> SmartIgnored<T> {
    do {
      return try read(type, forKey: key)
    } catch {
      if let decoder = try? superDecoder(forKey: key), ValueDecoder.ours(decoder) != nil {
        throw error
      }
      guard let standIn = SmartIgnored<T>.standIn(for: key) else { throw error }
      return standIn
    }
  }

  private func read<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decode(type, forKey: key)
  }
}

extension SmartIgnored {
  /// The property in a fresh instance of the model that the key belongs to, otherwise the default of its type.
  fileprivate static func standIn<Key: CodingKey>(for key: Key) -> SmartIgnored? {
    if let model = EnclosingType.of(Key.self) as? any _SmartModel.Type,
      let initial = initial(of: model, CaseName.of(key) ?? key.stringValue, keyedBy: Key.self)
    {
      return initial
    }
    return TypeTable().wrappedOperations(for: T.self).typeDefault(T.self)
      .map { SmartIgnored(wrappedValue: $0.value) }
  }

  private static func initial<Model: _SmartModel>(
    of model: Model.Type,
    _ name: String,
    keyedBy keys: Any.Type
  ) -> SmartIgnored? {
    let offsets = FieldOffsets(of: model)
    let fields = offsets.fields(of: name, keyedBy: keys)
    guard let field = fields.first(where: { $0.type == SmartIgnored.self }) else { return nil }
    return FreshInstance(Model(), offsets: offsets).value(of: field, as: SmartIgnored.self)
  }
}
