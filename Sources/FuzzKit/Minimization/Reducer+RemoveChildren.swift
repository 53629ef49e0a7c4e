extension Reducer {
  /// Removes children: all of a container, then halves, quarters … down to single ones.
  static let removeChildren = Reducer(name: "remove-children") { draft in
    var hasChanged = false
    // Outer containers first: the children that they lose need no tests.
    for node in draft.tree.nodes() where draft.contains(node) {
      guard draft.tree.kind(of: node).isContainer else { continue }
      if removeChildren(of: node, draft) { hasChanged = true }
    }
    return hasChanged
  }

  private static func removeChildren(of node: JSONTree.Node, _ draft: Draft) -> Bool {
    var hasChanged = false
    var size = draft.tree.children(of: node).count
    while size > 0 {
      var start = 0
      while draft.budget > 0 {
        let children = draft.tree.children(of: node)
        guard start < children.count else { break }
        let chunks = stride(from: start, to: children.count, by: size)
          .map { children[$0..<min($0 + size, children.count)] }
        let candidates = chunks.map { chunk in
          draft.edited { tree in
            for child in chunk { tree.detach(child) }
          }
        }
        guard let position = draft.attempt(candidates) else { break }
        hasChanged = true
        start += position * size
      }
      let count = draft.tree.children(of: node).count
      size = min(size / 2, (count + 1) / 2 == 0 ? 0 : max(1, (count + 1) / 2))
      if count == 0 { break }
    }
    return hasChanged
  }
}
