public import Foundation

/// Starts workers, hands out iterations, and sees what the workers do not survive.
///
/// One thread, no Dispatch, no Task, and it never runs an input itself. Iterations go out in blocks
/// of rising numbers; what comes back is merged by iteration, so the number of workers changes
/// nothing but the time. A worker that dies leaves its last input in its ring; the iteration counts
/// as done, and a new worker goes on behind it.
public final class Supervisor {
  private let plan: CampaignPlan
  private let executable: String
  private let onProgress: (CampaignProgress) -> Void
  private let progressInterval: Double

  private var ledger: FindingLedger
  private var workers: [WorkerHandle] = []
  private var spools: [ViolationSpool.Reader] = []
  private var suspects: [SharedRing.Record] = []
  private var extraCounts: [UInt64]
  private var next: UInt64
  private var failure: String?
  private var isInterrupted = false
  private var isReplaying = false
  private var outsideStrikes: Set<UInt64> = []
  private var restarts = 0
  private let startTime = SystemCalls.now
  private var lastProgress = SystemCalls.now
  private var lastCollection = SystemCalls.now

  private static let pollMilliseconds = 2
  private static let startupSeconds = 30.0
  private static let maximumReruns = 20

  /// A supervisor for `plan`; findings are written below `findingsFolder` if there is one.
  public init(
    plan: CampaignPlan,
    findingsFolder: URL?,
    executable: String? = nil,
    progressInterval: Double = 10,
    onProgress: @escaping (CampaignProgress) -> Void = { _ in }
  ) {
    self.plan = plan
    self.executable = executable ?? SystemCalls.executable
    self.onProgress = onProgress
    self.progressInterval = progressInterval
    ledger = FindingLedger(plan: plan, folder: findingsFolder)
    extraCounts = Array(repeating: 0, count: plan.layout.count)
    next = plan.configuration.firstIteration
  }

  /// Runs the whole campaign.
  public func run() -> CampaignResult {
    SystemCalls.blockInterrupts()
    guard let directory = RunDirectory.make(), directory.write(plan) else {
      return result(failing: "cannot write to the temporary folder; free some space there")
    }
    defer { directory.remove() }
    start(plan.configuration.jobs, in: directory)
    watch()
    for index in workers.indices { workers[index].release() }
    collectSpools()
    if failure == nil, !isInterrupted { confirmHangs(in: directory) }
    return result()
  }

  /// Runs one input with all oracles, on each of `targets`, for each of `iterations`.
  ///
  /// `options` is the options word; zero, the default, means the options of the targets.
  public func replay(
    _ input: [UInt8],
    targets: [Int],
    iterations: [UInt64],
    options: UInt64 = 0
  ) -> CampaignResult {
    SystemCalls.blockInterrupts()
    guard let directory = RunDirectory.make(), directory.write(plan),
      (try? Data(input).write(to: directory.replayInput)) != nil
    else { return result(failing: "cannot write to the temporary folder; free some space there") }
    defer { directory.remove() }
    start(1, in: directory)
    guard !workers.isEmpty else { return result() }
    isReplaying = true
    for target in targets {
      for iteration in iterations where failure == nil && !isInterrupted {
        if workers[0].process == nil { startProcess(0) }
        workers[0].sendReplay(iteration: iteration, target: target, options: options)
        runAlone(0)
      }
    }
    workers[0].release()
    collectSpools()
    return result()
  }

  private func watch() {
    var deadline = Double.infinity
    while failure == nil {
      if SystemCalls.sleepUnlessInterrupted(milliseconds: Self.pollMilliseconds), !isInterrupted {
        isInterrupted = true
        deadline = SystemCalls.now + Double(plan.configuration.timeoutMilliseconds) / 1000 + 2
      }
      for index in workers.indices {
        handOut(index)
        serve(index, isAlone: false)
      }
      tick()
      let isExhausted = isInterrupted || next >= plan.configuration.endIteration
      if isExhausted, workers.allSatisfy(\.isIdle) { break }
      if SystemCalls.now > deadline { break }
    }
    guard failure != nil || SystemCalls.now > deadline else { return }
    for index in workers.indices { workers[index].kill() }
  }

  /// Waits until one worker has done all it was given, with twice the time limit.
  private func runAlone(_ index: Int) {
    while !workers[index].isIdle, failure == nil, !isInterrupted {
      isInterrupted = SystemCalls.sleepUnlessInterrupted(milliseconds: 1)
      serve(index, isAlone: true)
    }
    if !workers[index].isIdle { workers[index].kill() }
  }

  private func handOut(_ index: Int) {
    let size = max(1, min(256, plan.configuration.iterations / UInt64(plan.configuration.jobs * 4)))
    while !isInterrupted, workers[index].blocks.count < 3, next < plan.configuration.endIteration {
      let end = min(next + size, plan.configuration.endIteration)
      workers[index].give(next..<end)
      next = end
    }
  }

  private func serve(_ index: Int, isAlone: Bool) {
    workers[index].collect()
    if workers[index].isIdle { return }
    if workers[index].process == nil {
      startProcess(index)
      return
    }
    if let end = workers[index].end() {
      handleEnd(end, of: index)
      return
    }
    let isReady = workers[index].isReady
    let limit = Double(plan.configuration.timeoutMilliseconds) / 1000 * (isAlone ? 2 : 1)
    guard workers[index].isSilent(for: isReady ? limit : Self.startupSeconds) else { return }
    guard isReady else {
      failure = "a worker did not start within \(Int(Self.startupSeconds)) s: \(executable)"
      return
    }
    workers[index].kill()
    handleHang(of: index, isAlone: isAlone)
  }

  private func start(_ count: Int, in directory: RunDirectory) {
    for number in 0..<count where failure == nil {
      addWorker(number, in: directory)
    }
  }

  private func addWorker(_ number: Int, in directory: RunDirectory) {
    guard
      let worker = WorkerHandle(number: number, directory: directory, executable: executable)
    else {
      failure = "cannot make the shared memory of a worker; free some space in the temporary folder"
      return
    }
    workers.append(worker)
    spools.append(ViolationSpool.Reader(path: directory.spool(number)))
    errorFiles.append(directory.errors(number))
    startProcess(workers.count - 1)
    restarts -= 1
  }

  private var errorFiles: [String] = []

  private func startProcess(_ index: Int) {
    restarts += 1
    guard !workers[index].start() else { return }
    failure = "a worker cannot be started: \(executable)"
  }
}

extension Supervisor {
  private func handleEnd(_ end: ChildProcess.End, of index: Int) {
    workers[index].collect()
    let ring = workers[index].ring
    ring.completeCommit()
    let death = Death(end, ring: ring, errorFile: errorFiles[index])
    guard workers[index].isReady else {
      let reason = death.firstLine ?? death.message
      failure = "a worker cannot start: \(reason) (\(executable))"
      return
    }
    if end.isFromOutside, !isReplaying, outsideStrikes.insert(ring[.index]).inserted {
      // Somebody else ended the process: the input is innocent until it happens again.
      let isDone = ring[.done] == ring[.index] + 1
      workers[index].retry(from: isDone ? ring[.done] : ring[.index])
      return
    }
    guard workers[index].phase == .target else {
      failure = harnessFailure(death.message, of: index)
      return
    }
    record(death, of: index)
  }

  private func handleHang(of index: Int, isAlone: Bool) {
    workers[index].collect()
    if workers[index].isIdle { return }
    guard workers[index].phase == .target else {
      failure = harnessFailure("no sign of life", of: index)
      return
    }
    if isAlone {
      record(Death(kind: .hang, message: "no sign of life within the time limit"), of: index)
    } else {
      suspects.append(workers[index].ring.currentRecord())
      workers[index].skip(through: workers[index].ring[.index])
    }
  }

  private func record(_ death: Death, of index: Int) {
    let record = workers[index].ring.currentRecord()
    ledger.add(death, record)
    count(deathAt: record)
    workers[index].skip(through: record.iteration)
  }

  private func count(deathAt record: SharedRing.Record) {
    let input = record.isVariant ? plan.source.input(at: record.iteration).bytes : record.bytes
    let counts = plan.layout.deathCounts(
      target: record.target,
      mutators: FindingLedger.numbers(in: record.mutators),
      isValid: JSONTree(parsing: input) != nil
    )
    for number in counts where extraCounts.indices.contains(number) { extraCounts[number] += 1 }
  }

  private func harnessFailure(_ message: String, of index: Int) -> String {
    let ring = workers[index].ring
    return "a worker died outside the target, in phase '\(workers[index].phase)' of iteration"
      + " \(ring[.index]) (\(message)); this is a bug of the fuzzer"
  }

  /// The second strike: a hang counts only if the input hangs again, alone and with more time.
  private func confirmHangs(in directory: RunDirectory) {
    guard !suspects.isEmpty else { return }
    addWorker(workers.count, in: directory)
    let index = workers.count - 1
    let ordered = suspects.sorted { $0.iteration < $1.iteration }
    for (position, suspect) in ordered.enumerated() where failure == nil {
      guard position < Self.maximumReruns else {
        ledger.add(Death(kind: .hang, message: "not confirmed: too many hangs"), suspect)
        count(deathAt: suspect)
        continue
      }
      workers[index].give(suspect.iteration..<suspect.iteration + 1)
      runAlone(index)
    }
    workers[index].release()
    collectSpools()
  }
}

extension Supervisor {
  private func tick() {
    let now = SystemCalls.now
    if now - lastCollection > 0.25 {
      lastCollection = now
      collectSpools()
    }
    if now - lastProgress >= progressInterval {
      lastProgress = now
      onProgress(progress())
    }
  }

  private func collectSpools() {
    for index in spools.indices {
      for line in spools[index].newLines() { ledger.add(line) }
    }
  }

  private func counts() -> [UInt64] {
    var counts = extraCounts
    for worker in workers {
      for number in counts.indices { counts[number] += worker.ring.counter(number) }
    }
    return counts
  }

  private func progress() -> CampaignProgress {
    let statistics = CampaignStatistics(counts: counts(), plan: plan)
    return CampaignProgress(
      seconds: SystemCalls.now - startTime,
      iterations: statistics.iterations,
      total: plan.configuration.iterations,
      valid: statistics.valid,
      findings: ledger.findings.count,
      hits: ledger.findings.values.reduce(0) { $0 + $1.hits },
      restarts: max(0, restarts)
    )
  }

  private func result(failing message: String? = nil) -> CampaignResult {
    let unfinished = workers.flatMap(\.blocks).map(\.lowerBound).min() ?? next
    let status: CampaignResult.Status =
      if let message = message ?? failure {
        .failed(message)
      } else if isInterrupted {
        .interrupted
      } else {
        .complete
      }
    return CampaignResult(
      plan: plan,
      status: status,
      findings: ledger.sorted,
      statistics: CampaignStatistics(counts: counts(), plan: plan),
      nextIteration: min(next, unfinished),
      seconds: SystemCalls.now - startTime,
      restarts: max(0, restarts)
    )
  }
}
