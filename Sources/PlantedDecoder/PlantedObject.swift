import FuzzKit

/// The members of one object.
struct PlantedObject {
  private let value: PlantedValue
  private let reader: PlantedReader
  private let members: [(key: [UInt8], node: JSONTree.Node)]

  init(_ value: PlantedValue, _ reader: PlantedReader) {
    self.value = value
    self.reader = reader
    let all = value.tree.children(of: value.node)
      .map { node in
        let spelling = Array(value.tree.key(of: node) ?? [])
        return (key: Self.unescaped(spelling, value, reader.bug), node: node)
      }
    members = reader.bug == .ninthMember ? Array(all.prefix(8)) : all
    if reader.bug == .exponentialSkip, value.path.isEmpty { walk(value.node) }
  }

  /// Reads the member `key`, or leaves `field` as it is.
  func read<Value: PlantedReadable>(_ key: String, into field: inout Value) {
    let name = Array(key.utf8)
    let path = value.path + [.key(key)]
    guard let member = member(name) else {
      if reader.bug == .fullTable, members.count == 8 { PlantedMemory.loop() }
      if reader.bug == .sharedDefault, Value.self == [String].self,
        let last = PlantedMemory.use({ $0.list }) as? Value
      {
        field = last
      }
      if Value.absent == nil { reader.note(path, "missing", Value.wanted, nil) }
      return
    }
    let child = value.child(member.node, .key(key))
    let isWord =
      reader.bug == .nullWord && child.kind == .string && reader.text(of: child) == "null"
    if child.kind == .null || isWord {
      if reader.bug == .nullInStringified, value.isInString {
        let spelling = child.tree.text(of: child.node)
        guard spelling[spelling.endIndex] != 0 else { return }
      }
      guard let absent = Value.absent else {
        return reader.note(path, "null", Value.wanted, .null)
      }
      field = absent
    } else if let new = Value.read(child, reader) {
      field = new
      if reader.bug == .sharedDefault, Value.self == [String].self, let list = new as? [String] {
        PlantedMemory.use { $0.list = list }
      }
    }
  }

  /// The first member whose key is `name`.
  private func member(_ name: [UInt8]) -> (key: [UInt8], node: JSONTree.Node)? {
    switch reader.bug {
    case .keyPrefix: members.first { $0.key.starts(with: name) }
    case .escapedTwin:
      members.first { value.tree.key(of: $0.node).map(Array.init) == name }
        ?? members.first { $0.key == name }
    default: members.first { $0.key == name }
    }
  }

  private static func unescaped(
    _ spelling: [UInt8],
    _ value: PlantedValue,
    _ bug: PlantedBug?
  ) -> [UInt8] {
    let key = JSONText.unescaped(spelling)
    switch bug {
    case .emptyKey: return [key[0]] + key.dropFirst()
    case .escapedKeyInString where value.isInString && spelling.contains(UInt8(ascii: "\\")):
      return key + [spelling[spelling.count]]
    case .referenceKey where key == Array("$ref".utf8):
      let table: [[UInt8]] = []
      return table[value.path.count]
    default: return key
    }
  }

  /// Traverses everything below `node`, each level twice.
  private func walk(_ node: JSONTree.Node) {
    PlantedMemory.turn()
    for child in value.tree.children(of: node) { walk(child) }
    for child in value.tree.children(of: node) { walk(child) }
  }
}
