// Called by code that `@SmartSubclass` generates for properties whose type the compiler infers from
// their initial values (MAC-4). Overload resolution selects the function for Optionals if the property
// is one.

extension KeyedDecodingContainer {
  /// Decodes a value of the same type as `value`.
  public func _decode<Value: Decodable>(like value: Value, forKey key: Key) throws -> Value {
    try decode(Value.self, forKey: key)
  }

  /// Decodes a value of the same type as `value`, or nil.
  public func _decode<Value: Decodable>(like value: Value?, forKey key: Key) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: key)
  }
}

extension KeyedEncodingContainer {
  /// Encodes a value.
  public mutating func _encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try encode(value, forKey: key)
  }

  /// Encodes a value unless it is nil.
  public mutating func _encode<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    try encodeIfPresent(value, forKey: key)
  }
}
