/// The first place at which two observations differ.
public struct TreeDifference: Hashable, Sendable {
  /// The path of the difference.
  public let path: TreePath
  /// What the other tree has there, shortened.
  public let expected: String
  /// What this tree has there, shortened.
  public let found: String
  /// The kind of the node in the other tree, or nil if it has none there.
  public let expectedKind: JSONTree.Kind?
  /// The kind of the node in this tree, or nil if it has none there.
  public let foundKind: JSONTree.Kind?
}

extension JSONTree {
  /// The first difference to `other`; objects and sets are compared without their order.
  ///
  /// With `byValue`, equal numbers may be spelled differently, and the sign of zero is ignored.
  public func difference(from other: JSONTree, byValue: Bool = false) -> TreeDifference? {
    var pairs: [(Node, Node)] = [(root, other.root)]
    while let (mine, theirs) = pairs.popLast() {
      guard kind(of: mine) == other.kind(of: theirs) else {
        return difference(mine, other, theirs)
      }
      let matches: Bool
      switch kind(of: mine) {
      case .object: matches = pairMembers(mine, other, theirs, into: &pairs)
      case .array: matches = pairElements(mine, other, theirs, into: &pairs)
      case .set: matches = sortedElements(of: mine) == other.sortedElements(of: theirs)
      case .number where byValue:
        matches = ExactDecimal.areEqual(text(of: mine), other.text(of: theirs))
      default: matches = text(of: mine) == other.text(of: theirs)
      }
      if !matches { return difference(mine, other, theirs) }
    }
    return nil
  }

  /// The top-level member with this escaped key.
  public func member(_ key: ArraySlice<UInt8>) -> Node? {
    var child = firstChild(of: root)
    while let current = child {
      if self.key(of: current) == key { return current }
      child = nextSibling(of: current)
    }
    return nil
  }

  private func difference(_ mine: Node, _ other: JSONTree, _ theirs: Node) -> TreeDifference {
    if kind(of: mine) == .object, other.kind(of: theirs) == .object {
      if let lone = other.loneMember(of: theirs, beside: self, mine) {
        return TreeDifference(
          path: other.path(of: lone),
          expected: other.summary(of: lone),
          found: "nothing",
          expectedKind: other.kind(of: lone),
          foundKind: nil
        )
      }
      if let lone = loneMember(of: mine, beside: other, theirs) {
        return TreeDifference(
          path: path(of: lone),
          expected: "nothing",
          found: summary(of: lone),
          expectedKind: nil,
          foundKind: kind(of: lone)
        )
      }
    }
    return plainDifference(mine, other, theirs)
  }

  /// The first member that the other object lacks.
  private func loneMember(of node: Node, beside other: JSONTree, _ theirs: Node) -> Node? {
    let keys = Set(other.children(of: theirs).map { other.key(of: $0) })
    return children(of: node).first { !keys.contains(key(of: $0)) }
  }

  private func plainDifference(_ mine: Node, _ other: JSONTree, _ theirs: Node)
    -> TreeDifference
  {
    TreeDifference(
      path: path(of: mine),
      expected: other.summary(of: theirs),
      found: summary(of: mine),
      expectedKind: other.kind(of: theirs),
      foundKind: kind(of: mine)
    )
  }

  private func pairElements(
    _ mine: Node,
    _ other: JSONTree,
    _ theirs: Node,
    into pairs: inout [(Node, Node)]
  ) -> Bool {
    let left = children(of: mine)
    let right = other.children(of: theirs)
    pairs.append(contentsOf: zip(left, right).reversed())
    return left.count == right.count
  }

  private func pairMembers(
    _ mine: Node,
    _ other: JSONTree,
    _ theirs: Node,
    into pairs: inout [(Node, Node)]
  ) -> Bool {
    let left = children(of: mine)
    let right = other.children(of: theirs)
    guard left.count == right.count else { return false }
    if zip(left, right).allSatisfy({ key(of: $0) == other.key(of: $1) }) {
      pairs.append(contentsOf: zip(left, right).reversed())
      return true
    }
    var byKey: [ArraySlice<UInt8>: Node] = [:]
    for child in right { byKey[other.key(of: child) ?? []] = child }
    for child in left.reversed() {
      guard let match = byKey[key(of: child) ?? []] else { return false }
      pairs.append((child, match))
    }
    return true
  }

  private func sortedElements(of node: Node) -> [[UInt8]] {
    children(of: node).map { bytes(of: $0) }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private func summary(of node: Node) -> String {
    let text = bytes(of: node)
    let head = String(decoding: text.prefix(120), as: UTF8.self)
    return text.count > 120 ? head + "…" : head
  }
}
