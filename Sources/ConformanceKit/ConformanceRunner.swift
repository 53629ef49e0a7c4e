/// Runs cases against a subject and judges the answers.
///
/// ```swift
/// let report = await ConformanceRunner(subject: DropInSubject.foundation).report()
/// print(report.isClean, report.failures.map(\.explanation))
/// ```
public struct ConformanceRunner: Sendable {
  /// The subject under test.
  public let subject: any ConformanceSubject
  /// The cases.
  public let suite: ConformanceSuite
  /// The failures that are known.
  public let ledger: DeviationLedger

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - subject: The subject under test.
  ///   - suite: The cases; by default the built-in ones.
  ///   - ledger: The failures that are known; by default none.
  public init(
    subject: any ConformanceSubject,
    suite: ConformanceSuite = .current,
    ledger: DeviationLedger = .empty
  ) {
    self.subject = subject
    self.suite = suite
    self.ledger = ledger
  }

  /// Runs one case, claimed or not.
  ///
  /// - Parameter conformanceCase: A case, which need not be one of the suite's.
  /// - Returns: What is to be thought of the subject's answer.
  public func verdict(on conformanceCase: ConformanceCase) async -> Verdict {
    guard let input = conformanceCase.input.bytes else {
      return Verdict(conformanceCase, .broken, reason: "the input of the case cannot be made")
    }
    let request = SubjectRequest(
      model: conformanceCase.model,
      input: input,
      settings: conformanceCase.settings
    )
    let response = await subject.respond(to: request)
    let judge = Judge(models: suite.models)
    switch response {
    case .broken(let reason):
      return Verdict(conformanceCase, .broken, reason: reason)
    case .crashed(let how):
      return Verdict(conformanceCase, .crashed, reason: how)
    case .timedOut:
      return Verdict(conformanceCase, .timedOut, reason: "no answer came in time")
    case .unsupported(let setting):
      let isClaimed = conformanceCase.needs.isSubset(of: subject.manifest.capabilities)
      return Verdict(
        conformanceCase,
        isClaimed ? .unbound : .unclaimed,
        reason: "the subject does not know the setting \(setting)"
      )
    case .unbound(let model):
      let isClaimed = conformanceCase.needs.isSubset(of: subject.manifest.capabilities)
      return Verdict(
        conformanceCase,
        isClaimed ? .unbound : .unclaimed,
        reason: "the subject has no type for the model \(model)"
      )
    case .decoded, .rejected:
      let difference: Difference?
      do {
        difference = try judge.difference(response, from: conformanceCase)
      } catch {
        return Verdict(
          conformanceCase,
          .broken,
          reason: "the expectation cannot be read: \(error)"
        )
      }
      return Verdict(
        conformanceCase,
        outcome(of: conformanceCase, difference),
        difference: difference,
        answer: judge.text(of: response)
      )
    }
  }

  /// Runs all cases in the order of their ids.
  ///
  /// - Returns: All verdicts, and what is wrong with the ledger.
  public func report() async -> ConformanceReport {
    var verdicts: [Verdict] = []
    for conformanceCase in suite.cases {
      verdicts.append(await verdict(on: conformanceCase))
    }
    return ConformanceReport(
      suiteVersion: suite.version,
      manifest: subject.manifest,
      verdicts: verdicts,
      ledgerProblems: ledger.problems(in: suite)
    )
  }

  private func outcome(
    of conformanceCase: ConformanceCase,
    _ difference: Difference?
  ) -> Verdict.Outcome {
    if !conformanceCase.needs.isSubset(of: subject.manifest.capabilities) { return .unclaimed }
    if case .unspecified = conformanceCase.expectation { return .recorded }
    if conformanceCase.requirement == .may { return .recorded }
    if let entry = ledger.entry(for: conformanceCase.id) {
      guard let difference else { return .unexpectedPass }
      return difference.signature == entry.signature ? .expectedFailure : .changedFailure
    }
    return difference == nil ? .passed : .failed
  }
}
