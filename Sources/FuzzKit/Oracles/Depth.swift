extension Oracle {
  /// A document nested up to the limit decodes; one level more is refused.
  ///
  /// The nesting continues wherever it may matter: below a property, in a key that the type reads, or in an
  /// unknown member. It runs on the worker's short stack like every other decode. An input that is
  /// too deep already is judged as it is.
  static let depth = Oracle("depth", .depthLimit, share: 64) { trial in
    if let facts = trial.facts, facts.depth > JSONLimits.depth {
      guard trial.execution.tree != nil else { return .held }
      return .broken(
        wanted: "refused",
        found: "decoded",
        "\(facts.depth) containers are open at once"
      )
    }
    guard let facts = trial.facts, facts.isObject, trial.execution.tree != nil,
      facts.depth < JSONLimits.depth / 2,
      let node = facts.tree.randomNode(&trial.generator, where: { $1 != $0.root })
    else { return .silent }
    let isTooDeep = trial.generator.oneIn(2)
    let depth = JSONLimits.depth + (isTooDeep ? 1 : 0)
    var tree = facts.tree
    let keys = facts.tree.nodes().compactMap { facts.tree.key(of: $0).map { Array($0) } }
    let key = trial.generator.oneIn(2) ? trial.generator.pick(keys) : nil
    var inner = tree.addContainer(.array)
    // Every second level is an object, so that recursive models are reached.
    for level in 1..<max(1, depth - facts.tree.level(of: node)) {
      let isObject = key != nil && (level % 2 == 0 || trial.generator.oneIn(8))
      let outer = tree.addContainer(isObject ? .object : .array)
      tree.append(inner, to: outer, key: isObject ? key : nil)
      inner = outer
    }
    tree.replace(node, with: inner)
    guard tree.depth == depth else { return .silent }
    let variant = tree.bytes
    let execution = trial.run(variant)
    guard (execution.tree == nil) != isTooDeep else { return .held }
    return .broken(
      wanted: isTooDeep ? "refused" : "decoded",
      found: execution.code,
      "\(depth) containers are open at once",
      variant: variant
    )
  }
}

extension JSONTree {
  /// The number of containers around `node`.
  fileprivate func level(of node: Node) -> Int {
    var level = 0
    var current = node
    while let container = parent(of: current) {
      level += 1
      current = container
    }
    return level
  }
}
