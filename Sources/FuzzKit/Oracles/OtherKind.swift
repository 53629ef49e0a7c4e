extension Oracle {
  /// A number or Bool property takes a scalar of another form as the same value, or not at all.
  ///
  /// The scalar is wrapped in an array, an object, or a string with extra text: no conversion covers
  /// those, so the property keeps its initial value.
  static let otherKind = Oracle("other-kind", .sameOrInitial, share: 8) { trial in
    guard let facts = trial.facts, facts.isComparable, let original = trial.execution.tree,
      let initial = trial.untouched?.tree,
      let (member, key) = facts.randomScalarProperty(of: original, &trial.generator)
    else { return .silent }
    var tree = facts.tree
    disguise(member, in: &tree, &trial.generator)
    let variant = tree.bytes
    guard variant != trial.input, let found = trial.run(variant).tree else { return .silent }
    let texts = [found, original, initial].map { $0.memberText(key) }
    if texts[0] == texts[1] || texts[0] == texts[2] { return .held }
    return .broken(
      wanted: "the same or initial",
      found: "another",
      at: TreePath([.key(String(decoding: JSONText.unescaped(key), as: UTF8.self))]),
      "expected \(texts[1] ?? "nothing") or \(texts[2] ?? "nothing"), found"
        + " \(texts[0] ?? "nothing")",
      variant: variant
    )
  }

  private static func disguise(
    _ node: JSONTree.Node,
    in tree: inout JSONTree,
    _ generator: inout SeededGenerator
  ) {
    let text = Array(tree.text(of: node))
    let beside: [(String, String)] = [
      ("", "abc"), ("0x", ""), (" ", ""), ("", ",0"), ("", "."), ("", "\u{0}"),
    ]
    switch generator.below(4) {
    case 0:
      let inner = tree.lift(node)
      let outer = tree.addContainer(generator.oneIn(2) ? .array : .object)
      tree.append(inner, to: outer, key: tree.kind(of: outer) == .object ? Array("v".utf8) : nil)
      tree.replace(node, with: outer)
    default:
      let (before, after) = generator.pick(beside) ?? ("", "abc")
      let spelled = Array(before.utf8) + text + JSONText.escaped(after.utf8)
      tree.replace(node, with: tree.addScalar(.string, spelled))
    }
  }
}

extension JSONFacts {
  /// A scalar member of the document that became a number or a Bool under the same key.
  fileprivate func randomScalarProperty(
    of observation: JSONTree,
    _ generator: inout SeededGenerator
  ) -> (node: JSONTree.Node, key: [UInt8])? {
    let candidates = tree.children(of: tree.root)
      .compactMap { node -> (JSONTree.Node, [UInt8])? in
        guard !tree.kind(of: node).isContainer, tree.kind(of: node) != .null else { return nil }
        let key = JSONText.escaped(JSONText.unescaped(tree.key(of: node) ?? []))
        guard let value = observation.member(key[...]) else { return nil }
        let kind = observation.kind(of: value)
        return kind == .number || kind == .bool ? (node, key) : nil
      }
    return generator.pick(candidates)
  }
}

extension JSONTree {
  /// The text of the top-level member with this escaped key, or nil if there is none.
  func memberText(_ key: [UInt8]) -> String? {
    member(key[...]).map { String(decoding: bytes(of: $0), as: UTF8.self) }
  }
}
