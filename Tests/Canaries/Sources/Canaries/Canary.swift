public import ConformanceKit

import class Foundation.JSONDecoder

/// A run that must not be green, each for one reason.
public enum Canary: String, CaseIterable, Sendable {
  /// A decoder with one mistake.
  case faulty
  /// A ledger that names a case that passes, one that fails in another way, and one that is none.
  case mistaken
  /// A ledger that names the one failure there is. This one is green, but for its known issue.
  case tolerated
  /// A ledger that cannot be read.
  case unreadable
  /// An answer that depends on white space.
  case unstable
  /// A subject without any type.
  case unbound
  /// A claim that no case can need.
  case misspelled
  /// Cases of which none is claimed.
  case unclaimed
  /// A suite without cases.
  case empty

  /// What tests certify.
  public var runner: ConformanceRunner {
    let suite = ConformanceSuite.canary
    return switch self {
    case .faulty: ConformanceRunner(subject: Self.faultySubject, suite: suite)
    case .mistaken:
      ConformanceRunner(subject: Self.faultySubject, suite: suite, ledger: Self.mistakenLedger)
    case .tolerated:
      ConformanceRunner(subject: Self.faultySubject, suite: suite, ledger: Self.trueLedger)
    case .unreadable:
      ConformanceRunner(subject: LeafSubject("sound"), suite: suite, ledgerAt: "nowhere.json")
    case .unstable: ConformanceRunner(subject: UnstableSubject(), suite: suite)
    case .unbound:
      ConformanceRunner(
        subject: BoundSubject(SubjectManifest(name: "unbound", version: "1")),
        suite: suite
      )
    case .misspelled:
      ConformanceRunner(
        subject: DropInSubject(
          SubjectManifest(name: "misspelled", version: "1", capabilities: ["coertion"])
        ) { _ in JSONDecoder() },
        suite: suite
      )
    case .unclaimed:
      ConformanceRunner(
        subject: DropInSubject.foundation,
        suite: ConformanceSuite(version: "0.1", cases: ConformanceSuite.lenientCases)
      )
    case .empty:
      ConformanceRunner(
        subject: LeafSubject("sound"),
        suite: ConformanceSuite(version: "0.1", cases: [])
      )
    }
  }

  /// A decoder with one mistake.
  private static var faultySubject: any ConformanceSubject {
    LeafSubject("faulty", refusesNull: true)
  }

  private static var trueLedger: DeviationLedger {
    DeviationLedger(
      ceiling: 1,
      entries: [
        .init(
          id: "canary/field/null",
          // A value became rejection valueNotFound at $.n.
          signature: "f1f21b64e0059c96",
          reason: .byDesign("a known failure")
        )
      ]
    )
  }

  private static var mistakenLedger: DeviationLedger {
    DeviationLedger(
      ceiling: 3,
      entries: ["canary/field/clean", "canary/field/null", "canary/field/gone"]
        .map { .init(id: $0, signature: "at $: as it was", reason: .byDesign("once true")) }
    )
  }
}
