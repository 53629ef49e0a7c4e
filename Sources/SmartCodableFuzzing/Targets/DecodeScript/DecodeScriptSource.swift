import FuzzKit
import SmartCodable

/// The document of a script, and how its keys become names.
struct DecodeScriptSource {
  enum Keys: Int { case same, snake, custom, upper }

  let tree: JSONTree
  let keys: Keys

  /// The node at a path; nil if nothing is there.
  func node(at path: [any CodingKey]) -> JSONTree.Node? {
    var node = tree.root
    for key in path {
      guard let child = child(key.stringValue, key.intValue, of: node) else { return nil }
      node = child
    }
    return node
  }

  func child(_ name: String, _ index: Int?, of node: JSONTree.Node) -> JSONTree.Node? {
    let children = tree.children(of: node)
    if tree.kind(of: node) == .array {
      return index.flatMap { children.indices.contains($0) ? children[$0] : nil }
    }
    if keys == .same { return children.first { self.name(of: $0) == name } }
    let letters = DecodeScriptDocument.letters(name)
    return children.first { DecodeScriptDocument.letters(self.name(of: $0)) == letters }
  }

  /// Where in the text the value at a path begins, or else the one that holds what is missing (REP-9).
  func offset(of path: [SmartRepair.PathComponent]) -> Int {
    var (node, offset) = (tree.root, 0)
    for step in path {
      var (name, index) = ("", Int?.none)
      switch step {
      case .key(let key): name = key
      case .index(let position): index = position
      }
      guard let child = child(name, index, of: node) else { break }
      offset += 1
      for member in tree.children(of: node) {
        if let key = tree.key(of: member) { offset += key.count + 3 }
        if member == child { break }
        offset += tree.bytes(of: member).count + 1
      }
      node = child
    }
    return offset
  }

  func children(of node: JSONTree.Node?) -> [JSONTree.Node] {
    node.map { tree.children(of: $0) } ?? []
  }

  func kind(of node: JSONTree.Node?) -> JSONTree.Kind { node.map { tree.kind(of: $0) } ?? .null }

  func text(of node: JSONTree.Node) -> String {
    String(decoding: tree.text(of: node), as: UTF8.self)
  }

  /// The key of a member as it is in the document, which has no escapes.
  func name(of node: JSONTree.Node) -> String {
    String(decoding: tree.key(of: node) ?? [], as: UTF8.self)
  }

  /// A question that needs no conversion, and thus has the same answer in every mode.
  func exactStep(at node: JSONTree.Node?, forKey key: String? = nil) -> DecodeScriptStep {
    var step =
      switch kind(of: node) {
      case .null: DecodeScriptStep(verb: .isNil)
      case .bool: DecodeScriptStep(verb: .read, form: .scalar(.bool))
      case .number: DecodeScriptStep(verb: .read, form: .scalar(.double))
      case .string: DecodeScriptStep(verb: .read, form: .scalar(.string))
      case .array, .set: DecodeScriptStep(verb: .list, body: [DecodeScriptStep(verb: .path)])
      case .object: DecodeScriptStep(verb: .keyed, body: [DecodeScriptStep(verb: .keys)])
      }
    step.key = key
    return step
  }

  /// The value of a node as such a question tells it.
  func meaning(of node: JSONTree.Node?) -> String {
    guard let node else { return "true" }
    let text = text(of: node)
    return switch kind(of: node) {
    case .null: "true"
    case .bool: text
    case .string: "'\(text)'"
    case .number: Double(text).map { "\($0)" } ?? ""
    case .object, .array, .set: "false"
    }
  }
}
