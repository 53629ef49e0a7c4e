extension Oracle {
  /// Text, data, dictionary and property list give the same value and the same repairs.
  ///
  /// Skips inputs that not every form can represent exactly: duplicate keys, extreme numbers, fractions with
  /// more digits than a Double has.
  static let inputForms = Oracle("input-forms", .inputForms) { trial in
    guard let facts = trial.facts, facts.isComparableInAnyForm, trial.target.formCount > 0,
      let execution = trial.run(form: trial.generator.below(trial.target.formCount))
    else { return .silent }
    guard let tree = trial.execution.tree else {
      if execution.tree == nil { return .held }
      return .broken(
        wanted: trial.execution.code,
        found: execution.code,
        "the same input ends in another way when it is handed over in another form"
      )
    }
    return .comparing(
      tree,
      // Not every form reports repairs.
      execution.diagnostics == nil ? nil : trial.execution.diagnostics,
      with: execution,
      variant: trial.input,
      byValue: true
    )
  }
}

extension JSONFacts {
  /// Whether every form of input can represent this document.
  fileprivate var isComparableInAnyForm: Bool {
    tree.kind(of: tree.root).isContainer && !hasDuplicateKeys && !hasKeysOfOneInteger
      && !hasNonASCIIKeys && !hasKeysThatConvertAlike
      && !hasLongFractions && !hasExtremeNumbers && depth <= JSONLimits.depth
  }
}
