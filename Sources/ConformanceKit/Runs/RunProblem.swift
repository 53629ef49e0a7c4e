/// A reason why tests would be green without saying anything.
public enum RunProblem: Hashable, Sendable, CustomStringConvertible {
  /// No case was selected; says why.
  case nothingSelected(String)
  /// The subject claims the needs of none of this number of selected cases.
  case nothingClaimed(of: Int)
  /// The subject claims what no case of the suite can need, perhaps a slip of the pen.
  case unknownClaim(Capability)
  /// A rule of the ledger is broken.
  case ledger(LedgerProblem)

  /// What is wrong, and what to do, on one line.
  public var description: String {
    switch self {
    case .nothingSelected(let reason): "no case was run: \(reason)"
    case .nothingClaimed(let count):
      "none of the \(count) selected cases counts, since none needs only what the subject claims"
    case .unknownClaim(let capability):
      "the subject claims '\(capability)', which no case can need; "
        + (capability.nearest.map { "did you mean '\($0)'?" } ?? "see Capability.all")
    case .ledger(let problem): problem.description
    }
  }
}

extension ConformanceRunner {
  /// What would make a run of these cases say nothing, though each of them may be green.
  ///
  /// - Parameter cases: The cases that tests run; by default ``ConformanceSuite/selected``.
  /// - Returns: The problems; none if the run can be believed.
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
  /// The claims that no case of the suite can need, in alphabetical order.
  ///
  /// - Parameter manifest: Who claims.
  /// - Returns: A ``RunProblem/unknownClaim(_:)`` for each.
  public func unknownClaims(of manifest: SubjectManifest) -> [RunProblem] {
    manifest.capabilities.subtracting(capabilities).sorted().map { .unknownClaim($0) }
  }
}
