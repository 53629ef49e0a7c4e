import FuzzKit

/// Collections of the standard library with the contents of a document.
///
/// Encoders recognize such types, so that their elements do not pass through the calls of a container.
struct ScriptedCollection {
  let script: ScriptedValue.Script
  private var tree: JSONTree { script.tree }

  /// The children of `node` in the narrowest type that holds them all; nil if there is none.
  func value(_ node: JSONTree.Node) -> (any Encodable)? {
    value(of: tree.children(of: node), isObject: tree.kind(of: node) == .object)
  }

  /// These members or elements in the narrowest type that holds them all; nil if there is none.
  func value(of nodes: [JSONTree.Node], isObject: Bool) -> (any Encodable)? {
    guard !nodes.isEmpty else { return nil }
    return isObject ? dictionary(nodes) : array(nodes)
  }

  private func array(_ nodes: [JSONTree.Node]) -> (any Encodable)? {
    func values(_ read: Reader<some Encodable>) -> (any Encodable)? { all(nodes, read) }
    let plain = values(integer) ?? values(double) ?? values(text) ?? values(bool)
    let holes =
      plain ?? values(optional(integer)) ?? values(optional(double)) ?? values(optional(text))
    return holes ?? values(list(integer)) ?? values(list(double)) ?? values(list(text))
      ?? values(list(optional(integer)))
  }

  private func dictionary(_ nodes: [JSONTree.Node]) -> (any Encodable)? {
    func values(_ read: Reader<some Encodable>) -> (any Encodable)? {
      all(nodes, read).map { entries(nodes, $0) }
    }
    let plain = values(integer) ?? values(double) ?? values(text)
    return plain ?? values(optional(integer)) ?? values(optional(text)) ?? values(list(integer))
      ?? values(list(text))
  }

  /// A dictionary by integers if all keys spell one, and sometimes by the numbers of its members.
  private func entries<Value: Encodable>(
    _ nodes: [JSONTree.Node],
    _ values: [Value]
  ) -> any Encodable {
    let keys = nodes.map { script.key($0).stringValue }
    let numbers = keys.compactMap { key in Int(key).flatMap { "\($0)" == key ? $0 : nil } }
    if let first = nodes.first, script.choice(first, 41, of: 6) == 0 {
      return Dictionary(zip(keys.indices, values)) { $1 }
    }
    if numbers.count == keys.count { return Dictionary(zip(numbers, values)) { $1 } }
    return Dictionary(zip(keys, values)) { $1 }
  }

  private typealias Reader<Value> = (JSONTree.Node) -> Value?

  private func all<Value>(_ nodes: [JSONTree.Node], _ read: Reader<Value>) -> [Value]? {
    var values: [Value] = []
    for node in nodes {
      guard let value = read(node) else { return nil }
      values.append(value)
    }
    return values
  }

  private func integer(_ node: JSONTree.Node) -> Int? {
    tree.kind(of: node) == .number && !script.refuses(node) ? Int(literal(node)) : nil
  }

  private func double(_ node: JSONTree.Node) -> Double? {
    if script.refuses(node) { return .nan }
    return tree.kind(of: node) == .number ? ScriptedScalar.finite(literal(node)) : nil
  }

  private func text(_ node: JSONTree.Node) -> String? {
    tree.kind(of: node) == .string ? script.text(node) : nil
  }

  private func bool(_ node: JSONTree.Node) -> Bool? {
    tree.kind(of: node) == .bool ? literal(node) == "true" : nil
  }

  private func literal(_ node: JSONTree.Node) -> String {
    String(decoding: tree.text(of: node), as: UTF8.self)
  }

  private func optional<Value>(_ read: @escaping Reader<Value>) -> Reader<Value?> {
    { node in
      if tree.kind(of: node) == .null { return .some(nil) }
      return read(node).map(Optional.some)
    }
  }

  private func list<Value>(_ read: @escaping Reader<Value>) -> Reader<[Value]> {
    { node in tree.kind(of: node) == .array ? all(tree.children(of: node), read) : nil }
  }
}
