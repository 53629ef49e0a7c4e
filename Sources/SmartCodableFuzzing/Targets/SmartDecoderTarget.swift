import Foundation
import FuzzKit
import SmartCodable

/// SmartCodable decoding and encoding one model.
struct SmartDecoderTarget<Model: SmartCodable>: ListedTarget {
  let name: String
  let laws: TargetLaws
  let seedInputs: [String]
  private let form: InputForm
  private let options: [SmartDecodingOption]
  private let writingOptions: [SmartEncodingOption]
  private let path: String?
  private let steps: (@Sendable () -> UInt64)?

  /// Creates a target; laws and seed inputs are those of the model, unless they are given.
  ///
  /// `form` is the form of inputs; `options` and `writingOptions` are added to those of the iteration and
  /// override them; decoding starts at the designated `path`. `steps` returns the work done so far, if it is not counted in edges.
  init(
    _ name: String,
    _ model: Model.Type,
    laws: TargetLaws? = nil,
    form: InputForm = .data,
    options: [SmartDecodingOption] = [],
    writingOptions: [SmartEncodingOption] = [],
    path: String? = nil,
    steps: (@Sendable () -> UInt64)? = nil,
    seedInputs: [String]? = nil
  ) {
    let known = Model.self as? any FuzzModel.Type
    self.name = name
    self.laws = laws ?? known?.laws ?? .ordinary
    self.seedInputs = seedInputs ?? known?.seedInputs ?? []
    self.form = form
    self.options = options
    self.writingOptions = writingOptions
    self.path = path
    self.steps = steps
  }

  /// Forms other than bytes cannot have all of the documents.
  var seeds: [FuzzSeed] {
    form == .data ? seedInputs.map { FuzzSeed($0) } : .first(of: seedInputs)
  }

  var optionSpace: OptionSpace { SmartOptions.space }

  /// Empty for a path, since the type at its end is not that of the document.
  var schema: ProbedSchema {
    path == nil ? SmartProbe.schema(of: Model.self, seedInputs: seedInputs) : .none
  }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    run(input, as: form, in: context) ?? .thrown("form")
  }

  func reference(_ input: [UInt8], in context: RunContext) -> Execution? {
    guard laws(under: context.options).contains(.agreement) else { return nil }
    return Execution {
      .decoded(context.observe(try JSONDecoder().decode(Model.self, from: Data(input))))
    }
  }

  func untouched(in context: RunContext) -> Execution? { .decoded(context.observe(Model())) }

  /// The work of a decode without a report: a report of nested repairs has a path for each, and its size is
  /// quadratic in their depth.
  func work(_ input: [UInt8], in context: RunContext) -> UInt64? {
    let count = { steps?() ?? context.steps }
    guard let before = count() else { return nil }
    _ = try? decode(.plain(Data(input)), in: context)
    return count().map { $0 &- before }
  }

  // MARK: Forms

  var formCount: Int { InputForm.allCases.count }

  func run(_ input: [UInt8], form: Int, in context: RunContext) -> Execution? {
    InputForm(rawValue: form).flatMap { run(input, as: $0, in: context) }
  }

  private func run(_ input: [UInt8], as form: InputForm, in context: RunContext) -> Execution? {
    guard let argument = form.argument(for: input, in: context) else { return nil }
    do throws(DecodingError) {
      guard let report = try decode(argument, in: context) else { return nil }
      return .decoded(
        context.observe(report.value),
        diagnostics: report.repairs?.map(DiagnosticRecord.init)
      )
    } catch {
      return .thrown(Refusal(error).code)
    }
  }

  private typealias Report = (value: Model, repairs: [SmartRepair]?)

  /// Decodes an argument; nil if no entry point of a model takes it.
  private func decode(_ argument: InputForm.Argument, in context: RunContext)
    throws(DecodingError) -> Report?
  {
    let options = SmartOptions.decoding(context.options) + options
    let report: SmartDecodingReport<Model>
    switch argument {
    case .data(let data):
      report = try Model.decode(from: data, designatedPath: path, options: options)
    case .json5(let data):
      let all = options + [.syntax(.json5)]
      report = try Model.decode(from: data, designatedPath: path, options: all)
    case .string(let text):
      report = try Model.decode(from: text, designatedPath: path, options: options)
    case .graph(let value):
      guard let object = value as? [String: Any] else { return nil }
      report = try Model.decode(from: object, designatedPath: path, options: options)
    case .plain(let data):
      return try unreported(Model.deserialize(from: data, designatedPath: path, options: options))
    case .plainText(let text):
      return try unreported(Model.deserialize(from: text, designatedPath: path, options: options))
    case .propertyList(let data):
      return try unreported(
        Model.deserializePlist(from: data, designatedPath: path, options: options)
      )
    }
    return (report.value, report.repairs)
  }

  private func unreported(_ value: Model?) throws(DecodingError) -> Report {
    if let value { return (value, nil) }
    throw .dataCorrupted(.init(codingPath: [], debugDescription: "nil"))
  }

  // MARK: Writing

  func write(_ input: [UInt8], in context: RunContext) -> Writing? {
    guard let argument = form.argument(for: input, in: context),
      let model = try? decode(argument, in: context)?.value
    else { return nil }
    // Only decoding must work on a short stack (PARSE-10).
    let options = SmartOptions.encoding(context.options) + writingOptions
    return context.unlimited {
      Writing(
        text: text(of: model, options),
        again: text(of: model, options),
        layouts: [text(of: model, options, isPretty: true)],
        respelled: [
          text(of: model, options, isMapped: false),
          text(of: model, options + [.key(.toSnakeCase)]),
          text(of: model, options + [.key(.firstLetterUpper), .date(.iso8601)]),
        ],
        graph: graph(of: model, options, in: context)
      )
    }
  }

  private func text(
    of model: Model,
    _ options: [SmartEncodingOption],
    isMapped: Bool = true,
    isPretty: Bool = false
  ) -> [UInt8]? {
    model.toJSONString(useMappedKeys: isMapped, options: options, prettyPrint: isPretty)
      .map { Array($0.utf8) }
  }

  private func graph(
    of model: Model,
    _ options: [SmartEncodingOption],
    in context: RunContext
  ) -> Writing.Graph {
    guard let object = model.toDictionary(useMappedKeys: true, options: options) else {
      return .refused
    }
    guard JSONSerialization.isValidJSONObject(object) else { return .invalid }
    let text = text(of: object, in: context)
    do throws(DecodingError) {
      let decoding = SmartOptions.decoding(context.options) + self.options
      let value = try Model.decode(from: object, options: decoding).value
      return .decoded(.decoded(context.observe(value)), text: text)
    } catch {
      return .decoded(.thrown(Refusal(error).code), text: text)
    }
  }

  /// The object as Foundation writes it; now and then, since that takes longer than everything else.
  private func text(of object: [String: Any], in context: RunContext) -> [UInt8]? {
    guard context.iteration.isMultiple(of: 4) else { return nil }
    return (try? JSONSerialization.data(withJSONObject: object, options: .withoutEscapingSlashes))
      .map { Array($0) }
  }
}
