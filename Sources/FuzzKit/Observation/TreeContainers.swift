struct TreeKeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let builder: TreeBuilder
  let node: JSONTree.Node

  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { _ = child(key) }

  func encode(_ value: some Encodable, forKey key: Key) {
    builder.observe(value, at: child(key))
  }

  func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type, forKey key: Key)
    -> KeyedEncodingContainer<NestedKey>
  {
    TreeNodeEncoder(builder: builder, node: child(key)).container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    TreeNodeEncoder(builder: builder, node: child(key)).unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    TreeNodeEncoder(builder: builder, node: builder.child(of: node, key: "super"))
  }

  func superEncoder(forKey key: Key) -> any Encoder {
    TreeNodeEncoder(builder: builder, node: child(key))
  }

  private func child(_ key: Key) -> JSONTree.Node {
    builder.child(of: node, key: key.stringValue)
  }
}

struct TreeUnkeyedContainer: UnkeyedEncodingContainer {
  let builder: TreeBuilder
  let node: JSONTree.Node

  var codingPath: [any CodingKey] { [] }
  private(set) var count = 0

  init(builder: TreeBuilder, node: JSONTree.Node) {
    self.builder = builder
    self.node = node
  }

  mutating func encodeNil() { _ = child() }
  mutating func encode(_ value: some Encodable) { builder.observe(value, at: child()) }

  mutating func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type)
    -> KeyedEncodingContainer<NestedKey>
  {
    TreeNodeEncoder(builder: builder, node: child()).container(keyedBy: keyType)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    TreeNodeEncoder(builder: builder, node: child()).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder {
    TreeNodeEncoder(builder: builder, node: child())
  }

  private mutating func child() -> JSONTree.Node {
    count += 1
    return builder.child(of: node, key: nil)
  }
}
