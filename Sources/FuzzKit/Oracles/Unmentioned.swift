extension Oracle {
  /// A property that the input does not mention keeps the value it has without input.
  ///
  /// If the input is accepted although it is not a JSON object, nothing changes.
  static let unmentioned = Oracle("unmentioned", .keepsUnmentioned, share: 4) { trial in
    guard let found = trial.execution.tree, let before = trial.untouched?.tree else {
      return .silent
    }
    guard let facts = trial.facts, facts.isObject, facts.depth <= JSONLimits.depth else {
      if isObjectInDisguise(trial) { return .silent }
      guard let difference = found.difference(from: before) else { return .held }
      return .broken(difference)
    }
    guard !facts.hasNonASCIIKeys else { return .silent }
    let mentioned = facts.tree.children(of: facts.tree.root)
      .map { JSONText.escaped(JSONText.unescaped(facts.tree.key(of: $0) ?? [])) }
    let rest = found.dropping(mentioned)
    guard let difference = rest.difference(from: before.dropping(mentioned)) else { return .held }
    return .broken(difference)
  }

  /// Whether the input is an object in UTF-16, after a byte order mark, or in a string.
  private static func isObjectInDisguise(_ trial: Trial) -> Bool {
    if let facts = trial.facts { return facts.hasStringifiedJSON }
    let head = trial.input.prefix(4)
    return head.contains(0) || head.first.map { $0 >= 0x80 } == true
  }
}

extension JSONTree {
  /// The tree without the top-level members that have these escaped keys.
  fileprivate func dropping(_ keys: [[UInt8]]) -> JSONTree {
    var copy = self
    for key in keys {
      while let node = copy.member(key[...]) { copy.detach(node) }
    }
    return copy
  }
}
