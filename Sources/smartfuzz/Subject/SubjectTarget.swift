import ConformanceKit
import FuzzKit
import SmartCodableFuzzing

/// One model of a program that implements the protocol of the conformance kit.
struct SubjectTarget: FuzzTarget {
  /// `subject/` and the name of the model.
  let name: String
  let laws: TargetLaws
  let seedInputs: [String]
  /// The inputs of cases, many of which a decoder must refuse.
  var seeds: [FuzzSeed] { seedInputs.map { .damaged($0) } }
  private let model: ModelID
  private let connection: SubjectConnection

  /// The target of `model`; its seed inputs are those of the conformance cases in the default settings.
  ///
  /// Only a program that claims `initial-values` must decode every object.
  init(_ model: ModelID, _ connection: SubjectConnection) {
    name = "subject/\(model.rawValue)"
    self.model = model
    self.connection = connection
    var laws: TargetLaws = [.answers, .repeatable, .spelling, .keyOrder]
    if connection.manifest.capabilities.contains(.initialValues) { laws.insert(.total) }
    self.laws = laws
    var seedInputs: [String] = []
    for item in ConformanceSuite.current.cases where item.model == model && item.settings.isEmpty {
      guard let bytes = item.input.bytes, bytes.count <= 1024, let tree = JSONTree(parsing: bytes),
        tree.kind(of: tree.root) == .object
      else { continue }
      seedInputs.append(String(decoding: bytes, as: UTF8.self))
    }
    self.seedInputs = seedInputs.isEmpty ? ["{}"] : seedInputs
  }

  var replayArguments: [String] { ["--subject", connection.program] }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    context.unlimited { answer(to: input) }
  }

  private func answer(to input: [UInt8]) -> Execution {
    switch connection.respond(to: SubjectRequest(model: model, input: input)) {
    case .decoded(let observation, _): return .decoded(JSONTree(observation))
    case .rejected(let rejection): return .thrown(rejection.kind?.rawValue ?? "refused")
    case .unbound: return .unanswered("unbound", "the program said that it has this model")
    case .inexpressible(let what):
      return .unanswered("inexpressible", "the format cannot express \(what)")
    case .unsupported: return .unanswered("unsupported", "the program refused the default settings")
    case .broken(let how): return .unanswered("broken", how)
    case .crashed(let how): return .unanswered("crashed", how)
    case .timedOut: return .unanswered("hang", "no answer came in time")
    }
  }
}
