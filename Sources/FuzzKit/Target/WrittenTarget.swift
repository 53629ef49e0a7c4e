/// A target as the engine calls it: its documents are written in its format first.
struct WrittenTarget: FuzzTarget {
  private let target: any FuzzTarget
  private let written: FuzzFormat

  /// Returns `target` itself if it decodes JSON, or is such a target already, as those of another plan.
  static func wrapping(_ target: any FuzzTarget) -> any FuzzTarget {
    if target is WrittenTarget { return target }
    return target.format.map { WrittenTarget(target: target, written: $0) } ?? target
  }

  var name: String { target.name }
  var laws: TargetLaws { target.laws }
  var seedInputs: [String] { target.seedInputs }
  var seeds: [FuzzSeed] { target.seeds }
  var format: FuzzFormat? { written }
  var isOptIn: Bool { target.isOptIn }
  var weight: Int { target.weight }
  var optionSpace: OptionSpace { target.optionSpace }
  var schema: ProbedSchema { target.schema }
  var reportsFeatures: Bool { target.reportsFeatures }
  var replayArguments: [String] { target.replayArguments }
  var formCount: Int { target.formCount }
  var judgedAspects: [JudgedAspect] { target.judgedAspects }
  var strictTraits: StrictTraits { target.strictTraits }
  var ownLaws: [any FuzzLaw] { target.ownLaws }
  var summary: String { target.summary }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    call(input, context) { target.run($0, in: $1) } ?? .inexpressible
  }

  func reference(_ input: [UInt8], in context: RunContext) -> Execution? {
    call(input, context) { target.reference($0, in: $1) }
  }

  func run(_ input: [UInt8], form: Int, in context: RunContext) -> Execution? {
    call(input, context) { target.run($0, form: form, in: $1) }
  }

  func write(_ input: [UInt8], in context: RunContext) -> Writing? {
    call(input, context) { target.write($0, in: $1) }
  }

  func untouched(in context: RunContext) -> Execution? { target.untouched(in: context) }

  func twin(_ input: [UInt8], in context: RunContext) -> Execution? {
    call(input, context) { target.twin($0, in: $1) }
  }

  func strict(_ input: [UInt8], in context: RunContext) -> Execution? {
    call(input, context) { target.strict($0, in: $1) }
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    call(input, context) { target.judgement(of: aspect, on: $0, in: $1) }
  }

  func work(_ input: [UInt8], in context: RunContext) -> UInt64? {
    call(input, context) { target.work($0, in: $1) }
  }

  private func call<Result>(
    _ input: [UInt8],
    _ context: RunContext,
    _ body: ([UInt8], RunContext) -> Result?
  ) -> Result? {
    // Writing is not under test, so neither is the depth of its stack.
    guard let bytes = context.unlimited({ written.bytes(of: input) }) else { return nil }
    var inner = context
    inner.isWritten = true
    if bytes != input { inner.document = input }
    return body(bytes, inner)
  }
}
