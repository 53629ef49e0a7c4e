import ConformanceKit
import DecoderLaw

/// Runs single cases against references and faulty subjects, without judging an answer twice.
///
/// Nearly every answer of a faulty subject equals that of its reference, which is already known. Only a
/// different answer is judged, by the same runner that judges every decoder.
struct ProofBench {
  private let suite: ConformanceSuite
  private let families: [ProofFamily]

  init(_ suite: ConformanceSuite, faults: [Fault] = Fault.all) {
    self.suite = suite
    families = ProofFamily.all(faults, models: suite.models)
  }

  /// A case with the result of a reference.
  struct Trial {
    let conformanceCase: ConformanceCase
    /// The name of the reference.
    let judge: String
    /// Nil if the input of the case cannot be built.
    let request: SubjectRequest?
    let answer: SubjectResponse
    let reference: Verdict
    /// The decisions that the reference queried.
    let decisions: DecisionLog
    /// The faults of this reference.
    let variants: [Fault.Variant]
  }

  /// Runs each applicable reference on a case, or on another input in its place.
  func trials(of conformanceCase: ConformanceCase, input: [UInt8]? = nil) async -> [Trial] {
    var trials: [Trial] = []
    for family in families where family.judges(conformanceCase) {
      trials.append(await trial(of: conformanceCase, input, family))
    }
    return trials
  }

  private func trial(
    of conformanceCase: ConformanceCase,
    _ input: [UInt8]?,
    _ family: ProofFamily
  ) async -> Trial {
    let decisions = DecisionLog()
    let request = (input ?? conformanceCase.input.bytes)
      .map { bytes in
        SubjectRequest(
          model: conformanceCase.model,
          input: bytes,
          settings: conformanceCase.settings
        )
      }
    let answer =
      request.map { family.reference.response(to: $0, log: decisions) }
      ?? .broken("the input of the case cannot be made")
    return Trial(
      conformanceCase: conformanceCase,
      judge: family.reference.manifest.name,
      request: request,
      answer: answer,
      reference: await verdict(on: answer, for: conformanceCase) {
        family.reference.response(to: $0, log: nil)
      },
      decisions: decisions,
      variants: family.variants
    )
  }

  /// The verdict on a subject's answer, or nil if the answer equals that of the reference.
  func verdict(on subject: some ConformanceSubject, in trial: Trial) async -> Verdict? {
    guard let request = trial.request else { return nil }
    let answer = await subject.respond(to: request)
    if trial.isSettled(by: answer) { return nil }
    return await verdict(on: answer, for: trial.conformanceCase) {
      await subject.respond(to: $0)
    }
  }

  /// The verdict on a faulty subject's answer, or nil if the answer equals that of the reference.
  func verdict(on variant: Fault.Variant, in trial: Trial) async -> Verdict? {
    guard let request = trial.request, trial.decisions.knows(variant.readings) else { return nil }
    let answer = variant.subject.response(to: request, log: nil)
    if trial.isSettled(by: answer) { return nil }
    return await verdict(on: answer, for: trial.conformanceCase) {
      variant.subject.response(to: $0, log: nil)
    }
  }

  private func verdict(
    on answer: SubjectResponse,
    for conformanceCase: ConformanceCase,
    onRepaired: @escaping @Sendable (SubjectRequest) async -> SubjectResponse
  ) async -> Verdict {
    let subject = RecordedSubject(
      claims: conformanceCase.needs.union([.repairs]),
      answer: answer,
      repaired: conformanceCase.repaired?.bytes,
      onRepaired: onRepaired
    )
    return await ConformanceRunner(subject: subject, suite: suite, variations: [])
      .verdict(on: conformanceCase)
  }
}

extension ProofBench.Trial {
  /// Whether an answer needs no judging: it equals that of the reference, and no repaired input is checked.
  fileprivate func isSettled(by answer: SubjectResponse) -> Bool {
    if case .rejected = answer, conformanceCase.repaired != nil { return false }
    return answer.isSame(as: self.answer)
  }
}

/// Replays the answer of another subject, and claims whatever is needed for a verdict.
private struct RecordedSubject: ConformanceSubject {
  let manifest: SubjectManifest
  private let answer: SubjectResponse
  private let repaired: [UInt8]?
  /// The other subject's answer to the repaired input of the case.
  private let onRepaired: @Sendable (SubjectRequest) async -> SubjectResponse

  init(
    claims capabilities: Set<Capability>,
    answer: SubjectResponse,
    repaired: [UInt8]?,
    onRepaired: @escaping @Sendable (SubjectRequest) async -> SubjectResponse
  ) {
    manifest = SubjectManifest(name: "recorded", version: "1.0", capabilities: capabilities)
    self.answer = answer
    self.repaired = repaired
    self.onRepaired = onRepaired
  }

  func respond(to asked: SubjectRequest) async -> SubjectResponse {
    asked.input == repaired ? await onRepaired(asked) : answer
  }
}

extension SubjectResponse {
  /// Whether both are the same decoded value with the same repairs, or the same refusal.
  fileprivate func isSame(as other: SubjectResponse) -> Bool {
    switch (self, other) {
    case (.decoded(let left, let leftRepairs), .decoded(let right, let rightRepairs)):
      leftRepairs == rightRepairs && left == right
    case (.rejected(let left), .rejected(let right)): left == right
    default: false
    }
  }
}
