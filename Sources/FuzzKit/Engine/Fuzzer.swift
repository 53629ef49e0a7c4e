/// Runs iterations: makes the input, runs it, lets the oracles judge.
///
///     fuzzOne(i):                                  in a worker, on a thread with a short stack
///       input   = source.input(at: i)              a pure function of seed, corpus digest and i
///       ring[i] = input                            visible even if the process dies next
///       trial   = target.run(input)                the code under test
///       new features? → report                     only if inputs are collected
///       for oracle in due(i):                      chosen by i: the same in every run
///         violation? → report                      a value, not an error
///       counters += counts of the iteration        all at once, so a death counts nothing twice
///
/// See also WorkerService.swift, which calls this, and Supervision/Supervision.swift, which handles what the
/// worker did not survive.
final class Fuzzer {
  /// A violation and the iteration that showed it.
  struct Report {
    let violation: Violation
    /// The place in the decoded value, for the signature; nil if the violation concerns the whole call.
    let place: String?
    let iteration: UInt64
    let input: InputSource.Input
  }

  let plan: CampaignPlan
  private let runner: any IterationRunner
  private let observer: FeatureObserver?
  /// For each target, the numbers of the other targets for the same documents.
  private let peers: [[Int]]

  init(plan: CampaignPlan, runner: any IterationRunner, observer: FeatureObserver? = nil) {
    self.plan = plan
    self.runner = runner
    self.observer = observer
    peers = plan.targets.map { target in
      plan.targets.indices.filter { number in
        let other = plan.targets[number]
        return other.name != target.name && other.seeds == target.seeds
      }
    }
  }

  /// Which oracles judge an iteration.
  enum Judging: Equatable {
    /// Those that are due in this iteration.
    case due
    /// All.
    case all
    /// The one with this name.
    case only(String)
  }

  /// Runs one iteration; `input`, for a replay, overrides the generated one.
  func fuzzOne(
    _ iteration: UInt64,
    input override: InputSource.Input? = nil,
    judging: Judging = .due
  ) -> [Report] {
    runner.begin(iteration)
    let input = override ?? plan.source.input(at: iteration)
    runner.use(input)
    let trial = Trial(
      input: input.bytes,
      target: plan.targets[input.target],
      iteration: iteration,
      options: input.options,
      runner: runner,
      schema: plan.source.schemas[input.target],
      peers: peers[input.target].map { plan.targets[$0] }
    )
    if override == nil { observe(trial, input, at: iteration) }
    var facts = IterationFacts(iteration: iteration, input: input, trial: trial, peers: peers)
    facts.verdicts = verdicts(on: trial, judging, at: iteration)
    let counts = plan.layout.counts(of: facts, fields: plan.fieldTables[input.target])
    let reports = reports(of: facts)
    runner.finish(iteration, counts: counts)
    return reports
  }

  /// The verdicts of the selected oracles, by number.
  private func verdicts(
    on trial: Trial,
    _ judging: Judging,
    at iteration: UInt64
  ) -> [(oracle: Int, verdict: Oracle.Verdict)] {
    var verdicts: [(oracle: Int, verdict: Oracle.Verdict)] = []
    if trial.execution.isInexpressible { return [] }
    for (number, oracle) in plan.oracles.all.enumerated() {
      guard trial.laws.isSuperset(of: oracle.law), isAsked(oracle, judging, at: iteration) else {
        continue
      }
      trial.generator = oracle.generator(seed: plan.configuration.seed, iteration: iteration)
      trial.hasUnwritten = false
      let verdict = oracle.judge(trial)
      // A variant that the format cannot write says nothing.
      verdicts.append((number, trial.hasUnwritten ? .silent : verdict))
    }
    return verdicts
  }

  private func reports(of facts: IterationFacts) -> [Report] {
    var compared: Set<[String]> = []
    return facts.verdicts.compactMap { _, verdict in
      guard case .broken(let violation) = verdict else { return nil }
      let place = violation.path.map { plan.places[facts.input.target].text(of: $0) }
      // Oracles that compare with the reference would report one difference several times.
      if Oracle.comparing.contains(violation.oracle),
        !compared.insert([place ?? "", violation.wanted, violation.found]).inserted
      {
        return nil
      }
      return Report(
        violation: violation,
        place: place,
        iteration: facts.iteration,
        input: facts.input
      )
    }
  }

  /// Checks what a target claims, as far as one of its seeds can tell.
  func checkClaims(_ input: InputSource.Input, seed: Int) -> [Report] {
    let target = plan.targets[input.target]
    guard target.seeds.indices.contains(seed) else { return [] }
    runner.begin(UInt64(seed))
    runner.use(input)
    let violations = runner.run(on: input.bytes, iteration: 0, options: 0, call: .run) {
      ClaimCheck.violations(of: target, on: target.seeds[seed], in: $0)
    }
    runner.finish(UInt64(seed), counts: [])
    return violations.map {
      Report(violation: $0, place: nil, iteration: UInt64(seed), input: input)
    }
  }

  /// What an input shows, for those who choose documents.
  func showFeatures(_ input: InputSource.Input) -> Report {
    let target = plan.targets[input.target]
    runner.begin(0)
    runner.use(input)
    let violation = runner.run(on: input.bytes, iteration: 0, options: 0, call: .run) {
      FeatureSurvey.violation(of: target, on: input.bytes, in: $0)
    }
    runner.finish(0, counts: [])
    return Report(violation: violation, place: nil, iteration: 0, input: input)
  }

  /// Makes a single call of a target, without oracles.
  func perform(_ call: TargetCall, _ input: InputSource.Input, iteration: UInt64) {
    runner.begin(iteration)
    runner.use(input)
    let target = plan.targets[input.target]
    runner.run(on: input.bytes, iteration: iteration, options: input.options, call: call) {
      call.perform(on: target, input.bytes, in: $0)
    }
    runner.finish(iteration, counts: [])
  }

  /// Reports the features of an input if they may be new.
  ///
  /// The first run depends on earlier inputs: caches fill, buffers grow. So a second run counts, whether or
  /// not the first was new, and of its features only those that a third run shows as well.
  private func observe(_ trial: Trial, _ input: InputSource.Input, at iteration: UInt64) {
    guard let observer else { return }
    observer.begin()
    var features = observer.features(of: trial.run(input.bytes), on: trial)
    guard observer.isNews(features, length: input.bytes.count) else { return }
    observer.begin()
    let again = Set(observer.features(of: trial.run(input.bytes), on: trial))
    features.removeAll { !again.contains($0) }
    guard observer.isNews(features, length: input.bytes.count) else { return }
    observer.report(
      FeatureCandidate(
        iteration: iteration,
        target: input.target,
        options: input.options,
        bytes: input.bytes,
        features: features
      )
    )
  }

  private func isAsked(_ oracle: Oracle, _ judging: Judging, at iteration: UInt64) -> Bool {
    switch judging {
    case .due: oracle.isDue(at: iteration)
    case .all: true
    case .only(let name): oracle.name == name
    }
  }
}

/// The environment of an iteration; it is told of every step before it happens.
protocol IterationRunner: TargetRunner {
  /// An iteration starts; its input is not known yet.
  func begin(_ iteration: UInt64)
  /// The input is known.
  func use(_ input: InputSource.Input)
  /// The iteration is over; these counters go up by one each.
  func finish(_ iteration: UInt64, counts: [Int])
}
