extension Oracle {
  /// A process with another order of dictionaries and sets gives the same result.
  ///
  /// The other process has a random hash seed, replaced now and then. So a violation need not reproduce in
  /// each replay: a decoder whose result depends on that order may be right by chance.
  static let hashSeed = Oracle("hash-seed", .hashSeed, share: 256) { trial in
    guard let answer = trial.shadowAnswer else { return .silent }
    let found: String
    switch answer {
    case .execution(let digest):
      guard digest != trial.execution.digest else { return .held }
      found = "another result"
    case .died: found = "death"
    }
    return .broken(wanted: "the same", found: found, "a process with another hash seed: \(found)")
  }
}
