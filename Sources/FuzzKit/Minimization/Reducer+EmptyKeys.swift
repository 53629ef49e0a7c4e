extension Reducer {
  /// Replaces keys by the empty one.
  static let emptyKeys = Reducer(name: "empty-keys") { draft in
    let members = draft.tree.nodes().filter { draft.tree.key(of: $0)?.isEmpty == false }
    guard !members.isEmpty else { return false }
    let all = draft.edited { tree in
      for member in members { tree.setKey([UInt8](), of: member) }
    }
    if members.count > 1, draft.attempt([all]) != nil { return true }
    var hasChanged = false
    var first = 0
    while first < members.count, draft.budget > 0 {
      let candidates = members[first...]
        .map { member in
          draft.edited { tree in tree.setKey([UInt8](), of: member) }
        }
      guard let position = draft.attempt(candidates) else { break }
      hasChanged = true
      first += position + 1
    }
    return hasChanged
  }
}
