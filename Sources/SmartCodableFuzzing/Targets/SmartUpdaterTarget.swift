import Foundation
import FuzzKit
import SmartCodable

/// SmartUpdater updating the model of the first seed input: it keeps everything that the input does not mention.
struct SmartUpdaterTarget<Model: FuzzModel>: ListedTarget {
  let name: String
  let laws: TargetLaws
  let optionSpace = SmartOptions.space

  /// Creates a target; `laws` hold in addition to those of every update.
  init(_ name: String, _ model: Model.Type, laws: TargetLaws) {
    self.name = name
    self.laws = laws.union([.total, .repeatable, .hashSeed, .spelling])
  }

  var seedInputs: [String] { Model.seedInputs }

  var schema: ProbedSchema { SmartProbe.schema(of: Model.self, seedInputs: seedInputs) }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    updated(by: .data(Data(input)), in: context) ?? .thrown("model")
  }

  func untouched(in context: RunContext) -> Execution? {
    model.map { .decoded(context.observe($0)) }
  }

  var formCount: Int { 2 }

  func run(_ input: [UInt8], form: Int, in context: RunContext) -> Execution? {
    (form == 0 ? InputForm.string : .graph).argument(for: input, in: context)
      .flatMap { updated(by: $0, in: context) }
  }

  /// The model after an update; only decoding must work on a short stack (PARSE-10).
  private func updated(by argument: InputForm.Argument, in context: RunContext) -> Execution? {
    guard var model else { return nil }
    let options = SmartOptions.decoding(context.options)
    context.unlimited {
      switch argument {
      case .data(let data): SmartUpdater.update(&model, from: data, options: options)
      case .string(let text): SmartUpdater.update(&model, from: text, options: options)
      case .graph(let value):
        SmartUpdater.update(&model, from: value as? [String: Any], options: options)
      default: break
      }
    }
    return .decoded(context.observe(model))
  }

  private var model: Model? { Model.deserialize(from: seedInputs.first) }
}
