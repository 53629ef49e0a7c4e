/// Starts workers, hands out iterations, and handles what the workers do not survive.
///
///     watch():                    every 2 ms, until all is done, the time is up, or something fails
///       schedule → pool           blocks of rising numbers
///       pool → incident           a death counts at once, a hang only if it happens again
///       spools, rings → events    the workers' output
///       all idle?                 hangs are confirmed
///
/// It uses one thread, no Dispatch, no Task, and never runs an input itself. Results are merged by iteration,
/// so the number of workers changes only the time. A worker that dies leaves its last input in its ring; the
/// iteration counts as done, and a new worker continues after it.
///
/// It knows nothing of findings and reports: it sends events to its listeners, which build those.
final class Supervision {
  private let plan: CampaignPlan
  private let stop: StopConditions
  private let listeners: [any SupervisionListener]
  private var pool: WorkerPool
  private var schedule: BlockSchedule
  private var suspects = Suspects()
  private var pace: Pace
  /// The first failure of the fuzzer itself; nil if there is none.
  private var failure: HarnessFailure?

  private static let pollMilliseconds = 2
  /// The maximum number of hangs that are rerun at a time.
  private static let maximumReruns = 64

  private init(
    _ plan: CampaignPlan,
    pool: WorkerPool,
    stop: StopConditions,
    progressInterval: Double,
    listeners: [any SupervisionListener]
  ) {
    self.plan = plan
    self.pool = pool
    self.stop = stop
    self.listeners = listeners
    pace = Pace(progressInterval: progressInterval)
    schedule = BlockSchedule(plan.configuration)
  }

  /// Runs all iterations of `plan` in processes of `executable`, unless `stop` ends them earlier.
  ///
  /// Listeners receive every event in order; progress is reported every `progressInterval` seconds.
  static func run(
    _ plan: CampaignPlan,
    executable: String,
    stop: StopConditions,
    progressInterval: Double = .infinity,
    listeners: [any SupervisionListener]
  ) -> SupervisionOutcome {
    SystemCalls.blockInterrupts()
    let directory = RunDirectory.make()
    defer { directory?.remove() }
    guard let directory, directory.write(plan) else {
      return SupervisionOutcome(idle: plan, failure: .noRoom)
    }
    return Supervision(
      plan,
      pool: WorkerPool(directory: directory, executable: executable),
      stop: stop,
      progressInterval: progressInterval,
      listeners: listeners
    )
    .run()
  }

  private func run() -> SupervisionOutcome {
    attempt { () throws(HarnessFailure) in
      try start()
      try watch()
    }
    if stop.isCut { pool.killAll() }
    pool.releaseAll()
    collect()
    attempt { () throws(HarnessFailure) in
      if failure == nil, !stop.isAborted { try confirmHangs() }
    }
    return SupervisionOutcome(
      failure: failure,
      nextIteration: firstUnfinished,
      counts: pool.counters(plan.layout.count)
    )
  }

  /// The first iteration that is not known to be finished.
  private var firstUnfinished: UInt64 {
    let begun = [pool.firstUnfinished, suspects.firstIteration].compactMap(\.self)
    return min(schedule.next, begun.min() ?? schedule.next)
  }

  /// Performs a part of the work; if it fails, all workers stop.
  private func attempt(_ work: () throws(HarnessFailure) -> Void) {
    do throws(HarnessFailure) {
      try work()
    } catch {
      failure = failure ?? error
      pool.killAll()
    }
  }

  private func emit(_ event: SupervisionEvent) {
    for listener in listeners { listener.hear(event) }
  }

  // MARK: Iterations

  private func start() throws(HarnessFailure) {
    for _ in 0..<plan.configuration.jobs { try pool.add() }
  }

  private func watch() throws(HarnessFailure) {
    while !stop.isCut {
      stop.interruption.sleep(milliseconds: Self.pollMilliseconds)
      stop.checkTime()
      for index in 0..<pool.count {
        if index < plan.configuration.jobs { handOut(index) }
        try serve(index, timeout: timeout)
      }
      tell()
      let isLast = stop.isEnding || schedule.isExhausted
      guard pool.isIdle else { continue }
      if isLast { return }
      if isWaitingForHangs { try confirmHangs() }
    }
  }

  /// The timeout of one input, in seconds.
  private var timeout: Double { Double(plan.configuration.timeoutMilliseconds) / 1000 }

  /// Whether an unconfirmed hang may be the last requested finding, so that starting work is not worthwhile.
  private var isWaitingForHangs: Bool { stop.mayBeSatisfied && suspects.hasHangs }

  private func handOut(_ index: Int) {
    while !stop.isEnding, !isWaitingForHangs, pool[index].hasRoom,
      let block = schedule.nextBlock(
        unfinished: pool.firstUnfinished ?? schedule.next,
        after: stop.elapsed
      )
    { pool[index].give(block) }
  }

  private func tell() {
    let now = SystemCalls.now
    if pace.isCollectionDue(at: now) {
      collect()
      emit(.collected)
    }
    if pace.isProgressDue(at: now) {
      emit(.progress(pool.counters(plan.layout.count), next: firstUnfinished))
    }
  }

  private func collect() {
    for line in pool.newViolations() { emit(.violation(line)) }
    if plan.configuration.collectsInputs {
      for candidate in pool.newCandidates() { emit(.candidate(candidate)) }
    }
  }

  // MARK: What workers do not survive

  private func serve(
    _ index: Int,
    timeout: Double,
    isAlone: Bool = false
  ) throws(HarnessFailure) {
    guard let incident = try pool[index].incident(timeout: timeout) else { return }
    if let event = try suspects.judge(incident, of: &pool[index], isAlone: isAlone) {
      emit(event)
    }
  }

  /// A hang counts only if the input hangs again, alone and with more time.
  private func confirmHangs() throws(HarnessFailure) {
    guard suspects.hasHangs else { return }
    let index = plan.configuration.jobs
    if pool.count == index { try pool.add() }
    var reruns = 0
    while !stop.isAborted, let hang = suspects.nextHang() {
      guard reruns < Self.maximumReruns else {
        emit(.death(.unconfirmedHang, hang))
        continue
      }
      reruns += 1
      pool[index].give(hang.iteration..<hang.iteration + 1)
      try runAlone(index)
    }
    pool[index].release()
    collect()
  }

  /// Waits until one worker has finished all its blocks, with twice the timeout.
  private func runAlone(_ index: Int) throws(HarnessFailure) {
    while !pool[index].isIdle, !stop.isAborted {
      stop.interruption.sleep(milliseconds: 1)
      try serve(index, timeout: 2 * timeout, isAlone: true)
    }
    if !pool[index].isIdle { pool[index].kill() }
  }
}
