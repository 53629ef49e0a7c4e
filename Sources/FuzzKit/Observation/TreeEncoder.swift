import Foundation

/// Turns any Encodable value into a tree for comparing two decoders.
///
/// Nothing is lost and nothing is judged: integers keep all digits, floating-point values their
/// shortest text (`nan` equals `nan`, `-0.0` differs from `0.0`), a date counts as the bits of its
/// interval, and sets are marked as unordered. JSONEncoder would throw for NaN and round dates.
public enum TreeEncoder {
  /// Returns the observation of `value`; an `encode(to:)` that throws gives the text of its error.
  public static func observe(_ value: some Encodable) -> JSONTree {
    let builder = TreeBuilder()
    builder.observe(value, at: builder.tree.root)
    return builder.tree
  }
}

/// The storage that all containers of one observation share.
final class TreeBuilder {
  var tree = JSONTree()
  private var keyTypes: [ObjectIdentifier: Int32] = [:]

  /// Notes of what type the keys of an object are, so that a type inside itself is recognized.
  func note<Key: CodingKey>(_ type: Key.Type, of node: JSONTree.Node) {
    let isData = KeyNature.isData(type)
    guard isData == false else { return tree.note(keysAreData: isData, of: node) }
    let number = keyTypes[ObjectIdentifier(type), default: Int32(keyTypes.count + 1)]
    keyTypes[ObjectIdentifier(type)] = number
    tree.note(keysAreData: false, of: node, type: number)
  }

  func child(of container: JSONTree.Node, key: String?) -> JSONTree.Node {
    let node = tree.addContainer(.null)
    tree.append(node, to: container, key: key.map { JSONText.escaped($0.utf8) })
    return node
  }

  func open(_ kind: JSONTree.Kind, at node: JSONTree.Node) {
    // A subclass reopens the container of its superclass: its members are kept.
    if tree.kind(of: node) == .null { tree.replace(node, with: tree.addContainer(kind)) }
  }

  func write(_ kind: JSONTree.Kind, _ text: String, at node: JSONTree.Node) {
    let scalar =
      kind == .string ? tree.addString(text) : tree.addScalar(kind, text.utf8)
    tree.replace(node, with: scalar)
  }

  func observe(_ value: some Encodable, at node: JSONTree.Node) {
    if observeLeaf(value, at: node) { return }
    do {
      try value.encode(to: TreeNodeEncoder(builder: self, node: node))
      markSet(value, at: node)
      sortPairs(of: value, at: node)
    } catch {
      write(.string, "encode(to:) threw \(type(of: error))", at: node)
    }
  }

  /// Observes types whose own `encode(to:)` would hide or blur what was decoded.
  private func observeLeaf(_ value: some Encodable, at node: JSONTree.Node) -> Bool {
    switch value {
    case let text as String: write(.string, text, at: node)
    case let number as any FixedWidthInteger: write(.number, "\(number)", at: node)
    case let flag as Bool: write(.bool, flag ? "true" : "false", at: node)
    case let number as Double: write(.number, number.description, at: node)
    case let number as Float: write(.number, number.description, at: node)
    case let date as Date:
      // Dates are equal whatever the sign of zero, which some ways to write them lose.
      write(.string, "date \(date.timeIntervalSinceReferenceDate + 0)", at: node)
    case let data as Data: write(.string, "data \(data.base64EncodedString())", at: node)
    case let url as URL: write(.string, "url \(url.absoluteString)", at: node)
    case let decimal as Decimal: write(.number, decimal.description, at: node)
    default: return false
    }
    return true
  }

  private func markSet(_ value: some Encodable, at node: JSONTree.Node) {
    guard value is any UnorderedElements, tree.kind(of: node) == .array else { return }
    tree.loseOrder(of: node)
  }

  /// Sorts the entries of dictionaries whose keys are not strings or integers: they are written as elements,
  /// each key before its value, in an arbitrary order.
  private func sortPairs(of value: some Encodable, at node: JSONTree.Node) {
    guard value is any UnorderedPairs, tree.kind(of: node) == .array else { return }
    let children = tree.children(of: node)
    let pairs = stride(from: 0, to: children.count, by: 2)
      .map { (key: tree.bytes(of: children[$0]), nodes: children[$0...].prefix(2)) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
    tree.reorder(pairs.flatMap(\.nodes), of: node)
  }
}

private protocol UnorderedElements {}
extension Set: UnorderedElements {}
private protocol UnorderedPairs {}
extension Dictionary: UnorderedPairs {}

struct TreeNodeEncoder: Encoder, SingleValueEncodingContainer {
  let builder: TreeBuilder
  let node: JSONTree.Node

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    builder.open(.object, at: node)
    builder.note(type, of: node)
    return KeyedEncodingContainer(TreeKeyedContainer<Key>(builder: builder, node: node))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    builder.open(.array, at: node)
    return TreeUnkeyedContainer(builder: builder, node: node)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() { builder.write(.null, "", at: node) }
  func encode(_ value: some Encodable) { builder.observe(value, at: node) }
}
