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

    /// The law is broken; the oracle names itself when it has judged.
    static func broken(
      wanted: String,
      found: String,
      at path: TreePath? = nil,
      _ detail: String,
      variant: [UInt8]? = nil
    ) -> Self {
      .broken(
        Violation("", at: path, wanted: wanted, found: found, detail: detail, variant: variant)
      )
    }

    /// The law is broken, as the first difference of two values shows.
    static func broken(_ difference: TreeDifference, variant: [UInt8]? = nil) -> Self {
      .broken(
        wanted: difference.expectedKind?.name ?? "nothing",
        found: difference.foundKind?.name ?? "nothing",
        at: difference.path,
        "\(difference.path): expected \(difference.expected), found \(difference.found)",
        variant: variant
      )
    }
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

  private let verdict: @Sendable (Trial) -> Verdict

  private let isMeant: @Sendable (any FuzzTarget) -> Bool

  private let nameDigest: UInt64

  init(
    _ name: String,
    _ law: TargetLaws,
    share: Int = 1,
    isOptIn: Bool = false,
    summary: String? = nil,
    judge verdict: @escaping @Sendable (Trial) -> Verdict,
    appliesTo isMeant: @escaping @Sendable (any FuzzTarget) -> Bool = { _ in true }
  ) {
    self.name = name
    self.law = law
    self.share = share
    self.isOptIn = isOptIn
    self.summary = summary ?? OracleSummaries.all[name] ?? ""
    self.verdict = verdict
    self.isMeant = isMeant
    var digest = Digest()
    digest.add(name.utf8)
    nameDigest = digest.value
  }

  /// The verdict on one iteration; a violation bears the oracle's name.
  func judge(_ trial: Trial) -> Verdict {
    let verdict = self.verdict(trial)
    guard case .broken(var violation) = verdict else { return verdict }
    violation.oracle = name
    return .broken(violation)
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
