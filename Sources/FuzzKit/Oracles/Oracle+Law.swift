extension Oracle {
  /// Creates the oracle of a law, which judges the targets that claim it.
  init(_ law: any FuzzLaw) {
    self.init(name: law.name, law: [], share: law.share, clause: "", summary: law.summary) {
      trial in
      guard trial.target.ownLaws.contains(where: { $0.name == law.name }),
        let document = trial.facts?.tree,
        let variant = law.variant(of: document, using: &trial.generator), variant != trial.input
      else { return .silent }
      let execution = trial.run(variant)
      if law.holds(for: trial.execution, variant: execution) { return .held }
      if let left = trial.execution.tree, let difference = execution.tree?.difference(from: left) {
        return .broken(Violation(law.name, difference, variant: variant))
      }
      return .broken(
        Violation(
          law.name,
          wanted: trial.execution.code,
          found: execution.code,
          detail: "\(InputText.text(variant)) gives something else",
          variant: variant
        )
      )
    }
  }
}
