/// A collection that leaves out what it cannot hold.
///
/// An element that is no value of its type counts as null: so it is nil where elements are Optional,
/// and left out elsewhere.
protocol LenientCollection {
  init(leniently node: MellowNode) throws
}

extension Array: LenientCollection where Element: Decodable {
  init(leniently node: MellowNode) throws {
    self = try node.array().enumerated()
      .compactMap { index, value in
        node.child(value, at: MellowKey(index: index)).decodedOrNull(as: Element.self)
      }
  }
}

extension Dictionary: LenientCollection where Key == String, Value: Decodable {
  init(leniently node: MellowNode) throws {
    let object = try node.object()
    self.init()
    for key in object.keys {
      guard let value = object[key] else { continue }
      let child = node.child(value, at: MellowKey(stringValue: key))
      if let entry = child.decodedOrNull(as: Value.self) { self[key] = entry }
    }
  }
}

extension MellowNode {
  /// The value as a type, else null as that type, else nil.
  fileprivate func decodedOrNull<Value: Decodable>(as type: Value.Type) -> Value? {
    if let value = try? decoded(as: type) { return value }
    return try? MellowNode(value: .null, codingPath: codingPath).decoded(as: type)
  }
}
