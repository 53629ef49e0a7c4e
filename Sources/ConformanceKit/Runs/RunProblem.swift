import ReportKit

/// A reason why tests would pass without proving anything.
public enum RunProblem: Hashable, Sendable, CustomStringConvertible {
  /// No case was selected; says why.
  case nothingSelected(String)
  /// The subject claims the needs of none of the selected cases; holds their number.
  case nothingClaimed(of: Int)
  /// The subject claims a capability that no case of the suite can need, perhaps a typo.
  case unknownClaim(Capability)
  /// A rule of the ledger is broken.
  case ledger(LedgerProblem)

  /// The problem and how to fix it, on one line.
  public var description: String {
    switch self {
    case .nothingSelected(let reason): "no case was run: \(reason)"
    case .nothingClaimed(let count):
      "none of the \(count.grouped) selected cases counts, since none needs only what the subject claims"
    case .unknownClaim(let capability):
      "the subject claims '\(capability)', which no case can need; "
        + (capability.nearest.map { "did you mean '\($0)'?" } ?? "see Capability.all")
    case .ledger(let problem): problem.description
    }
  }
}

extension ConformanceRunner {
  /// Returns the reasons why a run of these cases would prove nothing, even if each of them passes.
  ///
  /// - Parameter cases: The cases that tests run; by default ``ConformanceSuite/selected``.
  /// - Returns: The problems; none if the run can be trusted.
  public func problems(selecting cases: [ConformanceCase]? = nil) -> [RunProblem] {
    let cases = cases ?? suite.selected
    let claims = subject.manifest.capabilities
    var problems: [RunProblem] = []
    if let first = cases.first, !first.isNothingSelected {
      if !cases.contains(where: { $0.needs.isSubset(of: claims) }) {
        problems.append(.nothingClaimed(of: cases.count))
      }
    } else {
      problems.append(.nothingSelected(cases.first?.title ?? "the list of cases is empty"))
    }
    problems += suite.unknownClaims(of: subject.manifest)
    return problems + ledger.problems(in: suite).map { .ledger($0) }
  }
}

extension ConformanceSuite {
  /// Returns the claims that no case of the suite can need, in alphabetical order.
  ///
  /// - Parameter manifest: The manifest of the subject.
  /// - Returns: A ``RunProblem/unknownClaim(_:)`` for each.
  public func unknownClaims(of manifest: SubjectManifest) -> [RunProblem] {
    manifest.capabilities.subtracting(capabilities).sorted().map { .unknownClaim($0) }
  }
}
