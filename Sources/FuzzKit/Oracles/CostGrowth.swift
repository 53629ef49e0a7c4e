/// A way to make a document larger.
enum CostGrowth: String, CaseIterable {
  /// One value nested ever deeper in unknown arrays and objects.
  case nesting
  /// More and more siblings with distinct keys.
  case width
  /// A longer and longer string.
  case text
  /// JSON inside strings inside strings.
  case stringified
  /// More and more members with the same key.
  case equalKeys
  /// A model nested in itself repeatedly, with a value at the bottom that does not fit.
  case recursion

  /// The index among all cases.
  var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Three documents of increasing size; none if `tree` has no place to grow.
  func documents(from tree: JSONTree, _ generator: inout SeededGenerator) -> [[UInt8]] {
    let wanted: (JSONTree, JSONTree.Node) -> Bool = { tree, node in
      switch self {
      case .nesting, .stringified: node != tree.root
      case .equalKeys: tree.key(of: node) != nil
      case .recursion: tree.kind(of: node) == .object && tree.enclosingObject(of: node) != nil
      case .width: node != tree.root && tree.parent(of: node) != nil
      case .text: !tree.kind(of: node).isContainer
      }
    }
    guard let node = tree.randomNode(&generator, where: wanted) else { return [] }
    if self == .recursion { return RecursiveGrowth(of: node, in: tree)?.documents ?? [] }
    let keys = tree.nodes().compactMap { tree.key(of: $0).map { Array($0) } }
    let key = generator.pick(keys) ?? Array("k".utf8)
    // The growth doubles each time, so that linear work grows twice as much as well.
    return sizes.map { size in
      var copy = tree
      grow(node, in: &copy, from: tree, by: size, key)
      return copy.bytes
    }
  }

  private var sizes: [Int] {
    switch self {
    case .nesting: [60, 120, 240]
    case .width, .equalKeys: [64, 128, 256]
    case .text: [1000, 2000, 4000]
    case .stringified: [4, 5, 6]
    case .recursion: []
    }
  }

  private func grow(
    _ node: JSONTree.Node,
    in tree: inout JSONTree,
    from original: JSONTree,
    by size: Int,
    _ key: [UInt8]
  ) {
    switch self {
    case .nesting:
      var inner = tree.lift(node)
      for level in 0..<size {
        let outer = tree.addContainer(level % 2 == 0 ? .array : .object)
        tree.append(inner, to: outer, key: level % 2 == 0 ? nil : key)
        inner = outer
      }
      tree.replace(node, with: inner)
    case .width, .equalKeys:
      guard let container = tree.parent(of: node) else { return }
      let name = tree.key(of: node).map { Array($0) }
      for number in 0..<size {
        let copy = tree.copySubtree(of: node, from: original)
        let suffix = self == .width ? Array(String(number).utf8) : []
        tree.append(copy, to: container, key: name.map { $0 + suffix })
      }
    case .text:
      let text = Array(repeating: Array(#"a\u00e9\n "#.utf8), count: size / 10).flatMap(\.self)
      tree.replace(node, with: tree.addScalar(.string, text))
    case .stringified:
      for _ in 0..<size {
        let inner = tree.lift(node)
        let outer = tree.addContainer(.object)
        tree.append(inner, to: outer, key: key)
        let text = JSONText.escaped(tree.bytes(of: outer))
        tree.replace(node, with: tree.addScalar(.string, text))
      }
    case .recursion: return
    }
  }
}
