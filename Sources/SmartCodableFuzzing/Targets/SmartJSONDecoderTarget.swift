import Foundation
import FuzzKit
import SmartCodable

/// SmartJSONDecoder and SmartJSONEncoder with any type: plain ones, collections, scalars.
struct SmartJSONDecoderTarget<Value: Codable>: ListedTarget {
  let name: String
  let laws: TargetLaws
  let seedInputs: [String]

  /// Creates a target with these laws.
  init(
    _ name: String,
    _ type: Value.Type,
    laws: TargetLaws,
    seedInputs: [String]
  ) {
    self.name = name
    self.laws = laws
    self.seedInputs = seedInputs
  }

  var optionSpace: OptionSpace { SmartOptions.space }

  var schema: ProbedSchema { SmartProbe.schema(of: Value.self, seedInputs: seedInputs) }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    run(Data(input), in: context)
  }

  func reference(_ input: [UInt8], in context: RunContext) -> Execution? {
    guard laws(under: context.options).contains(.agreement) else { return nil }
    return FoundationTarget<Value>.decode(input, in: context)
  }

  var formCount: Int { InputForm.utf16.rawValue + 1 }

  func run(_ input: [UInt8], form: Int, in context: RunContext) -> Execution? {
    switch InputForm(rawValue: form)?.argument(for: input, in: context) {
    case .data(let data): run(data, in: context)
    case .string(let text): run(text, in: context)
    case .graph(let value): run(value, in: context)
    case .plain(let data): unreported(data, in: context)
    case .propertyList, .json5, .plainText, nil: nil
    }
  }

  private func run(_ input: Any, in context: RunContext) -> Execution {
    observing { () throws in
      let report = try decoder(context).report(Value.self, from: input)
      return .decoded(
        context.observe(report.value),
        diagnostics: report.repairs.map(DiagnosticRecord.init)
      )
    }
  }

  private func unreported(_ data: Data, in context: RunContext) -> Execution {
    observing { () throws in
      .decoded(context.observe(try decoder(context).decode(Value.self, from: data)))
    }
  }

  private func observing(_ body: () throws -> Execution) -> Execution {
    do {
      return try body()
    } catch let error as DecodingError {
      return .thrown(error.code)
    } catch {
      return .thrown("other")
    }
  }

  private func decoder(_ context: RunContext) -> SmartJSONDecoder {
    let decoder = SmartJSONDecoder()
    decoder.options = SmartOptions.decoding(context.options)
    return decoder
  }

  func write(_ input: [UInt8], in context: RunContext) -> Writing? {
    guard let value = try? decoder(context).decode(Value.self, from: Data(input)) else {
      return nil
    }
    return context.unlimited {
      Writing(
        text: text(of: value, [], in: context),
        again: text(of: value, [], in: context),
        layouts: [text(of: value, .prettyPrinted, in: context)],
        respelled: [text(of: value, .sortedKeys, in: context)]
      )
    }
  }

  private func text(
    of value: Value,
    _ formatting: JSONEncoder.OutputFormatting,
    in context: RunContext
  ) -> [UInt8]? {
    let encoder = SmartJSONEncoder()
    encoder.options = SmartOptions.encoding(context.options)
    encoder.useMappedKeys = true
    encoder.outputFormatting = formatting
    return (try? encoder.encode(value)).map { Array($0) }
  }
}
