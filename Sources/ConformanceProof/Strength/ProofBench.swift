import ConformanceKit

/// Runs single cases against the reference and subjects made to fail, without judging twice.
///
/// Nearly every answer of a faulty subject is that of the reference, which is known by then. Only
/// another answer is judged, by the same runner that judges every decoder.
struct ProofBench {
  private let suite: ConformanceSuite
  private let reference: ReferenceSubject
  /// All faults, made ready once.
  let allSuspects: [Suspect]

  init(_ suite: ConformanceSuite) {
    self.suite = suite
    allSuspects = Self.suspects(Fault.all, in: suite)
    reference = ReferenceSubject(catalog: suite.models)
  }

  /// A case with what the reference makes of it.
  struct Trial {
    let conformanceCase: ConformanceCase
    /// Nil if the input of the case cannot be made.
    let request: SubjectRequest?
    let answer: SubjectResponse
    let reference: Verdict
    /// What the reference asked its policy for.
    let decisions: DecisionLog
  }

  /// Runs the reference on a case, or on another input in its place.
  func trial(of conformanceCase: ConformanceCase, input: [UInt8]? = nil) async -> Trial {
    guard let bytes = input ?? conformanceCase.input.bytes else {
      let answer = SubjectResponse.broken("the input of the case cannot be made")
      return Trial(
        conformanceCase: conformanceCase,
        request: nil,
        answer: answer,
        reference: await verdict(on: answer, for: conformanceCase),
        decisions: DecisionLog()
      )
    }
    let request = SubjectRequest(
      model: conformanceCase.model,
      input: bytes,
      settings: conformanceCase.settings
    )
    let decisions = DecisionLog()
    let answer = reference.response(to: request, log: decisions)
    return Trial(
      conformanceCase: conformanceCase,
      request: request,
      answer: answer,
      reference: await verdict(on: answer, for: conformanceCase),
      decisions: decisions
    )
  }

  /// What is to be thought of a subject's answer, or nil if it is that of the reference.
  func verdict(on subject: some ConformanceSubject, in trial: Trial) async -> Verdict? {
    guard let request = trial.request else { return nil }
    let answer = await subject.respond(to: request)
    if answer.isSame(as: trial.answer) { return nil }
    return await verdict(on: answer, for: trial.conformanceCase)
  }

  /// What is to be thought of a faulty subject's answer, or nil if it is that of the reference.
  func verdict(on suspect: Suspect, in trial: Trial) async -> Verdict? {
    guard trial.decisions.knows(suspect.readings) else { return nil }
    return await verdict(on: suspect.subject, in: trial)
  }

  /// A fault, made ready to be run on many cases.
  struct Suspect {
    let id: String
    let subject: ReferenceSubject
    let readings: [DecisionLog.Reading]
  }

  /// The faults, made ready to be run on many cases.
  static func suspects(_ faults: [Fault], in suite: ConformanceSuite) -> [Suspect] {
    faults.map { fault in
      Suspect(
        id: fault.id,
        subject: fault.subject(for: suite.models),
        readings: fault.readings
      )
    }
  }

  private func verdict(
    on answer: SubjectResponse,
    for conformanceCase: ConformanceCase
  ) async -> Verdict {
    let subject = RecordedSubject(answer: answer, claims: conformanceCase.needs.union([.repairs]))
    return await ConformanceRunner(subject: subject, suite: suite, variations: [])
      .verdict(on: conformanceCase)
  }
}

/// Gives every request the answer that another subject gave, and claims what it takes to be judged.
private struct RecordedSubject: ConformanceSubject {
  let manifest: SubjectManifest
  private let answer: SubjectResponse

  init(answer: SubjectResponse, claims capabilities: Set<Capability>) {
    manifest = SubjectManifest(name: "recorded", version: "1.0", capabilities: capabilities)
    self.answer = answer
  }

  func respond(to request: SubjectRequest) async -> SubjectResponse { answer }
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
