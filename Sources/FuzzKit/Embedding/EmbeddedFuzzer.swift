/// Targets, mutators and oracles for another fuzzer, which calls them in its own process.
///
/// There is no isolation: an input that traps ends the process, as such fuzzers expect. Inputs have the
/// format of ``PrefixedInput``.
public final class EmbeddedFuzzer {
  /// A violation with its signature.
  public struct Failure: Sendable {
    /// The signature, as `smartfuzz` writes it.
    public let signature: Signature
    /// The wanted and the found value, in full.
    public let detail: String
  }

  private let plan: CampaignPlan
  private let fuzzer: Fuzzer
  private let names: [String]

  /// Creates a fuzzer of these targets; no mutation produces more than `maximumLength` bytes, including the
  /// prefix.
  public init(targets: [any FuzzTarget], maximumLength: Int = 4096) {
    var configuration = FuzzConfiguration()
    configuration.maximumLength = maximumLength
    plan = CampaignPlan(configuration: configuration, targets: targets, corpus: Corpus([]))
    fuzzer = Fuzzer(plan: plan, runner: DirectRunner())
    names = targets.map(\.name)
  }

  /// Runs an input with the oracles that are due; nil if none finds a violation.
  ///
  /// The document determines which oracles are due, so the answer is always the same.
  public func failure(of data: [UInt8]) -> Failure? {
    guard !names.isEmpty else { return nil }
    let input = PrefixedInput(data, targets: names)
    let run = InputSource.Input(
      bytes: input.document,
      target: input.target,
      options: input.options,
      mutators: []
    )
    guard let report = fuzzer.fuzzOne(input.iteration, input: run).first else { return nil }
    let violation = report.violation
    let signature = Signature(
      violating: violation.oracle,
      names[input.target],
      report.place,
      violation.wanted,
      violation.found
    )
    return Failure(signature: signature, detail: violation.detail)
  }

  /// Returns an input made from `data`, of at most `limit` bytes; it depends only on the arguments.
  ///
  /// One in sixteen goes to another target, and one in eight to other options.
  public func mutation(of data: [UInt8], limit: Int, seed: UInt64) -> [UInt8] {
    derived(from: data, donor: nil, limit: limit, seed: seed)
  }

  /// Returns an input made from `data` that may borrow from `other`, of at most `limit` bytes.
  public func crossing(of data: [UInt8], with other: [UInt8], limit: Int, seed: UInt64) -> [UInt8] {
    let donor = JSONTree(parsing: PrefixedInput(other, targets: names).document)
    return derived(from: data, donor: donor, limit: limit, seed: seed)
  }

  private func derived(from data: [UInt8], donor: JSONTree?, limit: Int, seed: UInt64) -> [UInt8] {
    let room = min(limit, plan.configuration.maximumLength) - PrefixedInput.prefixLength
    guard !names.isEmpty, room > 0 else { return Array(data.prefix(max(0, limit))) }
    var generator = SeededGenerator(seed: seed)
    var input = PrefixedInput(data, targets: names)
    if generator.oneIn(16) {
      input.target = generator.below(names.count)
      input.options = 0
      // A document of another target is a poor start, so one of the target's own is used.
      let seeds = plan.targets[input.target].seeds
      if let seed = generator.pick(seeds) { input.document = seed.bytes }
    }
    if generator.oneIn(8) {
      input.options = plan.source.drawOptions(target: input.target, &generator)
    }
    input.document =
      plan.source
      .derived(
        from: input.document,
        target: input.target,
        options: input.options,
        limit: room,
        donor: donor,
        &generator
      )
      .bytes
    return input.encoded(names)
  }
}
