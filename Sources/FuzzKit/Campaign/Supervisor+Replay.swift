/// Running one input again.
extension Supervisor {
  /// Runs one input with all oracles, on each of `targets`, for each of `iterations`.
  ///
  /// `options` is the options word; zero, the default, means the options of the targets. With a
  /// `call`, such as `form 3`, only that call is made and no oracle judges.
  public func replay(
    _ input: [UInt8],
    targets: [Int],
    iterations: [UInt64],
    options: UInt64 = 0,
    call: String? = nil
  ) -> CampaignResult {
    SystemCalls.blockInterrupts()
    guard
      let runner = CaseRunner(
        plan: plan,
        executable: executable,
        interruption: stop.interruption
      )
    else { return result(of: [], after: SupervisionOutcome(idle: plan, failure: .noRoom)) }
    let cases = targets.flatMap { target in
      iterations.map { iteration in
        guard let call else {
          return Case(judging: input, target: target, options: options, iteration: iteration)
        }
        let named = TargetCall(name: call)
        return Case(named, input, target: target, options: options, iteration: iteration)
      }
    }
    var outcome = SupervisionOutcome(idle: plan)
    for (item, end) in zip(cases, runner.run(cases)) {
      record.add(end, of: item)
      // A case that did not run because the user asked to stop is no failure.
      if case .failed(let message) = end, !stop.isInterrupted {
        outcome.failure = HarnessFailure(message)
      }
    }
    let triager = makeTriager(.signaturesOnly, folder: nil)
    return result(of: triager.process(record.ledger.sorted), after: outcome)
  }
}
