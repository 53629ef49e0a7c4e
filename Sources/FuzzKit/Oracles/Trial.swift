/// Runs a target, with the protection of the environment: a shared ring, a stack fence.
protocol TargetRunner: AnyObject {
  /// Runs the code under test in a closure. The input is recorded before it runs.
  func run<Result>(
    on input: [UInt8],
    iteration: UInt64,
    options: UInt64,
    call: TargetCall,
    _ body: (RunContext) -> Result
  ) -> Result

  /// Runs the strict reference; its death is not the target's fault.
  func reference(
    _ target: any FuzzTarget,
    on input: [UInt8],
    iteration: UInt64,
    options: UInt64
  ) -> Execution?

  /// The answer of a process with another hash seed; nil if there is no such process.
  func shadowAnswer(to input: [UInt8], iteration: UInt64, options: UInt64) -> ShadowAnswer?
}

/// One iteration as its oracles see it: the input, the result, and more runs on demand.
final class Trial {
  let input: [UInt8]
  let target: any FuzzTarget
  let execution: Execution

  /// Whether the target's format could not write a variant; an oracle's verdict does not count then.
  var hasUnwritten = false

  /// The random number generator of the oracle that judges.
  var generator = SeededGenerator(seed: 0)

  /// Facts about the document, or nil if the input is not valid JSON.
  let facts: JSONFacts?

  /// The schema of the target's type.
  let schema: ProbedSchema

  /// The other targets of the campaign for the same documents.
  let peers: [any FuzzTarget]

  /// The laws that hold under the options of this iteration.
  let laws: TargetLaws

  /// The options word of this iteration.
  let options: UInt64

  private let iteration: UInt64
  private let runner: any TargetRunner

  /// The maximum depth of a document for which the strict reference runs.
  ///
  /// `JSONDecoder` takes time cubic in the depth for types that try one kind after the other: ten seconds at
  /// 500 levels would end the campaign, since nothing outside the target may hang.
  static let referenceDepth = 128

  /// The result of the strict reference, computed once for all oracles; nil if there is none, or if the
  /// document is too deep for it.
  private(set) lazy var reference: Execution? = {
    hasAskedReference = true
    if let depth = facts?.depth ?? markedTree?.depth, depth > Self.referenceDepth { return nil }
    return runner.reference(target, on: input, iteration: iteration, options: options)
  }()

  /// What the target encodes for the decoded value, computed once for all oracles.
  private(set) lazy var written: Writing? = perform(input, .write) { target.write(input, in: $0) }

  /// The value before any input is applied.
  var untouched: Execution? { perform([], .untouched) { target.untouched(in: $0) } }

  /// The observed slopes of work for growing inputs.
  private(set) var slopes: [(growth: CostGrowth, slope: Double)] = []

  /// The results of other targets for the input, by index in ``peers``.
  private(set) var peerExecutions: [Int: Execution] = [:]

  /// Whether an oracle used the reference.
  private(set) var hasAskedReference = false

  /// Runs the target on `input`: the first run of an iteration, shared by all oracles.
  init(
    input: [UInt8],
    target: any FuzzTarget,
    iteration: UInt64,
    options: UInt64,
    runner: any TargetRunner,
    schema: ProbedSchema = .none,
    peers: [any FuzzTarget] = []
  ) {
    self.input = input
    self.target = target
    self.iteration = iteration
    self.options = options
    self.runner = runner
    self.schema = schema
    self.peers = peers
    execution = runner.run(on: input, iteration: iteration, options: options, call: .run) {
      target.run(input, in: $0)
    }
    laws = target.laws(under: options)
    let document = target.format == nil ? JSONTree(parsing: input) : FuzzFormat.document(input)
    facts = execution.isInexpressible ? nil : document.map(JSONFacts.init)
  }

  /// Runs the target on another input in the same iteration.
  func run(_ variant: [UInt8]) -> Execution {
    let execution = perform(variant, .run) { target.run(variant, in: $0) }
    if execution.isInexpressible { hasUnwritten = true }
    return execution
  }

  /// Runs the target on bytes that are in its format already.
  func run(written bytes: [UInt8]) -> Execution {
    run(target.format == nil ? bytes : FuzzFormat.input(for: bytes))
  }

  /// Runs the target on the same input in another form.
  func run(form: Int) -> Execution? {
    perform(input, .form(form)) { target.run(input, form: form, in: $0) }
  }

  /// Runs the target's twin on the same input.
  func runTwin() -> Execution? { perform(input, .twin) { target.twin(input, in: $0) } }

  /// Runs the target on the same input, without any leniency.
  func runStrictly() -> Execution? { runStrictly(on: input) }

  /// Runs the target on another input, without any leniency.
  func runStrictly(on variant: [UInt8]) -> Execution? {
    perform(variant, .strict) { target.strict(variant, in: $0) }
  }

  /// The verdict of the target's judge on the same input.
  func judgement(of aspect: JudgedAspect) -> JudgeVerdict? {
    guard let number = target.allAspects.firstIndex(of: aspect) else { return nil }
    return perform(input, .judgement(number)) { target.judgement(of: aspect, on: input, in: $0) }
  }

  /// Runs the strict reference on another input.
  func reference(on variant: [UInt8]) -> Execution? {
    runner.reference(target, on: variant, iteration: iteration, options: options)
  }

  /// Runs another target on the same input, with its own options.
  func run(peer number: Int) -> Execution {
    let peer = peers[number]
    let execution = runner.run(on: input, iteration: iteration, options: 0, call: .run) {
      peer.run(input, in: $0)
    }
    peerExecutions[number] = execution
    return execution
  }

  /// Records a slope.
  func note(_ slope: Double, of growth: CostGrowth) { slopes.append((growth, slope)) }

  /// Runs the input on two threads at the same time; returns the digests of the executions.
  func runOnThreads() -> [UInt64] {
    perform(input, .threads) { ConcurrentRuns.digests(of: target, input, in: $0) }
  }

  /// The answer of a process with another hash seed; nil if there is no such process.
  var shadowAnswer: ShadowAnswer? {
    runner.shadowAnswer(to: input, iteration: iteration, options: options)
  }

  /// Whether the target's work is counted.
  var countsWork: Bool { perform([], .work) { target.work([], in: $0) } != nil }

  /// Counts the target's work for another input.
  func work(_ variant: [UInt8]) -> UInt64? {
    perform(variant, .work) { target.work(variant, in: $0) }
  }

  private func perform<Result>(
    _ input: [UInt8],
    _ call: TargetCall,
    _ body: (RunContext) -> Result
  ) -> Result {
    runner.run(on: input, iteration: iteration, options: options, call: call, body)
  }
}
