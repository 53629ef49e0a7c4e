extension Oracle {
  /// If the strict reference decodes, the lenient decoder gives the same value.
  ///
  /// Skips duplicate keys, keys that normalization could merge, fractions with more digits than a Double has,
  /// and texts that only one side accepts as JSON: there the two differ by design.
  static let agreement = Oracle("agreement", .agreement) { trial in
    guard let facts = trial.facts, facts.isComparable, let strict = trial.reference?.tree else {
      return .silent
    }
    guard let lenient = trial.execution.tree else {
      // A total target that refuses an object is reported by the totality oracle.
      if trial.laws.contains(.total) { return .silent }
      return .broken(
        wanted: "decoded",
        found: trial.execution.code,
        "the reference decodes, but the target refused: \(trial.execution.code)"
      )
    }
    guard let difference = lenient.difference(from: strict) else { return .held }
    return .broken(difference)
  }
}

extension JSONFacts {
  /// Whether two decoders can be compared on this document at all.
  var isComparable: Bool {
    isObject && !hasDuplicateKeys && !hasNonASCIIKeys && !hasLongFractions
      && depth <= JSONLimits.depth
  }
}
