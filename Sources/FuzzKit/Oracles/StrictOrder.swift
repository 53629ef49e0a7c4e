extension Oracle {
  /// Whether the reference refuses like this once members that come first in its order are removed.
  ///
  /// All members beside the path are removed at once, object by object, and restored where they are needed.
  /// Then the members that the reference reports are removed one by one.
  static func comesLater(_ refusal: Refusal, in tree: JSONTree, _ trial: Trial) -> Bool {
    paths(of: refusal, in: tree, trial).contains { comesLater(refusal, along: $0, in: tree, trial) }
  }

  private static func comesLater(
    _ refusal: Refusal,
    along path: [JSONTree.Node],
    in tree: JSONTree,
    _ trial: Trial
  ) -> Bool {
    func answer(_ draft: JSONTree) -> Execution? { trial.reference(on: draft.bytes) }
    func isRight(_ answer: Execution?, _ draft: JSONTree) -> Bool {
      guard let answer, answer.tree == nil else { return false }
      return answer.refusal == refusal || isSameNumber(.refused(refusal), answer, in: draft, trial)
    }
    var draft = tree
    for node in path {
      var shorter = draft
      let container = tree.parent(of: node) ?? tree.root
      guard tree.kind(of: container) == .object else { continue }
      for sibling in tree.children(of: container) where sibling != node { shorter.detach(sibling) }
      let found = answer(shorter)
      if isRight(found, shorter) { return true }
      // A member that is needed is missed by its key, or at a path that is not there.
      if let found = found?.refusal, found.key == nil, !paths(of: found, in: shorter, trial).isEmpty
      {
        draft = shorter
      }
    }
    for _ in 0..<mostMembers {
      let found = answer(draft)
      if isRight(found, draft) { return true }
      guard
        let other = found?.refusal.flatMap({ paths(of: $0, in: draft, trial).first }),
        let culprit = zip(other, path).first(where: { $0 != $1 })?.0
          ?? other.dropFirst(path.count).first,
        draft.key(of: culprit) != nil
      else { return false }
      draft.detach(culprit)
    }
    return false
  }

  /// The maximum number of members that may come first.
  private static let mostMembers = 64

  /// Whether two values differ only since the types of the target visit the members of an object in any order, and
  /// tell which they met first: each decoder gives the other's value once the member that it met is removed.
  static func differByOrder(
    _ found: JSONTree,
    _ wanted: JSONTree,
    _ trial: Trial,
    _ answer: ([UInt8]) -> Execution?
  ) -> Bool {
    guard trial.target.strictTraits.contains(.anyOrder), let tree = trial.markedTree else {
      return false
    }
    return tree.nodes().lazy.filter { tree.kind(of: $0) == .object }
      .contains { object in
        let members = tree.children(of: object)
        guard (2...mostMembers).contains(members.count) else { return false }
        func removals(
          _ value: JSONTree,
          _ answer: ([UInt8]) -> Execution?
        ) -> Set<JSONTree.Node> {
          Set(
            members.filter { member in
              var shorter = tree
              shorter.detach(member)
              return answer(shorter.bytes)?.tree?.difference(from: value) == .some(nil)
            }
          )
        }
        let own = removals(wanted, answer)
        return !own.isEmpty
          && !removals(found) { trial.reference(on: $0) }.isSubset(of: own)
      }
  }
}
