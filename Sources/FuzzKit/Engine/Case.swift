import Foundation

/// One input that runs on its own, outside of a campaign.
struct Case: Codable, Sendable, Equatable {
  /// The number of the target in the plan.
  var target: Int
  /// The options word.
  var options: UInt64
  /// The iteration that the oracles draw their variants from.
  var iteration: UInt64
  /// The code of the call to make, or nil for a whole iteration with its oracles.
  var call: UInt64?
  /// The only oracle that judges; nil for all.
  var oracle: String?
  /// The bytes.
  var input: Data

  /// A single call.
  init(_ call: TargetCall, _ input: [UInt8], target: Int, options: UInt64, iteration: UInt64) {
    self.target = target
    self.options = options
    self.iteration = iteration
    self.call = call.code
    self.input = Data(input)
  }

  /// The call that a worker recorded last, as a case.
  init(_ record: SharedRing.Record) {
    self.init(
      record.call,
      record.bytes,
      target: record.target,
      options: record.options,
      iteration: record.iteration
    )
  }

  /// A whole iteration, judged by `oracle` or by all.
  init(
    judging input: [UInt8],
    oracle: String? = nil,
    target: Int,
    options: UInt64,
    iteration: UInt64
  ) {
    self.target = target
    self.options = options
    self.iteration = iteration
    self.oracle = oracle
    self.input = Data(input)
  }

  /// Runs the case in this process.
  func run(with fuzzer: Fuzzer) -> [Fuzzer.Report] {
    guard fuzzer.plan.targets.indices.contains(target) else { return [] }
    let input = InputSource.Input(
      bytes: [UInt8](input),
      target: target,
      options: options,
      mutators: []
    )
    if let call {
      fuzzer.perform(TargetCall(code: call), input, iteration: iteration)
      return []
    }
    if oracle == ClaimCheck.name { return fuzzer.checkClaims(input, seed: Int(iteration)) }
    if oracle == FeatureSurvey.name { return [fuzzer.showFeatures(input)] }
    let judging = oracle.map { Fuzzer.Judging.only($0) } ?? .all
    return fuzzer.fuzzOne(iteration, input: input, judging: judging)
  }
}

/// Cases that one worker runs in order; stored in a file, so that its successor can continue.
struct CaseBatch: Codable, Sendable {
  var cases: [Case]
  /// Whether a violation ends the batch, as a death does.
  var stopsAtViolation = false

  func write(to url: URL) -> Bool {
    guard let data = try? JSONEncoder().encode(self) else { return false }
    return (try? data.write(to: url)) != nil
  }
}

extension CaseBatch {
  init?(at url: URL) {
    guard let data = try? Data(contentsOf: url),
      let batch = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = batch
  }
}
