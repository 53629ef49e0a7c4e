extension Oracle {
  /// The oracles that compare an answer with that of the reference.
  static let comparing = [agreement.name, strictAgreement.name, strictEquality.name]

  /// Creates the oracle of a law, which judges the targets that claim it.
  init(_ law: any FuzzLaw) {
    self.init(law.name, [], share: law.share, summary: law.summary) { trial in
      guard law.isClaimed(by: trial.target), let document = trial.facts?.tree,
        let variant = law.variant(of: document, using: &trial.generator), variant != trial.input
      else { return .silent }
      let execution = trial.run(variant)
      if law.holds(for: trial.execution, variant: execution) { return .held }
      if let left = trial.execution.tree, let difference = execution.tree?.difference(from: left) {
        return .broken(difference, variant: variant)
      }
      return .broken(
        wanted: trial.execution.code,
        found: execution.code,
        "\(InputText.text(variant)) gives something else",
        variant: variant
      )
    } appliesTo: {
      law.isClaimed(by: $0)
    }
  }
}

extension FuzzLaw {
  fileprivate func isClaimed(by target: any FuzzTarget) -> Bool {
    target.ownLaws.contains { $0.name == name }
  }
}
