/// What a complete run entitles a subject to say about itself.
///
/// - ``Level/core``: every must case that needs nothing passes, and no case at all crashed, hung or
///   was unstable.
/// - ``Level/extended``: core, and every must case whose needs are claimed passes.
/// - ``Level/complete``: extended, with every capability of the suite claimed and 95 % of the should
///   cases passed.
public struct Certificate: Hashable, Sendable {
  /// How far a subject has come.
  public enum Level: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Not even core.
    case none
    /// What lenient and strict decoders agree on.
    case core
    /// Core and all that is claimed.
    case extended
    /// Everything.
    case complete

    /// Orders levels from none to complete.
    public static func < (left: Level, right: Level) -> Bool {
      left.rank < right.rank
    }

    /// The level above; nil at the top.
    public var next: Level? {
      Self.allCases.first { self < $0 }
    }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The share of should cases that the level complete takes.
  public static let shouldShare: Double = 0.95

  /// The level that is reached.
  public let level: Level
  /// The claimed capabilities whose must cases all pass; empty below core.
  public let capabilities: Set<Capability>
  /// Why the next level is not reached; empty at complete, never empty below.
  public let shortfalls: [Shortfall]
  /// The must cases that need nothing, and how many pass.
  public let core: Score
  /// The must cases whose needs are claimed, those that need nothing included, and how many pass.
  public let extended: Score
  /// The should cases whose needs are claimed, and how many pass.
  public let should: Score

  init(verdicts: [Verdict], claims: Set<Capability>, capabilities all: Set<Capability>) {
    let must = verdicts.filter { $0.requirement == .must && $0.outcome != .recorded }
    let core = must.filter(\.needs.isEmpty)
    let claimed = must.filter { $0.needs.isSubset(of: claims) }
    let should = verdicts.filter { $0.requirement == .should && $0.needs.isSubset(of: claims) }
    self.core = Score(counting: core, by: \.isPass)
    self.extended = Score(counting: claimed, by: \.isPass)
    self.should = Score(counting: should, by: \.isPass)

    let againstCore = Self.robustness(verdicts) + Self.shortfalls(.failed, in: core, nil)
    let againstExtended =
      claims.isEmpty
      ? [Shortfall(.nothingClaimed)]
      : claims.sorted()
        .flatMap { capability in
          Self.shortfalls(.failed, in: claimed.filter { $0.needs.contains(capability) }, capability)
        }
    let missing = all.subtracting(claims).sorted().map { Shortfall(.unclaimed, capability: $0) }
    let missed = should.filter { !$0.isPass }
    let againstComplete =
      missing
      + (self.should.share < Self.shouldShare && self.should.total > 0
        ? [Shortfall(.shouldCases, cases: missed.map(\.id))] : [])

    if !againstCore.isEmpty || core.isEmpty {
      level = .none
      capabilities = []
      shortfalls = againstCore.isEmpty ? [Shortfall(.noCoreCase)] : againstCore
      return
    }
    capabilities = claims.filter { capability in
      claimed.allSatisfy { !$0.needs.contains(capability) || $0.isPass }
    }
    if !againstExtended.isEmpty {
      (level, shortfalls) = (.core, againstExtended)
    } else if !againstComplete.isEmpty {
      (level, shortfalls) = (.extended, againstComplete)
    } else {
      (level, shortfalls) = (.complete, [])
    }
  }

  private static func robustness(_ verdicts: [Verdict]) -> [Shortfall] {
    let rules: [(Verdict.Outcome, Shortfall.Rule)] = [
      (.crashed, .crashed), (.timedOut, .timedOut), (.unstable, .unstable),
    ]
    return rules.flatMap { outcome, rule in
      let cases = verdicts.filter { $0.outcome == outcome }.map(\.id)
      return cases.isEmpty ? [] : [Shortfall(rule, cases: cases)]
    }
  }

  private static func shortfalls(
    _ rule: Shortfall.Rule,
    in verdicts: [Verdict],
    _ capability: Capability?
  ) -> [Shortfall] {
    let lost = verdicts.filter { !$0.isPass }
    let groups: [(Shortfall.Rule, [Verdict])] = [
      (.unbound, lost.filter { $0.outcome == .unbound }),
      (
        .tolerated,
        lost.filter { $0.outcome == .expectedFailure || $0.outcome == .changedFailure }
      ),
      (rule, lost.filter { $0.outcome == .failed || $0.outcome == .unexpectedPass }),
    ]
    return groups.compactMap { rule, verdicts in
      verdicts.isEmpty ? nil : Shortfall(rule, capability: capability, cases: verdicts.map(\.id))
    }
  }
}

/// One reason against the next level.
public struct Shortfall: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of reasons.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// The process of the subject ended on some cases.
    case crashed
    /// Some cases got no answer in time.
    case timedOut
    /// Some cases got different answers.
    case unstable
    /// The subject has no types for some cases.
    case unbound
    /// The ledger tolerates some must cases.
    case tolerated
    /// Some must cases fail.
    case failed
    /// There is no case that needs nothing, so nothing was shown.
    case noCoreCase
    /// The subject claims no capability.
    case nothingClaimed
    /// A capability is not claimed.
    case unclaimed
    /// Too many should cases fail.
    case shouldCases
  }

  /// The kind of reason.
  public let rule: Rule
  /// The capability it is about; nil for cases that need nothing, and where none is meant.
  public let capability: Capability?
  /// The cases, ordered by id.
  public let cases: [CaseID]

  init(_ rule: Rule, capability: Capability? = nil, cases: [CaseID] = []) {
    self.rule = rule
    self.capability = capability
    self.cases = cases
  }

  /// The reason on one line, with at most three of the cases.
  public var description: String {
    let place = capability.map { "\($0)" } ?? "core"
    let count = cases.count == 1 ? "1 case" : "\(cases.count) cases"
    let names = cases.prefix(3).map(\.rawValue).joined(separator: ", ")
    let list = names + (cases.count > 3 ? ", …" : "")
    return switch rule {
    case .crashed: "\(count) crashed: \(list)"
    case .timedOut: "\(count) timed out: \(list)"
    case .unstable: "\(count) unstable: \(list)"
    case .unbound: "\(place): \(count) without a type or setting: \(list)"
    case .tolerated: "\(place): the ledger names \(count): \(list)"
    case .failed: "\(place): \(count) not passed: \(list)"
    case .noCoreCase: "the suite has no must case that needs nothing"
    case .nothingClaimed: "no capability is claimed"
    case .unclaimed: "\(place) is not claimed"
    case .shouldCases: "fewer than 95 % of the should cases pass; \(count) fail: \(list)"
    }
  }
}
