import ConformanceKit
import DecoderLaw
import FuzzKit
import SmartCodable
import SmartCodableConformance

/// One input for the judges, one method per aspect.
///
/// The judges are not under test: only SmartCodable runs under the limits of the call.
struct JudgedCall {
  let model: ModelID
  let request: SubjectRequest
  /// The document whose value is updated.
  let start: [UInt8]
  let context: RunContext
  var world = JudgedWorld.suite

  private var bench: SmartModelBench? { world.benches[model] }

  /// The value, the repairs by kind and path, or the refusal.
  func decoding() -> JudgeVerdict {
    let found = world.subject.response(to: request)
    return context.unlimited {
      let verdict = JudgeVerdict(of: found, against: world.reference.response(to: request))
      guard case .differs = verdict, !world.reference.isDefined(request) else { return verdict }
      return .silent
    }
  }

  /// The text of the value, from each encoding entry point.
  func encoding() -> JudgeVerdict? {
    let writing = JudgedOptions.writing(in: context.options)
    let written = Self.written(request, writing, bench)
    return context.unlimited {
      written.flatMap { JudgeVerdict(of: $0, as: model, by: writing.settings) }
    }
  }

  /// The result of updating the value of another document with the input.
  func updating() -> JudgeVerdict {
    let start = SubjectRequest(model: model, input: start, settings: [:])
    let values = try? bench?.updated(start, by: request)
    return context.unlimited {
      guard let (before, after) = values,
        let expected = world.reference.updated(before, by: request)
      else { return .silent }
      return JudgeVerdict(
        of: .decoded(after, repairs: nil),
        against: .decoded(expected, repairs: nil)
      )
    }
  }

  /// The logged block, at one of the two levels.
  func logging() -> JudgeVerdict? {
    let level: SmartSentinel.Level = context.iteration.isMultiple(of: 2) ? .verbose : .alert
    let account = bench?.account(of: request, level: level)
    return context.unlimited {
      account.map {
        let block = LogBlock(of: $0.repairs, at: level, titles: LogTitles(of: model))
        return JudgeVerdict(log: $0.blocks, block.lines)
      }
    }
  }

  /// The wanted type and the action of each repair.
  func details() -> JudgeVerdict {
    let repairs = bench?.account(of: request, level: .none).repairs
    return context.unlimited {
      guard let repairs, let details = world.reference.details(of: request) else {
        return .silent
      }
      return JudgeVerdict(detailsOf: repairs, against: details)
    }
  }

  /// The reported places of repairs.
  func places() -> JudgeVerdict {
    guard JSONTree(parsing: request.input) != nil,
      let repairs = bench?.account(of: request, level: .none).repairs
    else { return .silent }
    return context.unlimited { JudgeVerdict(placesOf: repairs, in: request.input) }
  }

  /// The same judgements after two to six other calls, some of which fail.
  ///
  /// The judge has no state, so any state that is left behind shows.
  func sequence() -> JudgeVerdict? {
    var generator = SeededGenerator(seed: context.iteration)
    for _ in 0..<(2 + generator.next() % 5) { disturb(&generator) }
    let verdict = decoding()
    guard case .agrees = verdict else { return verdict }
    return encoding() ?? verdict
  }

  private func disturb(_ generator: inout SeededGenerator) {
    let models = JudgedInputs.all
    let other = models[Int(generator.next() % UInt64(models.count))]
    let seed = other.inputs[Int(generator.next() % UInt64(other.inputs.count))]
    let options = JudgedOptions.space.draw(&generator)
    var input = Array(seed.utf8)
    // One in four is truncated.
    if generator.next().isMultiple(of: 4) { input.removeLast(input.count / 2) }
    let request = SubjectRequest(
      model: other.model,
      input: input,
      settings: JudgedOptions.settings(in: options)
    )
    let bench = SmartDecoderSubject.benches[other.model]
    switch generator.next() % 4 {
    case 0: _ = SmartDecoderSubject.subject.response(to: request)
    case 1: _ = try? bench?.updated(request, by: self.request)
    case 2: _ = bench?.account(of: request, level: .verbose)
    default:
      _ = Self.written(request, JudgedOptions.writing(in: options), bench)
    }
  }

  private static func written(
    _ request: SubjectRequest,
    _ writing: WritingOptions,
    _ bench: SmartModelBench?
  ) -> SmartModelBench.Written? {
    let isMapped = writing.settings.usesMappedKeys
    return try? bench?.written(request, options: writing.options, usesMappedKeys: isMapped)
  }
}
