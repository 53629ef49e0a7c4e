import Foundation
import FuzzKit
import SmartCodable

/// SmartUpdater updating a model with an input.
struct SmartUpdaterTarget<Model: SmartCodable>: FuzzTarget {
  /// The model that an input updates.
  enum Subject {
    /// The model of the first seed input: it keeps everything that the input does not mention.
    case seed
    /// The model of the input itself, which the update must not change.
    case itself
  }

  let name: String
  let seedInputs: [String]
  private let subject: Subject
  private let addedLaws: TargetLaws

  /// Creates a target for `subject`; `laws` hold in addition to those of every update.
  init(
    _ name: String,
    _ model: Model.Type,
    of subject: Subject,
    laws: TargetLaws = [],
    seedInputs: [String]
  ) {
    self.name = name
    self.seedInputs = seedInputs
    self.subject = subject
    addedLaws = laws
  }

  var laws: TargetLaws {
    switch subject {
    case .seed: addedLaws.union([.total, .repeatable, .hashSeed, .spelling])
    // The comparison is with the model before the update.
    case .itself: addedLaws.union([.total, .repeatable, .hashSeed, .agreement])
    }
  }

  var optionSpace: OptionSpace {
    subject == .itself ? SmartOptions.updateSpace : SmartOptions.space
  }

  var schema: ProbedSchema { SmartProbe.schema(of: Model.self, seedInputs: seedInputs) }

  var summary: String { TargetSummaries.text(of: name) ?? "" }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    guard var model = model(for: input, in: context) else { return .thrown("model") }
    let options = SmartOptions.decoding(context.options)
    // Only decoding must work on a short stack (PARSE-10).
    context.unlimited { SmartUpdater.update(&model, from: Data(input), options: options) }
    return .decoded(context.observe(model))
  }

  func reference(_ input: [UInt8], in context: RunContext) -> Execution? {
    guard subject == .itself else { return nil }
    return model(for: input, in: context).map { .decoded(context.observe($0)) }
  }

  func untouched(in context: RunContext) -> Execution? {
    guard subject == .seed else { return nil }
    return model(for: [], in: context).map { .decoded(context.observe($0)) }
  }

  var formCount: Int { 2 }

  func run(_ input: [UInt8], form: Int, in context: RunContext) -> Execution? {
    let argument = (form == 0 ? InputForm.string : .graph).argument(for: input, in: context)
    guard let argument, var model = model(for: input, in: context) else { return nil }
    let options = SmartOptions.decoding(context.options)
    switch argument {
    case .string(let text):
      context.unlimited { SmartUpdater.update(&model, from: text, options: options) }
    case .graph(let value as [String: Any]):
      context.unlimited { SmartUpdater.update(&model, from: value, options: options) }
    default: return nil
    }
    return .decoded(context.observe(model))
  }

  private func model(for input: [UInt8], in context: RunContext) -> Model? {
    switch subject {
    case .seed: Model.deserialize(from: seedInputs.first)
    case .itself:
      Model.deserialize(from: Data(input), options: SmartOptions.decoding(context.options))
    }
  }
}
