import ReportKit

/// The profiles that a subject holds, with the results for and against each.
///
/// A profile is held if it has must cases that count and all of them pass: for `contract` and dialects all
/// their cases, for any other profile those whose needs the subject claims. A case in the ledger does not
/// pass. Cases that need unclaimed capabilities do not count either way; crashes and timeouts always do.
public struct Certificate: Hashable, Sendable {
  /// One profile and its results.
  public struct Entry: Hashable, Sendable {
    /// The profile.
    public let profile: Profile
    /// The must cases that count: how many pass, and the total.
    public let must: Score
    /// The should cases that count: how many pass, and the total.
    public let should: Score
    /// The reasons why it is not held; empty if it is held.
    public let shortfalls: [Shortfall]

    /// Whether the subject holds the profile.
    public var isHeld: Bool { shortfalls.isEmpty }
  }

  /// `contract` first, or `shape` for a subject that runs no Swift, then the claimed profiles by name.
  public let entries: [Entry]

  init(verdicts: [Verdict], of manifest: SubjectManifest) {
    let claims = manifest.capabilities
    let common = Self.common(of: manifest)
    let asked = verdicts.reduce(into: Set<Profile>()) { $0.formUnion($1.profiles) }
    let claimed = claims.subtracting(Capability.uses)
      .map { claim in
        asked.first { $0.claim == claim } ?? Profile.of(claim)
      }
    entries = ([common] + claimed.sorted())
      .map { profile in
        let own = Self.verdicts(verdicts, in: profile)
          .filter {
            profile.isDialect || $0.needs.isSubset(of: claims)
          }
        let must = own.filter { $0.requirement == .must }
        let robustness = profile == common ? Self.robustness(verdicts) : []
        let missing = must.isEmpty ? [Shortfall(.noCase)] : []
        return Entry(
          profile: profile,
          must: Score(counting: must, by: \.isPass),
          should: Score(counting: own.filter { $0.requirement == .should }, by: \.isPass),
          shortfalls: robustness + missing + Self.shortfalls(in: must, isTold: profile == common)
        )
      }
  }

  /// The profiles that are held, in the order of ``entries``.
  public var held: [Profile] { entries.filter(\.isHeld).map(\.profile) }

  /// Whether the decoder is Codable-conformant: it holds `contract`, and also `strict` or at least
  /// one profile that defines the stand-in for an invalid value.
  public var isConformant: Bool {
    held.contains(.contract)
      && held.contains { $0 == .strict || $0.claim.map(Capability.leniency.contains) == true }
  }

  /// The results in a profile, or nil if the subject does not claim it.
  public subscript(profile: Profile) -> Entry? { entries.first { $0.profile == profile } }

  /// The profile that needs no claim: `shape` for a subject that runs no Swift.
  static func common(of manifest: SubjectManifest) -> Profile {
    manifest.language == "Swift" ? .contract : .shape
  }

  /// The verdicts in a profile, whatever they need.
  static func verdicts(_ verdicts: [Verdict], in profile: Profile) -> [Verdict] {
    verdicts.filter {
      $0.profiles.contains(profile == .shape ? .contract : profile) && $0.isAsked
    }
  }

  /// What no decoder may do with any input.
  private static func robustness(_ verdicts: [Verdict]) -> [Shortfall] {
    let rules: [(Verdict.Outcome, Shortfall.Rule)] = [(.crashed, .crashed), (.timedOut, .timedOut)]
    return rules.flatMap { outcome, rule in
      let cases = verdicts.filter { $0.outcome == outcome }.map(\.id)
      return cases.isEmpty ? [] : [Shortfall(rule, cases: cases)]
    }
  }

  private static func shortfalls(in verdicts: [Verdict], isTold: Bool) -> [Shortfall] {
    let lost = verdicts.filter { !$0.isPass }
    return Shortfall.Rule.allCases.compactMap { rule in
      let cases = lost.filter { Shortfall.Rule($0.outcome) == rule }
      if isTold, rule == .crashed || rule == .timedOut { return nil }
      return cases.isEmpty ? nil : Shortfall(rule, cases: cases.map(\.id))
    }
  }
}

/// A reason why a profile is not held.
public struct Shortfall: Hashable, Sendable, CustomStringConvertible {
  /// The kind of problem with the cases.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// They crashed the subject.
    case crashed
    /// They were not run, since their model is bound to another type.
    case misbound
    /// They timed out.
    case timedOut
    /// They gave different answers under variations.
    case unstable
    /// Their model or a setting is not bound.
    case unbound
    /// They are in the ledger.
    case tolerated
    /// They need more than the subject claims, but belong to a dialect that it claims.
    case unclaimed
    /// They failed.
    case failed
    /// The suite has no must case that counts.
    case noCase

    fileprivate init(_ outcome: Verdict.Outcome) {
      self =
        switch outcome {
        case .crashed: .crashed
        case .timedOut: .timedOut
        case .unstable: .unstable
        case .unbound: .unbound
        case .misbound: .misbound
        case .expectedFailure, .changedFailure: .tolerated
        case .unclaimed: .unclaimed
        case .broken, .excused, .recorded, .unexpectedPass, .passed, .failed: .failed
        }
    }
  }

  /// The kind of problem with the cases.
  public let rule: Rule
  /// The cases, ordered by id.
  public let cases: [CaseID]

  init(_ rule: Rule, cases: [CaseID] = []) {
    self.rule = rule
    self.cases = cases
  }

  /// The reason on one line, with the first three cases.
  public var description: String {
    let count = cases.count == 1 ? "1 case" : "\(cases.count.grouped) cases"
    let names = cases.prefix(3).map(\.rawValue).joined(separator: ", ")
    let list = names + (cases.count > 3 ? ", …" : "")
    return switch rule {
    case .crashed: "\(count) crashed: \(list)"
    case .timedOut: "\(count) timed out: \(list)"
    case .unstable: "\(count) unstable: \(list)"
    case .misbound: "\(count) of misbound models: \(list)"
    case .unbound: "\(count) without a type or setting: \(list)"
    case .tolerated: "the ledger names \(count): \(list)"
    case .failed: "\(count) not passed: \(list)"
    case .unclaimed: "\(count) needing more claims: \(list)"
    case .noCase: "the suite has no must case that counts"
    }
  }
}
