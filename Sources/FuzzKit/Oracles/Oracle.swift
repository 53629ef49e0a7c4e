/// One law, checked on one iteration; each oracle is a value in its own file, listed in OracleSet.
public struct Oracle: Sendable {
  /// An oracle's verdict on one iteration.
  enum Verdict: Sendable {
    /// The law does not apply to this input.
    case silent
    /// The law holds.
    case held
    /// The law does not hold, but this exception allows that.
    case exempt(StrictExemption)
    /// The law is broken.
    case broken(Violation)
  }

  /// The name in reports and in signatures.
  public let name: String

  /// The laws that a target must claim to be judged by this oracle.
  public let law: TargetLaws

  /// It judges one in `share` iterations, chosen by the number of the iteration.
  public let share: Int

  /// Whether it judges only if selected by name.
  public let isOptIn: Bool

  /// The law that it checks, in one line.
  public let summary: String

  let judge: @Sendable (Trial) -> Verdict

  private let isMeant: @Sendable (any FuzzTarget) -> Bool

  private let nameDigest: UInt64

  init(
    name: String,
    law: TargetLaws,
    share: Int,
    isOptIn: Bool = false,
    summary: String? = nil,
    judge: @escaping @Sendable (Trial) -> Verdict,
    appliesTo isMeant: @escaping @Sendable (any FuzzTarget) -> Bool = { _ in true }
  ) {
    self.name = name
    self.law = law
    self.share = share
    self.isOptIn = isOptIn
    self.summary = summary ?? OracleSummaries.all[name] ?? ""
    self.judge = judge
    self.isMeant = isMeant
    var digest = Digest()
    digest.add(name.utf8)
    nameDigest = digest.value
  }

  /// Whether it judges the target at all, whatever its options.
  func applies(to target: any FuzzTarget) -> Bool {
    target.laws.isSuperset(of: law) && isMeant(target)
  }

  func isDue(at iteration: UInt64) -> Bool {
    share <= 1 || SeededGenerator.mix(iteration ^ nameDigest) % UInt64(share) == 0
  }

  /// The generator from which this oracle draws its variants in one iteration.
  ///
  /// It does not depend on corpus, targets or other oracles, so a replay draws the same variants.
  func generator(seed: UInt64, iteration: UInt64) -> SeededGenerator {
    SeededGenerator(seed: seed, corpusDigest: nameDigest, iteration: iteration)
  }
}
