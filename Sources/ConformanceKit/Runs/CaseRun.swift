/// Runs one case: unchanged, then each variation, then finds the first verdict that applies.
///
/// ```
/// request ─ unchanged ─┬─ broken, crashed, timed out: that is the verdict
///                      └─ answer ─ variations ─┬─ another answer: unstable
///                                              └─ claims, expectation, ledger
/// ```
struct CaseRun {
  private let conformanceCase: ConformanceCase
  private let runner: ConformanceRunner
  private var executions = 0
  /// Whether a variation had another answer: such a case would not pass if it were claimed.
  private var wavers = false

  init(_ conformanceCase: ConformanceCase, by runner: ConformanceRunner) {
    self.conformanceCase = conformanceCase
    self.runner = runner
  }

  private var subject: any ConformanceSubject { runner.subject }
  private var judge: Judge {
    Judge(
      models: runner.suite.models,
      claimsRepairs: subject.manifest.capabilities.contains(.repairs)
    )
  }

  mutating func verdict() async -> Verdict {
    let finding = await finding()
    return Verdict(conformanceCase, finding, executions: executions)
  }

  private mutating func finding() async -> Verdict.Finding {
    guard let input = conformanceCase.input.bytes else {
      return Verdict.Finding(outcome: .broken, reason: "the input of the case cannot be made")
    }
    let request = SubjectRequest(
      model: conformanceCase.model,
      input: input,
      settings: conformanceCase.settings
    )
    executions += 1
    let response = await subject.respond(to: request)
    if let failure = failure(of: response, nil) { return failure }
    if let absence = absence(of: response) { return absence }
    let judgement: Judgement
    do {
      judgement = try judge.judgement(on: response, of: conformanceCase)
    } catch {
      return Verdict.Finding(outcome: .broken, reason: "the expectation cannot be read: \(error)")
    }
    if var unstable = await instability(request, response) {
      unstable.matches = judgement.difference == nil
      return unstable
    }
    var difference = judgement.difference
    if difference == nil, case .rejected = response, let repaired = conformanceCase.repaired?.bytes
    {
      executions += 1
      let answer = await subject.respond(
        to: SubjectRequest(
          model: conformanceCase.model,
          input: repaired,
          settings: conformanceCase.settings
        )
      )
      // No answer is not acceptance either, and has the same verdict as in any case.
      if let absence = failure(of: answer, nil) ?? absence(of: answer) { return absence }
      difference = self.difference(ofRepaired: repaired, answer)
    }
    return Verdict.Finding(
      outcome: outcome(difference),
      difference: difference,
      matches: difference == nil && !wavers,
      answer: judge.text(of: response),
      arm: judgement.arm
    )
  }

  /// The outcomes that take precedence over any answer of a decoder.
  private func failure(of response: SubjectResponse, _ variation: Variation?) -> Verdict.Finding? {
    switch response {
    case .broken(let reason):
      Verdict.Finding(outcome: .broken, variation: variation, reason: reason)
    case .crashed(let how):
      Verdict.Finding(outcome: .crashed, variation: variation, reason: how)
    case .timedOut:
      Verdict.Finding(outcome: .timedOut, variation: variation, reason: "no answer came in time")
    case .decoded, .rejected, .unbound, .inexpressible, .unsupported: nil
    }
  }

  private func absence(of response: SubjectResponse) -> Verdict.Finding? {
    let reason: String
    switch response {
    case .inexpressible(let what) where !claimsJSON:
      return Verdict.Finding(outcome: .excused, reason: "the format cannot express \(what)")
    case .inexpressible(let what):
      return Verdict.Finding(
        outcome: isClaimed ? .failed : .unclaimed,
        reason: "who claims json can be given every text, and yet cannot express \(what)"
      )
    // Only where the case sets one: elsewhere the answer would hide a failure.
    case .unsupported(.userInfo) where conformanceCase.settings[.userInfo] != nil:
      return Verdict.Finding(outcome: .excused, reason: "the decoder has no userInfo to be set")
    case .unbound where isExcused, .unsupported where isExcused: return Self.excused
    case .unbound(let model): reason = "the subject has no type for the model \(model)"
    case .unsupported(let setting): reason = "the subject does not know the setting \(setting)"
    default: return nil
    }
    return Verdict.Finding(outcome: isClaimed ? .unbound : .unclaimed, reason: reason)
  }

  private var isClaimed: Bool {
    conformanceCase.needs.isSubset(of: subject.manifest.capabilities)
  }

  /// Whether the subject says that it reads JSON, in which every input of the suite is written.
  private var claimsJSON: Bool { subject.manifest.capabilities.contains(.json) }

  /// Whether the case applies only to Swift, and the subject runs none.
  private var isExcused: Bool {
    subject.manifest.language != "Swift" && runner.suite.isSwiftOnly(conformanceCase)
  }

  private static let excused = Verdict.Finding(
    outcome: .excused,
    reason: "only a decoder in Swift can be asked this"
  )

  private func outcome(_ difference: Difference?) -> Verdict.Outcome {
    if isExcused { return .excused }
    if !isClaimed { return .unclaimed }
    if !conformanceCase.isScored { return .recorded }
    if let entry = runner.ledger.entry(for: conformanceCase.id) {
      guard let difference else { return .unexpectedPass }
      return entry.knows(difference) ? .expectedFailure : .changedFailure
    }
    return difference == nil ? .passed : .failed
  }

  /// What is wrong with a decoder that also refuses the input without its error: one that refuses everything
  /// would pass every case about an error.
  private func difference(ofRepaired input: [UInt8], _ answer: SubjectResponse) -> Difference? {
    guard case .rejected = answer else { return nil }
    return Difference(
      path: "$",
      expected:
        "a value for the repaired input \(String(decoding: input, as: UTF8.self).onOneLine)",
      actual: judge.text(of: answer),
      kind: "the repaired input is refused too"
    )
  }

  // MARK: Variations

  /// The first variation whose answer differs from that to the unchanged case.
  private mutating func instability(
    _ request: SubjectRequest,
    _ response: SubjectResponse
  ) async -> Verdict.Finding? {
    let maker = VariationMaker(
      models: runner.suite.models,
      seed: runner.seed,
      other: runner.neighbours.neighbour(of: conformanceCase),
      spellings: subject.manifest.spellings
    )
    for varied in maker.requests(for: conformanceCase, request, after: response)
    where runner.variations.contains(varied.variation) {
      for answer in await answers(to: varied) {
        if let failure = failure(of: answer, varied.variation) {
          if await failsByOther(varied.request) { continue }
          return failure
        }
        // What is not claimed never counts against a subject, except for crashes and timeouts.
        if !isExcused, let difference = difference(answer, varied, from: response) {
          wavers = true
          guard isClaimed else { continue }
          return Verdict.Finding(
            outcome: .unstable,
            difference: difference,
            variation: varied.variation
          )
        }
      }
    }
    return nil
  }

  /// Whether the document of another case, which was decoded before, ends the process or hangs alone as well:
  /// that is the verdict on the other case.
  private mutating func failsByOther(_ request: SubjectRequest) async -> Bool {
    for other in Set(request.earlier) where !request.input.starts(with: other.input) {
      executions += 1
      let answer = await subject.respond(
        to: SubjectRequest(model: other.model, input: other.input, settings: request.settings)
      )
      if failure(of: answer, nil) != nil { return true }
    }
    return false
  }

  private mutating func answers(to varied: VariedRequest) async -> [SubjectResponse] {
    guard varied.variation == .concurrent else {
      executions += 1
      return [await subject.respond(to: varied.request)]
    }
    guard isSampled else { return [] }
    executions += runner.concurrency
    let subject = subject
    let concurrency = runner.concurrency
    return await withTaskGroup(of: SubjectResponse.self) { group in
      for _ in 0..<concurrency {
        group.addTask { await subject.respond(to: varied.request) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  /// Whether this is one of the cases, one in four, that are also run from several tasks at once.
  private var isSampled: Bool {
    var generator = SeededGenerator(seed: runner.seed &+ 1, for: conformanceCase.id.rawValue.utf8)
    return generator.next().isMultiple(of: 4)
  }

  private func difference(
    _ answer: SubjectResponse,
    _ varied: VariedRequest,
    from first: SubjectResponse
  ) -> Difference? {
    let isHeld = if case .none = varied.holder { false } else { true }
    switch answer {
    // Holders are not part of the suite: a subject need not have them.
    case .unbound where isHeld: return nil
    // Only holders and unknown members, null among them, can be more than a format has; and not every
    // document can be spelled in another way.
    case .inexpressible
    where !claimsJSON && (isHeld || [.unknownSiblings, .spelling].contains(varied.variation)):
      return nil
    default: break
    }
    guard let inner = varied.unwrapped(answer) else {
      return Difference(path: "$", expected: judge.text(of: first), actual: judge.text(of: answer))
    }
    return judge.difference(inner, from: first, on: conformanceCase)
  }
}
