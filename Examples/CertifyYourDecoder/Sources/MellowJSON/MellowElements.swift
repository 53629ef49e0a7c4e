/// The elements of an array, one after the other.
struct MellowElements: UnkeyedDecodingContainer {
  let node: MellowNode
  let elements: [MellowValue]
  private(set) var currentIndex = 0

  init(node: MellowNode, elements: [MellowValue]) {
    self.node = node
    self.elements = elements
  }

  var codingPath: [any CodingKey] { node.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  mutating func decodeNil() throws -> Bool {
    guard MellowScalar(node: try element()).decodeNil() else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool { try next { try $0.decode(type) } }
  mutating func decode(_ type: String.Type) throws -> String { try next { try $0.decode(type) } }
  mutating func decode(_ type: Double.Type) throws -> Double { try next { try $0.decode(type) } }
  mutating func decode(_ type: Float.Type) throws -> Float { try next { try $0.decode(type) } }
  mutating func decode(_ type: Int.Type) throws -> Int { try next { try $0.decode(type) } }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try next { try $0.decode(type) } }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try next { try $0.decode(type) } }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try next { try $0.decode(type) } }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try next { try $0.decode(type) } }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try next { try $0.decode(type) } }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next { try $0.decode(type) } }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next { try $0.decode(type) } }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next { try $0.decode(type) } }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next { try $0.decode(type) } }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next { try $0.decode(type) }
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    try next { try $0.node.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next { try $0.node.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next { $0.node } }

  private mutating func next<Value>(_ read: (MellowScalar) throws -> Value) throws -> Value {
    let value = try read(MellowScalar(node: element()))
    currentIndex += 1
    return value
  }

  private func element() throws -> MellowNode {
    let key = MellowKey(index: currentIndex)
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        MellowValue.self,
        .init(codingPath: codingPath + [key], debugDescription: "there are no more elements")
      )
    }
    return node.child(elements[currentIndex], at: key)
  }
}

/// A key that no type declares: an index, or a member of a dictionary.
struct MellowKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    self.init(index: intValue)
  }

  init(index: Int) {
    stringValue = String(index)
    intValue = index
  }
}
