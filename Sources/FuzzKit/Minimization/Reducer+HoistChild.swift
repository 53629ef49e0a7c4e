extension Reducer {
  /// Replaces a container by one of its children.
  static let hoistChild = Reducer(name: "hoist-child") { draft in
    var hasChanged = false
    for node in draft.tree.nodes() where draft.contains(node) {
      while draft.budget > 0, draft.tree.kind(of: node).isContainer {
        let children = draft.tree.children(of: node).prefix(mostChildren)
        let candidates = children.map { child in
          draft.edited { tree in
            let lifted = tree.lift(child)
            tree.replace(node, with: lifted)
          }
        }
        guard draft.attempt(candidates) != nil else { break }
        hasChanged = true
      }
    }
    return hasChanged
  }

  private static let mostChildren = 8
}
