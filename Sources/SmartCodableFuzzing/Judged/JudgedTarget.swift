import ConformanceKit
import DecoderLaw
import FuzzKit
import SmartCodableConformance

/// SmartCodable decoding one model of the conformance suite, with the suite's reference as its judge.
///
/// The reference interprets the schema of the model and shares no code with SmartCodable.
struct JudgedTarget: FuzzTarget {
  let name: String
  let weight: Int
  let seedInputs: [String]
  /// The inputs of cases, some of which must be refused.
  var seeds: [FuzzSeed] { isDrawn ? seedInputs.map { FuzzSeed($0) } : .scripts(seedInputs) }
  let optionSpace = JudgedOptions.space
  private let model: ModelID
  /// Made when the target is first asked, since each process of the tool lists all targets.
  private let makeWorld: @Sendable () -> JudgedWorld
  private var world: JudgedWorld { makeWorld() }
  /// Whether an input stands for two documents that are drawn from the schema.
  private let isDrawn: Bool

  /// Creates the target of a model; its seed inputs are those of the cases that decode it.
  init(_ model: ModelID, seedInputs: [String]) {
    name = "judged/\(model.rawValue)"
    weight = 1
    self.model = model
    self.seedInputs = seedInputs
    makeWorld = { .suite }
    isDrawn = false
  }

  /// Creates the target of a model that is not one of the suite's, which decodes and updates drawn documents.
  init(
    _ name: String,
    drawing model: ModelID,
    in world: @autoclosure @escaping @Sendable () -> JudgedWorld,
    weight: Int
  ) {
    self.name = name
    self.weight = weight
    self.model = model
    makeWorld = world
    seedInputs = ["{}"]
    isDrawn = true
  }

  var laws: TargetLaws {
    isDrawn
      ? [.judged, .repeatable, .stateless] : [.judged, .strictSyntax, .repeatable, .stateless]
  }

  var judgedAspects: [JudgedAspect] {
    isDrawn ? [] : [.encoding, .updating, .logging, .details, .sequence, .places]
  }

  var summary: String {
    TargetSummaries.text(of: name) ?? "the model \(model.rawValue) of the suite, with a judge"
  }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    let answer = world.subject.response(to: request(input, context))
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
      start: document(for: input, context, isStart: true),
      context: context,
      world: world
    )
    return switch aspect {
    case .encoding: call.encoding()
    case .updating: call.updating()
    case .logging: call.logging()
    case .details: call.details()
    case .places: call.places()
    case .sequence: call.sequence()
    default: isDrawn ? drawn(call) : call.decoding()
    }
  }

  /// The verdict on drawn documents, which the input does not show.
  private func drawn(_ call: JudgedCall) -> JudgeVerdict {
    var verdict = call.decoding()
    if case .agrees = verdict { verdict = call.updating() }
    if case .agrees = verdict, let byHand = world.byHand {
      var drawing = drawing(for: call.start, call.context)
      verdict = call.context.unlimited { byHand(&drawing) }
    }
    let texts = [call.start, call.request.input].map { String(decoding: $0, as: UTF8.self) }
    return verdict.explained("\(texts[0]), or \(texts[1]) \(call.request.settings)")
  }

  private func request(_ input: [UInt8], _ context: RunContext) -> SubjectRequest {
    SubjectRequest(
      model: model,
      input: document(for: input, context, isStart: false),
      settings: JudgedOptions.settings(in: context.options)
    )
  }

  private func document(
    for input: [UInt8],
    _ context: RunContext,
    isStart: Bool
  ) -> [UInt8] {
    if isDrawn {
      // At times a value is updated with its own document.
      let isOther = isStart && !context.iteration.isMultiple(of: 8)
      var drawing = drawing(for: isOther ? [0] + input : input, context)
      return JSONWriter.line(of: drawing.object(model))
    }
    if !isStart { return input }
    return Array(seedInputs[Int(context.iteration % UInt64(seedInputs.count))].utf8)
  }

  private func drawing(for input: [UInt8], _ context: RunContext) -> DocumentDrawing {
    var generator = SeededGenerator(seed: context.iteration, for: input.prefix(256))
    return DocumentDrawing(world.reference.catalog, seed: generator.next())
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
