/// One promise, checked on one iteration; siblings are values, one per file, listed in OracleSet.
public struct Oracle: Sendable {
  /// What an oracle says about one iteration.
  enum Verdict: Sendable {
    /// The promise does not speak about this input.
    case silent
    /// The promise holds.
    case held
    /// It does not, but this one exception says that it need not.
    case exempt(StrictExemption)
    /// The promise is broken.
    case broken(Violation)
  }

  /// The name in reports and in signatures.
  public let name: String

  /// The laws that a target must claim to be judged by this oracle.
  public let law: TargetLaws

  /// It judges one in `share` iterations, chosen by the number of the iteration.
  public let share: Int

  /// The ids of the specification clauses that it checks.
  public let clause: String

  /// Whether it judges only if selected by name.
  public let isOptIn: Bool

  /// The promise that it checks, in one line.
  public let summary: String

  let judge: @Sendable (Trial) -> Verdict

  private let nameDigest: UInt64

  init(
    name: String,
    law: TargetLaws,
    share: Int,
    clause: String,
    isOptIn: Bool = false,
    summary: String? = nil,
    judge: @escaping @Sendable (Trial) -> Verdict
  ) {
    self.name = name
    self.law = law
    self.share = share
    self.clause = clause
    self.isOptIn = isOptIn
    self.summary = summary ?? OracleSummaries.all[name] ?? ""
    self.judge = judge
    var digest = Digest()
    digest.add(name.utf8)
    nameDigest = digest.value
  }

  func isDue(at iteration: UInt64) -> Bool {
    share <= 1 || SeededGenerator.mix(iteration ^ nameDigest) % UInt64(share) == 0
  }

  /// What this oracle draws its variants from in one iteration.
  ///
  /// Corpus, targets and other oracles have no part in it, so a replay draws the same variants.
  func generator(seed: UInt64, iteration: UInt64) -> SeededGenerator {
    SeededGenerator(seed: seed, corpusDigest: nameDigest, iteration: iteration)
  }
}
