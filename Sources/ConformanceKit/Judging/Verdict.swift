/// What is to be thought of a subject's answer to one case.
public struct Verdict: Sendable {
  /// The verdicts, of which the first that fits is given.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// The adapter, or the case itself, failed, which voids the run. Not acceptable.
    case broken
    /// The process of the subject ended, also on a case it does not claim. Not acceptable.
    case crashed
    /// No answer came in time, also on a case it does not claim. Not acceptable.
    case timedOut
    /// A variation, a repetition or a concurrent call gave another answer. Not acceptable.
    case unstable
    /// The subject does not claim what the case needs.
    case unclaimed
    /// The answer is only written down.
    case recorded
    /// The subject claims what the case needs but has no type for the model. Not acceptable.
    case unbound
    /// The answer is wrong in the way the ledger says.
    case expectedFailure
    /// The answer is wrong in another way than the ledger says. Not acceptable.
    case changedFailure
    /// The answer is right, but the ledger says that it is wrong. Not acceptable.
    case unexpectedPass
    /// The answer is right.
    case passed
    /// The answer is wrong. Not acceptable.
    case failed
  }

  /// The case.
  public let id: CaseID
  /// The verdict.
  public let outcome: Outcome
  /// Where the answer differs from what is expected; nil if it does not.
  public let difference: Difference?
  /// Whether the answer is right, whatever the subject claims.
  public let matches: Bool
  /// The answer on one line, for `recorded` cases.
  public let answer: String
  /// Why, in one sentence that names path, expected and actual if the answer is wrong.
  public let explanation: String

  init(
    _ conformanceCase: ConformanceCase,
    _ outcome: Outcome,
    difference: Difference? = nil,
    answer: String = "",
    reason: String? = nil
  ) {
    id = conformanceCase.id
    self.outcome = outcome
    self.difference = difference
    self.answer = answer
    matches = difference == nil && reason == nil
    let cause = reason ?? difference?.signature ?? "as expected"
    explanation = "\(conformanceCase.title) (\(conformanceCase.clause)): \(cause)"
  }

  /// Whether a run may contain this verdict and still be clean.
  public var isAcceptable: Bool {
    switch outcome {
    case .passed, .unclaimed, .recorded, .expectedFailure: true
    case .failed, .unbound, .changedFailure, .unexpectedPass, .broken, .crashed, .timedOut,
      .unstable:
      false
    }
  }

  /// Whether the case counts in the claimed score.
  public var isScored: Bool {
    outcome != .unclaimed && outcome != .recorded
  }
}

extension Difference {
  /// The difference on one line, by which the ledger knows it again.
  public var signature: String { "at \(path): expected \(expected), got \(actual)" }
}
