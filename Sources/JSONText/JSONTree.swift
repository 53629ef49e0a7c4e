/// A JSON document as a flat arena of nodes: ordered members, numbers as text, duplicates kept.
///
/// Nodes refer to each other by index, and every walk follows the links between them, so no operation
/// recurses: a document of a million nested arrays is as harmless as a flat one, even when it is freed.
/// Strings and keys keep their escaped spelling, without the quotes, because decoders must handle the
/// spelling too.
///     {"a":[1,true]}      0 object ─ first ─▶ 1 array "a" ─ first ─▶ 2 number "1"
///                                                                     └ next ─▶ 3 bool "true"
public struct JSONTree: Sendable {
  /// The position of a node in its tree.
  public typealias Node = Int

  /// What kind of JSON value a node is.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// The literal `null`.
    case null
    /// `true` or `false`.
    case bool
    /// A number, kept as text.
    case number
    /// A string, kept in its escaped spelling.
    case string
    /// An array.
    case array
    /// An object.
    case object
    /// A collection without an order; only observations have it.
    case set
  }

  struct Record: Sendable {
    var kind: Kind
    var textStart: Int32 = 0
    var textLength: Int32 = 0
    var keyStart: Int32 = 0
    var keyLength: Int32 = -1
    var parent: Int32 = -1
    var first: Int32 = -1
    var last: Int32 = -1
    var next: Int32 = -1
    /// Whether the keys of this object are data, as in a dictionary; nil if unknown, as in documents.
    var keysAreData: Bool?
    /// The number of the type whose names the keys of this object are; zero if unknown.
    var keyType: Int32 = 0
  }

  var records: [Record] = []
  var pool: [UInt8] = []

  /// The outermost node.
  public internal(set) var root: Node = 0

  /// Records whether the keys of the object at `node` are data or names, and of which type, by any number that
  /// equal types share.
  package mutating func note(keysAreData: Bool?, of node: Node, type: Int32 = 0) {
    records[node].keysAreData = keysAreData
    records[node].keyType = type
  }

  /// The number of the type whose names the keys of the object at `node` are; zero if unknown.
  package func keyType(of node: Node) -> Int32 { records[node].keyType }

  /// Whether the keys of the object at `node` are data; nil if unknown.
  package func keysAreData(of node: Node) -> Bool? { records[node].keysAreData }

  /// How many nodes there are, attached or not.
  package var count: Int { records.count }

  /// Creates a tree with a single `null`.
  public init() {
    records = [Record(kind: .null)]
  }

  /// Reads a JSON text by RFC 8259, in UTF-8 without a mark and nested to any depth, or returns nil.
  public init?(parsing bytes: [UInt8]) {
    self.init(parsing: bytes, rules: .tokens)
  }

  package init?(parsing bytes: [UInt8], rules: JSONReader.Rules) {
    guard let tree = try? JSONReader.tree(of: bytes, rules: rules) else { return nil }
    self = tree
  }

  init(records: [Record], pool: [UInt8], root: Node) {
    self.records = records
    self.pool = pool
    self.root = root
  }

  /// The kind of `node`.
  public func kind(of node: Node) -> Kind { records[node].kind }

  /// The text of a scalar `node`: a literal, a number, or a string without its quotes.
  public func text(of node: Node) -> ArraySlice<UInt8> {
    let start = Int(records[node].textStart)
    return pool[start..<start + Int(records[node].textLength)]
  }

  /// The key of `node` in its escaped spelling, or nil if it is not a member of an object.
  public func key(of node: Node) -> ArraySlice<UInt8>? {
    let length = Int(records[node].keyLength)
    guard length >= 0 else { return nil }
    let start = Int(records[node].keyStart)
    return pool[start..<start + length]
  }

  /// The text that the string at `node` stands for.
  public func string(of node: Node) -> String {
    String(decoding: JSONText.unescaped(text(of: node)), as: UTF8.self)
  }

  /// What the key of `node` stands for; the empty text if it has none.
  public func name(of node: Node) -> String {
    String(decoding: JSONText.unescaped(key(of: node) ?? []), as: UTF8.self)
  }

  /// The container of `node`, or nil for the root and for detached nodes.
  public func parent(of node: Node) -> Node? { Self.link(records[node].parent) }

  /// The first child of `node`.
  public func firstChild(of node: Node) -> Node? { Self.link(records[node].first) }

  /// The sibling after `node`.
  public func nextSibling(of node: Node) -> Node? { Self.link(records[node].next) }

  /// The children of `node`, in document order.
  public func children(of node: Node) -> [Node] {
    var result: [Node] = []
    var child = firstChild(of: node)
    while let current = child {
      result.append(current)
      child = nextSibling(of: current)
    }
    return result
  }

  /// All nodes that can be reached from `start`, parents before children.
  public func nodes(from start: Node? = nil) -> [Node] {
    let top = start ?? root
    var result: [Node] = []
    var current: Node? = top
    while let node = current {
      result.append(node)
      current = successor(of: node, within: top)
    }
    return result
  }

  /// The node after `node` in document order, inside the subtree of `top`.
  package func successor(of node: Node, within top: Node) -> Node? {
    if let child = firstChild(of: node) { return child }
    return following(node, within: top)
  }

  /// The node after the whole subtree of `node`, inside the subtree of `top`.
  package func following(_ node: Node, within top: Node) -> Node? {
    var current = node
    while current != top {
      if let sibling = nextSibling(of: current) { return sibling }
      guard let container = parent(of: current) else { return nil }
      current = container
    }
    return nil
  }

  /// The maximum nesting of containers.
  public var depth: Int {
    var deepest = 0
    var level = 0
    var current = root
    while true {
      if records[current].kind.isContainer { deepest = max(deepest, level + 1) }
      if let child = firstChild(of: current) {
        level += 1
        current = child
        continue
      }
      while current != root, nextSibling(of: current) == nil {
        guard let container = parent(of: current) else { return deepest }
        current = container
        level -= 1
      }
      guard current != root, let sibling = nextSibling(of: current) else { return deepest }
      current = sibling
    }
  }

  static func link(_ index: Int32) -> Node? { index < 0 ? nil : Int(index) }
}

extension JSONTree.Kind {
  /// The name of this kind in reports.
  public var name: String {
    switch self {
    case .null: "null"
    case .bool: "bool"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    case .set: "set"
    }
  }

  /// Whether nodes of this kind have children.
  public var isContainer: Bool { self == .array || self == .object || self == .set }
}
