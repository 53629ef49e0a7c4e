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
    guard let runner = CaseRunner(plan: plan, executable: executable, interruption: interruption)
    else {
      return result(failing: "cannot write to the temporary folder; free some space there")
    }
    var cases: [Case] = []
    for target in targets {
      for iteration in iterations {
        cases.append(
          call.map {
            Case(
              TargetCall(name: $0),
              input,
              target: target,
              options: options,
              iteration: iteration
            )
          }
            ?? Case(judging: input, target: target, options: options, iteration: iteration)
        )
      }
    }
    for (item, outcome) in zip(cases, runner.run(cases)) { add(outcome, of: item) }
    if isInterrupted { failure = nil }
    let settings = TriageSettings.signaturesOnly
    let triager = Triager(
      plan: plan,
      settings: settings,
      folder: nil,
      resolver: resolver,
      executable: executable,
      interruption: interruption
    )
    return result(of: triager.process(ledger.sorted))
  }

  private func add(_ outcome: CaseOutcome, of item: Case) {
    switch outcome {
    case .survived(let lines): for line in lines { ledger.add(line) }
    case .died(let death): ledger.add(death, of: item)
    case .failed(let message): failure = message
    }
  }
}
