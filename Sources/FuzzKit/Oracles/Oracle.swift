/// One promise, checked on one iteration; siblings are values, one per file, listed in OracleSet.
public struct Oracle: Sendable {
  /// What an oracle says about one iteration.
  enum Verdict: Sendable {
    /// The promise does not speak about this input.
    case silent
    /// The promise holds.
    case held
    /// The promise is broken.
    case broken(Violation)
  }

  /// The name in reports and in signatures.
  public let name: String

  /// The law a target must claim for this oracle to speak.
  public let law: TargetLaws

  /// It judges one iteration in `share`, chosen by the number of the iteration.
  public let share: Int

  let judge: @Sendable (Trial) -> Verdict

  func isDue(at iteration: UInt64) -> Bool {
    share <= 1 || SeededGenerator.mix(iteration ^ nameDigest) % UInt64(share) == 0
  }

  /// What this oracle draws its variants from in one iteration.
  ///
  /// Corpus, targets and other oracles have no part in it, so a replay draws the same variants.
  func generator(seed: UInt64, iteration: UInt64) -> SeededGenerator {
    SeededGenerator(seed: seed, corpusDigest: nameDigest, iteration: iteration)
  }

  private var nameDigest: UInt64 {
    var digest = Digest()
    digest.add(name.utf8)
    return digest.value
  }
}

/// The registry of oracles.
///
/// Crash, hang, exit, memory and stack limits are always on and need no oracle: the supervisor sees
/// them.
public struct OracleSet: Sendable {
  /// All oracles; the position is the number in statistics.
  public let all: [Oracle]

  /// The oracles this module offers.
  public static let standard = OracleSet([
    .totality, .syntax, .agreement, .repairs, .keyOrder, .nullIsMissing, .locality, .repeatability,
    .unknownKeys, .spelling, .numberAsString, .boolAsNumber, .inputForms, .writes, .roundTrip,
    .unmentioned,
  ])

  /// A set of these oracles.
  public init(_ all: [Oracle]) {
    self.all = all
  }
}
