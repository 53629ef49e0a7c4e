import ConformanceKit
import ConformanceProof
import FuzzKit
import SmartCodableConformance

/// SmartCodable decoding one model of the conformance suite, with the suite's reference as its judge.
///
/// The reference interprets the schema of the model and shares no code with SmartCodable.
struct JudgedTarget: FuzzTarget {
  let name: String
  let laws: TargetLaws = [.judged, .strictSyntax, .repeatable, .stateless]
  let judgedAspects: [JudgedAspect] = [
    .encoding, .updating, .logging, .details, .sequence, .places,
  ]
  let seedInputs: [String]
  let optionSpace = JudgedOptions.space
  private let model: ModelID

  /// Creates the target of a model; its seed inputs are those of the cases that decode it.
  init(_ model: ModelID, seedInputs: [String]) {
    name = "judged/\(model.rawValue)"
    self.model = model
    self.seedInputs = seedInputs
  }

  var summary: String { "the model \(model.rawValue) of the suite, with a judge" }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    let answer = SmartDecoderSubject.subject.response(to: request(input, context))
    return context.unlimited { Execution(answer) }
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    let call = JudgedCall(
      model: model,
      request: request(input, context),
      seedInputs: seedInputs,
      context: context
    )
    return switch aspect {
    case .encoding: call.encoding()
    case .updating: call.updating()
    case .logging: call.logging()
    case .details: call.details()
    case .places: call.places()
    case .sequence: call.sequence()
    default: call.decoding()
    }
  }

  private func request(_ input: [UInt8], _ context: RunContext) -> SubjectRequest {
    SubjectRequest(
      model: model,
      input: input,
      settings: JudgedOptions.settings(in: context.options)
    )
  }
}

extension Execution {
  /// A subject's answer as an execution of the fuzzer.
  fileprivate init(_ response: SubjectResponse) {
    switch response {
    case .decoded(let observation, _): self = .decoded(JSONTree(observation))
    case .rejected(let rejection): self = .thrown(rejection.kind?.rawValue ?? "refused")
    default: self = .unanswered("unanswered", "\(response)")
    }
  }
}
