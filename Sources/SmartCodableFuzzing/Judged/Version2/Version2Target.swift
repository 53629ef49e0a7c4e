import Foundation
import FuzzKit
import SmartCodableV2

/// A model of versions 1 and 2, decoded and encoded by the API of version 2.
///
/// It reports no repairs, and a call that is nil does not say why.
struct Version2Target<Model: SmartCodable>: FuzzTarget {
  let name: String
  let laws: TargetLaws
  let isOptIn: Bool
  let seedInputs: [String]

  init(
    _ name: String,
    _ model: Model.Type,
    laws: TargetLaws,
    isOptIn: Bool = false,
    seedInputs: [String]
  ) {
    Version2Output.silence
    self.name = name
    self.laws = laws
    self.isOptIn = isOptIn
    self.seedInputs = seedInputs
  }

  var schema: ProbedSchema { SmartProbe.schema(of: Model.self, seedInputs: seedInputs) }

  var summary: String { TargetSummaries.text(of: name) ?? "" }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    answer(Model.deserialize(data: Data(input)), in: context)
  }

  func reference(_ input: [UInt8], in context: RunContext) -> Execution? {
    // Foundation does not look at the stack, and a deep `SmartAny` takes much of it.
    context.unlimited { FoundationTarget<Model>.decode(input, in: context) }
  }

  private func answer(_ model: Model?, in context: RunContext) -> Execution {
    model.map { .decoded(context.observe($0)) } ?? .thrown("nil")
  }

  // MARK: Forms

  var formCount: Int { InputForm.allCases.count }

  func run(_ input: [UInt8], form: Int, in context: RunContext) -> Execution? {
    switch InputForm(rawValue: form)?.argument(for: input, in: context) {
    case .data(let data), .plain(let data): answer(Model.deserialize(data: data), in: context)
    case .string(let text), .plainText(let text): answer(Model.deserialize(json: text), in: context)
    case .graph(let value):
      (value as? [String: Any]).map { answer(Model.deserialize(dict: $0), in: context) }
    case .propertyList, .json5, nil: nil
    }
  }

  // MARK: Writing

  func write(_ input: [UInt8], in context: RunContext) -> Writing? {
    guard let model = Model.deserialize(data: Data(input)) else { return nil }
    return context.unlimited {
      Writing(
        text: bytes(model.toJSONString()),
        again: bytes(model.toJSONString()),
        layouts: [bytes(model.toJSONString(prettyPrint: true))],
        respelled: [],
        graph: graph(of: model, in: context)
      )
    }
  }

  private func bytes(_ text: String?) -> [UInt8]? { text.map { Array($0.utf8) } }

  private func graph(of model: Model, in context: RunContext) -> Writing.Graph {
    guard let object = model.toDictionary() else { return .refused }
    guard JSONSerialization.isValidJSONObject(object) else { return .invalid }
    return .decoded(answer(Model.deserialize(dict: object), in: context))
  }
}
