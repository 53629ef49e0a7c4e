/// Where each count of a campaign stands in the shared counters.
struct CounterLayout: Sendable {
  /// Counts of one target.
  enum TargetCount: Int, CaseIterable {
    case iterations, valid, decoded, refused, repaired, compared, agreedToDecode, died
  }

  /// Counts of one oracle.
  enum OracleCount: Int, CaseIterable {
    case held, silent, broken
  }

  /// Counts of one mutator.
  ///
  /// `findings` counts every hit, also of findings that are known already.
  enum MutatorCount: Int, CaseIterable {
    case applied, stillValid, findings
  }

  let targets: Int
  let oracles: Int
  let mutators: Int

  var count: Int { mutator(mutators, .applied) }

  func target(_ number: Int, _ count: TargetCount) -> Int {
    number * TargetCount.allCases.count + count.rawValue
  }

  func oracle(_ number: Int, _ count: OracleCount) -> Int {
    target(targets, .iterations) + number * OracleCount.allCases.count + count.rawValue
  }

  func mutator(_ number: Int, _ count: MutatorCount) -> Int {
    oracle(oracles, .held) + number * MutatorCount.allCases.count + count.rawValue
  }

  /// The counts of an iteration that its worker did not survive.
  func deathCounts(target: Int, mutators: [Int], isValid: Bool) -> [Int] {
    var counts = [self.target(target, .iterations), self.target(target, .died)]
    if isValid { counts.append(self.target(target, .valid)) }
    for number in mutators {
      counts.append(mutator(number, .applied))
      if isValid { counts.append(mutator(number, .stillValid)) }
      counts.append(mutator(number, .findings))
    }
    return counts
  }
}
