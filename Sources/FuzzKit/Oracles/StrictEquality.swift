extension Oracle {
  /// Without leniency a decoder answers every input as the strict reference does: it accepts the same,
  /// gives the same value, and refuses with the same case, at the same place, for the same key.
  ///
  /// Where the two differ, all exceptions of ``StrictExemption`` apply, each as narrow as possible:
  /// - `syntax`: the input is not an RFC 8259 text, and was refused as such at the top level;
  /// - `encoding`: the reference does not recognize UTF-32 or UTF-16 and refuses at the top level;
  /// - `duplicateKeys`, `decimals`: the document has them;
  /// - `numberPath`: both report `dataCorrupted`, the reference at the top level, and the target at a place
  ///   where the input has a number;
  /// - `keyOrder`: the type iterates over keys, and the reference gives the same answer once members that it
  ///   visits earlier are removed; of values also the other way around.
  static let strictEquality = Oracle("strict-equality", .strictEquality) { trial in
    guard let wanted = trial.reference, let found = trial.runStrictly() else { return .silent }
    guard let verdict = difference(of: found, from: wanted) else { return .held }
    return exemption(for: found, wanted, trial).map { .exempt($0) } ?? verdict
  }

  private static func difference(of found: Execution, from wanted: Execution) -> Verdict? {
    switch (found.tree, wanted.tree) {
    case (let tree?, let other?):
      return tree.difference(from: other).map { .broken($0) }
    case (nil, nil) where found.refusal == wanted.refusal && found.code == wanted.code:
      return nil
    default:
      return .broken(
        wanted: wanted.code,
        found: found.code,
        at: wanted.refusal?.path ?? found.refusal?.path,
        "wanted \(wanted.refusal?.summary ?? wanted.code),"
          + " found \(found.refusal?.summary ?? found.code)"
      )
    }
  }

  private static func exemption(
    for found: Execution,
    _ wanted: Execution,
    _ trial: Trial
  ) -> StrictExemption? {
    if trial.isUnrecognized, wanted.refusal == Refusal("dataCorrupted") { return .encoding }
    guard let tree = trial.markedTree else {
      return found.refusal == Refusal("dataCorrupted") ? .syntax : nil
    }
    if isSameNumber(found, wanted, in: tree, trial) { return .numberPath }
    if let exemption = StrictExemption.ofDocument(trial) { return exemption }
    if trial.target.strictTraits.contains(.anyOrder), let refusal = found.refusal,
      wanted.refusal != nil, comesLater(refusal, in: tree, trial)
    {
      return .keyOrder
    }
    if let tree = found.tree, let other = wanted.tree,
      differByOrder(tree, other, trial, trial.runStrictly(on:))
    {
      return .keyOrder
    }
    return nil
  }

  /// Whether both refuse, the reference at the top level, and the target where `tree` has a number.
  static func isSameNumber(
    _ found: Execution,
    _ wanted: Execution,
    in tree: JSONTree,
    _ trial: Trial
  ) -> Bool {
    guard wanted.refusal == Refusal("dataCorrupted"), let refusal = found.refusal,
      refusal.code == "dataCorrupted"
    else { return false }
    return paths(of: refusal, in: tree, trial)
      .contains { $0.last.map { tree.kind(of: $0) } == .number }
  }

  /// The nodes along the path of a refusal: by their keys, and where strategies may have changed those, also
  /// by similar keys.
  static func paths(
    of refusal: Refusal,
    in tree: JSONTree,
    _ trial: Trial
  ) -> [[JSONTree.Node]] {
    let ways = trial.options == 0 ? [false] : [false, true]
    return ways.compactMap { tree.nodes(along: refusal.path, isRenamed: $0) }
  }
}

extension JSONTree {
  /// The nodes from the first step of `path` to its end; nil if a step does not exist.
  ///
  /// Of equal keys the first one counts, and a step with a number also matches the member whose key spells
  /// it. If `isRenamed`, a strategy may have changed keys: those that differ only in case and underscores
  /// count as equal.
  func nodes(along path: TreePath, isRenamed: Bool) -> [Node]? {
    var node = root
    var nodes: [Node] = []
    for step in path.steps {
      let children = children(of: node)
      let next =
        switch (step, kind(of: node)) {
        case (.index(let index), .array): children.indices.contains(index) ? children[index] : nil
        case (.index(let number), _): children.first { name(of: $0).flatMap(Int.init) == number }
        case (.key(let key), _):
          children.first { isRenamed ? areAlike(name(of: $0), key) : name(of: $0) == key }
        }
      guard let next else { return nil }
      nodes.append(next)
      node = next
    }
    return nodes
  }

  private func areAlike(_ name: String?, _ key: String) -> Bool {
    name.map { $0.filter { $0 != "_" }.lowercased() } == key.filter { $0 != "_" }.lowercased()
  }

  private func name(of node: Node) -> String? {
    key(of: node).map { String(decoding: JSONText.unescaped($0), as: UTF8.self) }
  }
}
