/// One iteration after the other: make the input, run it, let the oracles judge.
///
///     fuzzOne(i):                                  in a worker, on a thread with a short stack
///       input   = source.input(at: i)              a pure function of seed, corpus digest and i
///       ring[i] = input                            visible even if the process dies next
///       trial   = target.run(input)                the code under test
///       new features? → report                     only with feedback
///       for oracle in due(i):                      chosen by i: the same in every run
///         violation? → report                      a value, not an error
///       counters += …                              all at once, so a death counts nothing twice
///
/// The path goes on in Execution/Worker.swift (who calls this) and Execution/Supervisor.swift (who
/// sees what the worker did not survive).
final class Fuzzer {
  /// A violation together with the iteration that showed it.
  struct Report {
    let violation: Violation
    /// The kind of place in the decoded value, for the signature; nil where the whole call is meant.
    let place: String?
    let iteration: UInt64
    let input: InputSource.Input
  }

  let plan: CampaignPlan
  private let runner: any IterationRunner
  private let observer: FeatureObserver?
  /// For each target, the numbers of the others for the same documents.
  private let peers: [[Int]]

  init(plan: CampaignPlan, runner: any IterationRunner, observer: FeatureObserver? = nil) {
    self.plan = plan
    self.runner = runner
    self.observer = observer
    peers = plan.targets.map { target in
      plan.targets.indices.filter { number in
        let other = plan.targets[number]
        return other.name != target.name && other.seedInputs == target.seedInputs
      }
    }
  }

  /// Which oracles judge an iteration.
  enum Judging: Equatable {
    /// Those whose turn it is.
    case due
    /// All.
    case all
    /// The one with this name.
    case only(String)
  }

  /// Runs one iteration; `input` overrides the one that belongs to it, for a replay.
  func fuzzOne(
    _ iteration: UInt64,
    input override: InputSource.Input? = nil,
    judging: Judging = .due
  ) -> [Report] {
    runner.begin(iteration)
    let input = override ?? plan.source.input(at: iteration, guidedBy: observer?.picks)
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
    var counts = basicCounts(of: trial, input)
    counts +=
      progressCounts(of: trial, at: iteration) + fieldCounts(of: trial, input, at: iteration)
    var reports: [Report] = []
    for (number, oracle) in plan.oracles.all.enumerated() {
      guard trial.laws.isSuperset(of: oracle.law) else { continue }
      guard isAsked(oracle, judging, at: iteration) else { continue }
      trial.generator = oracle.generator(seed: plan.configuration.seed, iteration: iteration)
      switch oracle.judge(trial) {
      case .silent: counts.append(plan.layout.oracle(number, .silent))
      case .exempt(let exemption):
        counts += [plan.layout.oracle(number, .silent), plan.layout.exemption(number, exemption)]
      case .held: counts.append(plan.layout.oracle(number, .held))
      case .broken(let violation):
        counts.append(plan.layout.oracle(number, .broken))
        counts += input.mutators.map { plan.layout.mutator($0, .findings) }
        let place = violation.path.map { plan.places[input.target].text(of: $0) }
        reports.append(
          Report(violation: violation, place: place, iteration: iteration, input: input)
        )
      }
    }
    counts += referenceCounts(of: trial, input.target)
    counts += answerCounts(of: trial, input.target)
    counts += trial.slopes.map { plan.layout.cost($0.growth.number, CostScale.step(of: $0.slope)) }
    runner.finish(iteration, counts: counts)
    return reports
  }

  /// Makes a single call of a target, without any oracle.
  func perform(_ call: TargetCall, _ input: InputSource.Input, iteration: UInt64) {
    runner.begin(iteration)
    runner.use(input)
    let target = plan.targets[input.target]
    runner.run(on: input.bytes, iteration: iteration, options: input.options, call: call) {
      call.perform(on: target, input.bytes, in: $0)
    }
    runner.finish(iteration, counts: [])
  }

  /// Reports what an input shows, if it may be new.
  ///
  /// What was decoded before has a part in the first run: caches are filled, buffers grow. So a second
  /// run counts, whether the first showed news or not, and of it what a third run shows as well.
  private func observe(_ trial: Trial, _ input: InputSource.Input, at iteration: UInt64) {
    guard let observer else { return }
    observer.begin()
    var features = observer.features(of: trial.run(input.bytes))
    guard observer.isNews(features, length: input.bytes.count) else { return }
    observer.begin()
    let again = Set(observer.features(of: trial.run(input.bytes)))
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

  private func basicCounts(of trial: Trial, _ input: InputSource.Input) -> [Int] {
    let layout = plan.layout
    let isValid = trial.facts != nil
    var counts = [layout.target(input.target, .iterations)]
    if isValid { counts.append(layout.target(input.target, .valid)) }
    switch trial.execution.outcome {
    case .decoded: counts.append(layout.target(input.target, .decoded))
    case .thrown: counts.append(layout.target(input.target, .refused))
    }
    if trial.execution.diagnostics?.isEmpty == false {
      counts.append(layout.target(input.target, .repaired))
    }
    for number in input.mutators {
      counts.append(layout.mutator(number, .applied))
      if isValid { counts.append(layout.mutator(number, .stillValid)) }
    }
    return counts
  }

  private func progressCounts(of trial: Trial, at iteration: UInt64) -> [Int] {
    let bucket = ProgressBucket.number(of: iteration)
    var counts = [plan.layout.progress(bucket, .iterations)]
    if trial.facts != nil { counts.append(plan.layout.progress(bucket, .valid)) }
    if trial.execution.tree == nil { counts.append(plan.layout.progress(bucket, .refused)) }
    if trial.execution.diagnostics?.isEmpty == false {
      counts.append(plan.layout.progress(bucket, .repaired))
    }
    return counts
  }

  /// What the fields of the target held; a document that has a key twice says nothing about that.
  private func fieldCounts(
    of trial: Trial,
    _ input: InputSource.Input,
    at iteration: UInt64
  ) -> [Int] {
    guard FieldTable.isDue(at: iteration), let facts = trial.facts, !facts.hasDuplicateKeys
    else { return [] }
    let first = plan.layout.fields(ofTarget: input.target)
    return plan.fieldTables[input.target].cells(of: facts.tree, trial.execution).map { first + $0 }
  }

  /// What came of the input, here and with the peers that ran it too.
  private func answerCounts(of trial: Trial, _ target: Int) -> [Int] {
    let inputClass = InputClass(trial.facts).rawValue
    var answers = [(target, trial.execution)]
    for (number, execution) in trial.peerExecutions {
      answers.append((peers[target][number], execution))
    }
    return answers.map { target, execution in
      let count: CounterLayout.AnswerCount =
        switch execution.answer {
        case .accepted: .accepted
        case .repaired: .repaired
        case .refused: execution.isUnanswered ? .died : .refused
        }
      return plan.layout.answer(target, inputClass, count)
    }
  }

  private func referenceCounts(of trial: Trial, _ target: Int) -> [Int] {
    guard trial.hasAskedReference, let reference = trial.reference else { return [] }
    let compared = plan.layout.target(target, .compared)
    guard reference.tree != nil else { return [compared] }
    return [compared, plan.layout.target(target, .agreedToDecode)]
  }
}

/// The surroundings of an iteration, which learn of every step before it happens.
protocol IterationRunner: TargetRunner {
  /// An iteration starts; its input is not known yet.
  func begin(_ iteration: UInt64)
  /// The input is known.
  func use(_ input: InputSource.Input)
  /// The iteration is over; these counters go up by one each.
  func finish(_ iteration: UInt64, counts: [Int])
}
