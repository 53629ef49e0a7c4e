extension Oracle {
  /// A null member gives the same value as no member.
  static let nullIsMissing = Oracle("null-is-missing", .nullIsMissing, share: 4) { trial in
    guard let facts = trial.facts, facts.isObject, !facts.hasDuplicateKeys,
      // Read strictly, as plain types are at first, such a null hides the others.
      !facts.hasKeysThatConvertAlike, facts.depth <= JSONLimits.depth,
      let member = facts.tree.randomMember(&trial.generator)
    else { return .silent }
    var without = facts.tree
    without.detach(member)
    var withNull = facts.tree
    withNull.replace(member, with: withNull.addContainer(.null))
    guard let missing = trial.run(without.bytes).tree else { return .silent }
    // The kinds of repairs differ by design, so only the values are compared.
    return trial.compare(missing, with: withNull.bytes, ignoringRepairs: true)
  }
}
