extension JSONValue {
  /// The value of a document, or of a node in it.
  package init(_ tree: JSONTree, at node: JSONTree.Node? = nil) {
    let node = node ?? tree.root
    switch tree.kind(of: node) {
    case .null: self = .null
    case .bool: self = .boolean(tree.text(of: node).first == UInt8(ascii: "t"))
    case .number: self = .number(String(decoding: tree.text(of: node), as: UTF8.self))
    case .string: self = .string(tree.string(of: node))
    case .array, .set: self = .array(tree.children(of: node).map { JSONValue(tree, at: $0) })
    case .object:
      self = .object(
        tree.children(of: node)
          .map {
            JSONMember(key: tree.name(of: $0), value: JSONValue(tree, at: $0))
          }
      )
    }
  }
}
