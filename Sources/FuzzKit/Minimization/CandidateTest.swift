import Foundation

/// Decides which inputs still show the failure that is being minimized.
protocol CandidateTest: AnyObject {
  /// Returns the position of the first of `candidates` that still fails, and how many of them ran.
  ///
  /// Candidates after that position do not run; the position is nil if none fails.
  func firstMatch(in candidates: [[UInt8]]) -> (position: Int?, runs: Int)
}

/// Runs candidates in workers and compares signatures.
final class SignatureTest: CandidateTest {
  private let item: Case
  private let signature: Signature
  private let runner: CaseRunner
  private let resolver: SignatureResolver

  private let interruption: Interruption

  /// Creates a test that matches nothing once the user has asked to stop.
  init(
    item: Case,
    signature: Signature,
    runner: CaseRunner,
    resolver: SignatureResolver,
    interruption: Interruption
  ) {
    self.interruption = interruption
    self.item = item
    self.signature = signature
    self.runner = runner
    self.resolver = resolver
  }

  func firstMatch(in candidates: [[UInt8]]) -> (position: Int?, runs: Int) {
    if interruption.isRequested { return (nil, candidates.count) }
    var first = 0
    while first < candidates.count {
      let end = min(candidates.count, first + CaseRunner.batchSize)
      let cases = candidates[first..<end].map { copy(of: item, with: $0) }
      let outcomes = runner.run(cases, stopsAtFailure: true)
      guard let last = outcomes.last else { return (nil, first) }
      if case .failed = last { return (nil, first + outcomes.count) }
      let position = first + outcomes.count - 1
      if shows(last, cases[outcomes.count - 1]) { return (position, position + 1) }
      first = position + 1
    }
    return (nil, candidates.count)
  }

  private func shows(_ outcome: CaseOutcome, _ item: Case) -> Bool {
    if case .survived(let lines) = outcome {
      let target = resolver.name(of: item.target)
      return lines.contains { Signature(of: $0, target: target) == signature }
    }
    return resolver.signature(of: outcome, in: item) == signature
  }

  private func copy(of item: Case, with bytes: [UInt8]) -> Case {
    var copy = item
    copy.input = Data(bytes)
    return copy
  }
}
