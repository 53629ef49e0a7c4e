/// A decoder in which every value is null, false, zero or empty, and every key exists.
///
/// A faulty decoder continues with it after a text that it could not read.
struct EmptyValueDecoder: Decoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(EmptyMembers<Key>())
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { EmptyElements() }

  func singleValueContainer() -> any SingleValueDecodingContainer { EmptyValue() }
}

private struct EmptyValue: SingleValueDecodingContainer {
  let codingPath: [any CodingKey] = []

  func decodeNil() -> Bool { true }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let scalars: [Any] = [
      false, "", 0.0, Float(0), 0, Int8(0), Int16(0), Int32(0), Int64(0), UInt(0), UInt8(0),
      UInt16(0), UInt32(0), UInt64(0),
    ]
    if let scalar = scalars.lazy.compactMap({ $0 as? Value }).first { return scalar }
    return try Value(from: EmptyValueDecoder())
  }
}

private struct EmptyMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let codingPath: [any CodingKey] = []
  let allKeys: [Key] = []

  func contains(_ key: Key) -> Bool { true }

  func decodeNil(forKey key: Key) -> Bool { true }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try EmptyValue().decode(type)
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type,
    forKey key: Key
  ) -> KeyedDecodingContainer<Inner> {
    EmptyValueDecoder().container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { EmptyElements() }

  func superDecoder() -> any Decoder { EmptyValueDecoder() }

  func superDecoder(forKey key: Key) -> any Decoder { EmptyValueDecoder() }
}

private struct EmptyElements: UnkeyedDecodingContainer {
  let codingPath: [any CodingKey] = []
  let count: Int? = 0
  let isAtEnd = true
  let currentIndex = 0

  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try EmptyValue().decode(type)
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type
  ) -> KeyedDecodingContainer<Inner> {
    EmptyValueDecoder().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { EmptyElements() }

  func superDecoder() -> any Decoder { EmptyValueDecoder() }
}
