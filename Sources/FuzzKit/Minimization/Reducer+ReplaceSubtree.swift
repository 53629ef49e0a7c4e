extension Reducer {
  /// Replaces a value by the simplest one that still fails: 0, null, "", [] or {}.
  static let replaceSubtree = Reducer(name: "replace-subtree") { draft in
    var hasChanged = false
    for node in draft.tree.nodes() where draft.budget > 0 && draft.contains(node) {
      let rank = Simplest.rank(of: node, in: draft.tree)
      let candidates = Simplest.allCases.filter { $0.rawValue < rank }
        .map { simplest in
          draft.edited { tree in tree.replace(node, with: simplest.node(in: &tree)) }
        }
      if draft.attempt(candidates) != nil { hasChanged = true }
    }
    return hasChanged
  }
}

/// The simplest values, in the order of preference.
enum Simplest: Int, CaseIterable {
  case zero, null, text, array, object

  func node(in tree: inout JSONTree) -> JSONTree.Node {
    switch self {
    case .zero: tree.addScalar(.number, "0".utf8)
    case .null: tree.addScalar(.null, "".utf8)
    case .text: tree.addScalar(.string, "".utf8)
    case .array: tree.addContainer(.array)
    case .object: tree.addContainer(.object)
    }
  }

  /// Returns how simple a node already is; a value that is none of these ranks last.
  static func rank(of node: JSONTree.Node, in tree: JSONTree) -> Int {
    let isEmpty = tree.firstChild(of: node) == nil
    let simplest: Simplest? =
      switch tree.kind(of: node) {
      case .null: .null
      case .number: tree.text(of: node).elementsEqual("0".utf8) ? .zero : nil
      case .string: tree.text(of: node).isEmpty ? .text : nil
      case .array: isEmpty ? .array : nil
      case .object: isEmpty ? .object : nil
      case .bool, .set: nil
      }
    return simplest?.rawValue ?? allCases.count
  }
}
