/// The members of an object.
struct MellowMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let node: MellowNode
  let object: MellowObject

  var codingPath: [any CodingKey] { node.codingPath }
  var allKeys: [Key] { object.keys.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { object[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool {
    MellowScalar(node: try member(key)).decodeNil()
  }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try scalar(key).decode(type) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try scalar(key).decode(type)
  }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try scalar(key).decode(type)
  }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try scalar(key).decode(type) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try scalar(key).decode(type) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try scalar(key).decode(type) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try scalar(key).decode(type) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try scalar(key).decode(type) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try scalar(key).decode(type) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try scalar(key).decode(type) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try scalar(key).decode(type) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
    try scalar(key).decode(type)
  }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
    try scalar(key).decode(type)
  }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
    try scalar(key).decode(type)
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try member(key).decoded(as: type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try member(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    node.child(object["super"] ?? .null, at: MellowKey(stringValue: "super"))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    node.child(object[key.stringValue] ?? .null, at: key)
  }

  private func scalar(_ key: Key) throws -> MellowScalar { MellowScalar(node: try member(key)) }

  private func member(_ key: Key) throws -> MellowNode {
    guard let value = object[key.stringValue] else {
      let text = "there is no '\(key.stringValue)'"
      throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: text))
    }
    return node.child(value, at: key)
  }
}
