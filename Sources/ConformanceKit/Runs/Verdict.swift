import ReportKit

/// The verdict on a subject's answers to one case.
public struct Verdict: Sendable {
  /// The possible verdicts; the first that applies is given.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// The type bound to the model differs from the model, so the case was not run. Not acceptable.
    case misbound
    /// The adapter or the case itself failed, which voids the run. Not acceptable.
    case broken
    /// The subject's process ended, even on a case it does not claim. Not acceptable.
    case crashed
    /// The request timed out, even on a case the subject does not claim. Not acceptable.
    case timedOut
    /// A variation, a repetition or a concurrent call gave a different answer. Not acceptable.
    case unstable
    /// The subject's format cannot express the case, or the subject runs no Swift and the case is
    /// about types that only Swift has.
    case excused
    /// The subject does not claim what the case needs.
    case unclaimed
    /// The answer is only recorded.
    case recorded
    /// The subject claims what the case needs but has no type for the model. Not acceptable.
    case unbound
    /// The answer is wrong in the way that the ledger records.
    case expectedFailure
    /// The answer is wrong in a way other than the ledger records. Not acceptable.
    case changedFailure
    /// The answer is right, but the ledger records a failure. Not acceptable.
    case unexpectedPass
    /// The answer is right.
    case passed
    /// The answer is wrong. Not acceptable.
    case failed
  }

  /// The case.
  public let id: CaseID
  /// How binding the case is.
  public let requirement: ConformanceCase.Requirement
  /// What the case needs.
  public let needs: Set<Capability>
  /// The profiles that are lost if the case fails; if only the reported repairs are wrong, that of
  /// ``Capability/repairs`` alone, unless it is a dialect that defines what is reported.
  public let profiles: [Profile]
  /// The verdict.
  public let outcome: Outcome
  /// The difference between the answer and what is expected, or for an ``Outcome/unstable`` case
  /// the first answer; nil if there is none.
  public let difference: Difference?
  /// The variation that gave a different answer, crashed, timed out or broke; nil if the unchanged
  /// case decided.
  public let variation: Variation?
  /// Whether the answer to the unchanged case is right, whatever the subject claims.
  public let matches: Bool
  /// The answer on one line, for `recorded` cases; empty without an answer.
  public let answer: String
  /// The index of the right answer that was given, from 0; nil if there is only one.
  public let arm: Int?
  /// The number of requests to the subject.
  public let executions: Int
  /// The cause, without the case: the difference, or what else happened.
  let cause: String
  /// The reason, in one sentence that names the path and both values, abridged, if the answer is wrong.
  public let explanation: String

  init(_ conformanceCase: ConformanceCase, _ finding: Finding, executions: Int) {
    id = conformanceCase.id
    requirement = conformanceCase.requirement
    needs = conformanceCase.needs
    let isToldWrongly = finding.difference?.concernsRepairs == true
    profiles =
      isToldWrongly && !conformanceCase.profile.isDialect
      ? [.lenient(.repairs)] : conformanceCase.profiles
    outcome = finding.outcome
    difference = finding.difference
    variation = finding.variation
    matches = finding.matches
    answer = finding.answer
    arm = finding.arm
    self.executions = executions
    cause = finding.reason ?? finding.difference?.abridged.sentence ?? "as expected"
    let place = finding.variation.map { " [\($0.rawValue)]" } ?? ""
    explanation =
      "\(conformanceCase.title) (\(conformanceCase.clause))\(place): "
      + PrintedText.value(cause, to: PrintedText.wholeLimit)
  }

  /// The verdict on a case of a model that is bound to another type.
  init(_ conformanceCase: ConformanceCase, _ misbinding: Misbinding) {
    self.init(
      conformanceCase,
      Finding(outcome: .misbound, reason: misbinding.description),
      executions: 0
    )
  }

  /// What was found out about a case, before it is worded.
  struct Finding {
    var outcome: Outcome
    var difference: Difference?
    var variation: Variation?
    var matches = false
    var answer = ""
    var arm: Int?
    var reason: String?
  }

  /// Whether a run may contain this verdict and still be clean.
  ///
  /// A case that is no must may fail, and needs no entry in a ledger; a crash or a hang is not acceptable for
  /// any case.
  public var isAcceptable: Bool {
    switch outcome {
    case .failed, .unbound, .changedFailure, .unexpectedPass, .unstable: requirement != .must
    default: isInOrder
    }
  }

  /// Whether the answer is what the case, and the ledger if it names the case, say.
  package var isInOrder: Bool {
    switch outcome {
    case .passed, .excused, .unclaimed, .recorded, .expectedFailure: true
    case .failed, .unbound, .changedFailure, .unexpectedPass, .broken, .crashed, .timedOut,
      .unstable, .misbound:
      false
    }
  }

  /// How binding the case is, and the profiles that a subject loses by this verdict: `must, costs contract`.
  ///
  /// - Parameter manifest: What the subject claims, and the language it is written in.
  /// - Returns: The requirement alone if nothing is lost.
  func stake(for manifest: SubjectManifest) -> String {
    let costs = costs(to: manifest)
    return costs.isEmpty
      ? requirement.rawValue : "\(requirement.rawValue), costs \(Profile.names(costs))"
  }

  /// The profiles that the subject cannot hold with this verdict.
  func costs(to manifest: SubjectManifest) -> [Profile] {
    let common = Certificate.common(of: manifest)
    if outcome == .crashed || outcome == .timedOut { return [common] }
    guard requirement == .must, !isInOrder, outcome != .broken else { return [] }
    return profiles.map { $0 == .contract ? common : $0 }
      .filter { $0 == common || $0.claim.map(manifest.capabilities.contains) == true }.sorted()
  }

  /// Whether it costs what every subject is asked for: the case belongs to it, or the process ended.
  var isCommon: Bool {
    outcome == .crashed || outcome == .timedOut || profiles.contains(.contract)
  }

  /// Whether the case counts as passed in a certificate; a tolerated failure does not.
  var isPass: Bool { outcome == .passed }

  /// Whether the answer can be right or wrong.
  var isAsked: Bool { outcome != .recorded && outcome != .excused }

  /// Whether the subject answered, and always the same.
  var isSound: Bool {
    switch outcome {
    case .broken, .crashed, .timedOut, .unstable: false
    default: true
    }
  }

  /// Whether the case counts for the profiles that the subject claims.
  var counts: Bool { isScored && requirement == .must }

  /// Whether the subject claims what the case needs, and was asked.
  public var isScored: Bool {
    outcome != .excused && outcome != .unclaimed && outcome != .recorded && outcome != .misbound
  }
}
