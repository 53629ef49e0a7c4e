/// Decodes types from nodes, strictly: what is not of the type that is asked for is refused.
struct NodeDecoder: Decoder {
  let node: Node
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .table(let members) = node else { throw mismatch([String: Any].self) }
    return KeyedDecodingContainer(Table(members: members, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let elements) = node else { throw mismatch([Any].self) }
    return List(elements: elements, codingPath: codingPath)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { Single(decoder: self) }

  fileprivate func mismatch(_ type: any Any.Type) -> DecodingError {
    let context = DecodingError.Context(codingPath: codingPath, debugDescription: "\(node)")
    if case .null = node { return .valueNotFound(type, context) }
    return .typeMismatch(type, context)
  }

  /// A value of the type: a scalar as the node has it, anything else as it decodes itself.
  fileprivate func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let found: Any
    switch (Value.self, node) {
    case (is Bool.Type, .boolean(let value)): found = value
    case (is String.Type, .text(let value)): found = value
    case (is Double.Type, .double(let value)): found = value
    case (is Double.Type, .single(let value)): found = Double(value)
    case (is Float.Type, .single(let value)): found = value
    case (is Float.Type, .double(let value)):
      found = try exact(Float(value).isFinite || !value.isFinite ? Float(value) : nil, value)
    case (let type as any FixedWidthInteger.Type, .integer(let value)):
      found = try exact(type.init(exactly: value), value)
    case (let type as any FixedWidthInteger.Type, .unsigned(let value)):
      found = try exact(type.init(exactly: value), value)
    case (is Bool.Type, _), (is String.Type, _), (is Double.Type, _), (is Float.Type, _),
      (is any FixedWidthInteger.Type, _):
      throw mismatch(type)
    default: return try type.init(from: self)
    }
    guard let value = found as? Value else { throw mismatch(type) }
    return value
  }

  private func exact(_ value: Any?, _ number: Any) throws -> Any {
    if let value { return value }
    throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: "\(number)"))
  }
}

private struct Index: CodingKey {
  let intValue: Int?
  var stringValue: String { "Index \(intValue ?? 0)" }
  init(intValue: Int) { self.intValue = intValue }
  init?(stringValue: String) { nil }
}

private struct Super: CodingKey {
  var stringValue: String { "super" }
  var intValue: Int? { nil }
  init() {}
  init?(intValue: Int) { nil }
  init?(stringValue: String) { nil }
}

private struct Table<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: [(key: Node.Key, value: Node)]
  let codingPath: [any CodingKey]

  var allKeys: [Key] {
    members.compactMap { member in
      switch member.key {
      case .text(let text): Key(stringValue: text)
      case .integer(let number): Key(intValue: number)
      }
    }
  }

  private func node(_ key: any CodingKey) -> Node? {
    members.first { member in
      switch member.key {
      case .text(let text): text == key.stringValue
      case .integer(let number): number == key.intValue
      }
    }?
    .value
  }

  private func decoder(_ key: Key) throws -> NodeDecoder {
    guard let node = node(key) else {
      let context = DecodingError.Context(codingPath: codingPath, debugDescription: "no such key")
      throw DecodingError.keyNotFound(key, context)
    }
    return NodeDecoder(node: node, codingPath: codingPath + [key])
  }

  func contains(_ key: Key) -> Bool { node(key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool {
    if case .null = try decoder(key).node { true } else { false }
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder(key).value(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { try decoder(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    NodeDecoder(node: node(Super()) ?? .null, codingPath: codingPath + [Super()])
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    NodeDecoder(node: node(key) ?? .null, codingPath: codingPath + [key])
  }
}

private struct List: UnkeyedDecodingContainer {
  let elements: [Node]
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0

  init(elements: [Node], codingPath: [any CodingKey]) {
    (self.elements, self.codingPath) = (elements, codingPath)
  }

  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  /// What `body` makes of the next element, which is passed only if it throws nothing.
  private mutating func next<Result>(
    _ type: any Any.Type,
    _ body: (NodeDecoder) throws -> Result
  ) throws -> Result {
    let path = codingPath + [Index(intValue: currentIndex)]
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(type, .init(codingPath: path, debugDescription: "the end"))
    }
    let result = try body(NodeDecoder(node: elements[currentIndex], codingPath: path))
    currentIndex += 1
    return result
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, case .null = elements[currentIndex] else {
      if isAtEnd { _ = try next(Any?.self) { $0 } }
      return false
    }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next(type) { try $0.value(type) }
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next([String: Any].self) { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next([Any].self) { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next((any Decoder).self) { $0 } }
}

private struct Single: SingleValueDecodingContainer {
  let decoder: NodeDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { if case .null = decoder.node { true } else { false } }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.value(type) }
}
