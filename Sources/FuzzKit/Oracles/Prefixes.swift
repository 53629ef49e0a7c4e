extension Oracle {
  /// No truncated document is accepted as a whole one.
  static let prefixes = Oracle("prefixes", .strictSyntax, share: 32, isOptIn: true) { trial in
    guard let facts = trial.facts, facts.isObject, trial.input.count <= 256 else { return .silent }
    let space: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    let end = (trial.input.lastIndex { !space.contains($0) }) ?? 0
    for length in 0..<end {
      let variant = Array(trial.input[..<length])
      guard trial.run(variant).tree != nil else { continue }
      return .broken(
        wanted: "refused",
        found: "decoded",
        "the first \(length) of \(trial.input.count) bytes were decoded",
        variant: variant
      )
    }
    return .held
  }
}
