import ConformanceKit
import ConformanceProof
import FuzzKit
import SmartCodable
import SmartCodableConformance

/// SmartCodable decoding one model of the conformance suite, with the suite's reference as its judge.
///
/// The reference interprets the schema of the model and shares no code with SmartCodable.
struct JudgedTarget: FuzzTarget {
  let name: String
  let laws: TargetLaws = [
    .judged, .judgedEncoding, .judgedLogging, .judgedPlaces, .strictSyntax, .repeatable, .stateless,
  ]
  let seedInputs: [String]
  let optionSpace = JudgedOptions.space
  private let model: ModelID

  /// The target of a model; its seed inputs are those of the cases that decode it.
  init(_ model: ModelID, seedInputs: [String]) {
    name = "judged/\(model.rawValue)"
    self.model = model
    self.seedInputs = seedInputs
  }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    let answer = SmartDecoderSubject.subject.response(to: request(input, context))
    return context.unlimited { Execution(answer) }
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    let request = request(input, context)
    switch aspect {
    case .decoding:
      let found = SmartDecoderSubject.subject.response(to: request)
      return context.unlimited {
        JudgeVerdict(of: found, against: ReferenceSubject().response(to: request))
      }
    case .encoding:
      let writing = JudgedOptions.writing(in: context.options)
      let written = try? SmartDecoderSubject.benches[model]?
        .written(
          request,
          options: writing.options,
          usesMappedKeys: writing.settings.usesMappedKeys
        )
      return context.unlimited {
        written.flatMap { JudgeVerdict(of: $0, as: model, by: writing.settings) }
      }
    case .logging:
      let level: SmartSentinel.Level = context.iteration.isMultiple(of: 2) ? .verbose : .alert
      let account = SmartDecoderSubject.benches[model]?.account(of: request, level: level)
      return context.unlimited { account.map { JudgeVerdict(logOf: $0, at: level) } }
    case .places:
      guard JSONTree(parsing: input) != nil,
        let repairs = SmartDecoderSubject.benches[model]?.account(of: request, level: .none).repairs
      else { return .silent }
      return context.unlimited { JudgeVerdict(placesOf: repairs, in: input) }
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
  /// The answer of a subject in the words of the fuzzer.
  fileprivate init(_ response: SubjectResponse) {
    switch response {
    case .decoded(let observation, _):
      self =
        JSONTree(parsing: Array(observation.json.utf8)).map { .decoded($0) }
        ?? .unanswered("unreadable", "the observation is no JSON: \(observation)")
    case .rejected(let rejection): self = .thrown(rejection.kind?.rawValue ?? "refused")
    default: self = .unanswered("unanswered", "\(response)")
    }
  }
}
