import Foundation

/// Examines one input outside of a campaign: how it fails, how small it gets, what matters in it.
public final class InputExaminer {
  /// How an input fails.
  public struct Failure: Sendable {
    /// The finding; its iteration determines what the oracles draw.
    public let finding: Finding
    /// The input.
    public var input: [UInt8] { finding.input }

    let item: Case
  }

  private let plan: CampaignPlan
  private let interruption = Interruption(grace: 0)
  private let runner: CaseRunner
  private let resolver: SignatureResolver

  /// The failure of the fuzzer itself; nil if there is none.
  public private(set) var trouble: String?
  /// Whether the user asked to stop.
  public var isInterrupted: Bool { interruption.isRequested }
  /// The number of inputs that have run.
  public var runs: Int { runner.executions }

  /// Oracles draw variants; without a known iteration, a few draws are tried.
  private static let draws: Range<UInt64> = 0..<16

  /// Creates an examiner for the targets of `plan`; nil if the temporary folder has no room.
  public init?(plan: CampaignPlan, executable: String? = nil) {
    SystemCalls.blockInterrupts()
    let executable = executable ?? SystemCalls.executable
    guard
      let runner = CaseRunner(plan: plan, executable: executable, interruption: interruption)
    else { return nil }
    self.plan = plan
    self.runner = runner
    resolver = SignatureResolver(
      plan: plan,
      executable: executable,
      interruption: interruption
    )
  }

  /// Returns how `input` fails; nil if it passes.
  ///
  /// With a `finding`, its target, options, iteration and call are tried first. Then every target of the plan
  /// runs the input alone, and with all oracles for a few draws.
  public func failure(of input: [UInt8], as finding: Finding? = nil) -> Failure? {
    if let item = finding?.makeCase(in: plan, bytes: input), let failure = failure(of: item) {
      return failure
    }
    for target in plan.targets.indices where trouble == nil {
      let alone = Case(.run, input, target: target, options: 0, iteration: 0)
      if let failure = failure(of: alone) { return failure }
      for draw in Self.draws where trouble == nil {
        let judged = Case(judging: input, target: target, options: 0, iteration: draw)
        if let failure = failure(of: judged) { return failure }
      }
    }
    return nil
  }

  /// Returns how an input of a byte-level fuzzer fails; nil if it passes.
  ///
  /// If it has a prefix, its target, options and iteration are tried first; then what
  /// ``failure(of:as:)`` tries for its document.
  public func failure(of input: PrefixedInput) -> Failure? {
    if input.hasPrefix {
      let judged = Case(
        judging: input.document,
        target: input.target,
        options: input.options,
        iteration: input.iteration
      )
      if let failure = failure(of: judged) { return failure }
    }
    return trouble == nil ? failure(of: input.document) : nil
  }

  /// Returns the smallest input with the signature of `failure` that `budget` runs can find.
  public func minimize(_ failure: Failure, budget: Int = 2000) -> (input: [UInt8], runs: Int) {
    let result = Minimizer(test: test(for: failure), budget: budget).minimize(failure.input)
    return (result.bytes, result.runs)
  }

  /// Returns what matters in the input of `failure`, found by changing one thing at a time.
  public func influences(_ failure: Failure, budget: Int = 2000) -> [Influence] {
    Explainer(test: test(for: failure), budget: budget).influences(in: failure.input)
  }

  private func test(for failure: Failure) -> SignatureTest {
    SignatureTest(
      item: failure.item,
      signature: failure.finding.signature,
      runner: runner,
      resolver: resolver,
      interruption: interruption
    )
  }

  private func failure(of item: Case) -> Failure? {
    let outcome = runner.run(item)
    if case .failed(let message) = outcome { trouble = message }
    guard let signature = resolver.signature(of: outcome, in: item) else { return nil }
    var finding = Finding(
      signature: signature,
      kind: "",
      target: plan.targets[item.target].name,
      iteration: item.iteration,
      input: [UInt8](item.input),
      isVariant: false,
      options: item.options,
      mutators: [],
      detail: "",
      hits: 1
    )
    var narrowed = item
    switch outcome {
    case .died(let death):
      finding = finding.describing(kind: death.kind.rawValue, detail: death.message)
      finding.death = death
      finding.call = TargetCall(code: item.call ?? 0).name
    case .survived(let lines):
      guard
        let line = lines.first(where: { Signature(of: $0, target: finding.target) == signature })
      else { return nil }
      finding = finding.describing(kind: line.oracle, detail: line.detail ?? "")
      narrowed.oracle = line.oracle
    case .failed: return nil
    }
    return Failure(finding: finding, item: narrowed)
  }
}

extension Finding {
  fileprivate func describing(kind: String, detail: String) -> Finding {
    Finding(
      signature: signature,
      kind: kind,
      target: target,
      iteration: iteration,
      input: input,
      isVariant: isVariant,
      options: options,
      mutators: mutators,
      detail: detail,
      hits: hits
    )
  }
}
