/// One worker of a campaign, with the files that it writes: violations, candidates, last words.
///
/// It starts and ends processes, and says what happened to them. What that means for an input is
/// decided by ``Suspects``.
struct SupervisedWorker {
  /// What somebody has to decide about.
  enum Incident {
    /// There are iterations and no process.
    case vacancy
    /// The process ended.
    case end(Death, isFromOutside: Bool)
    /// There was no progress within the time limit, and the process was ended.
    case hang
  }

  /// The blocks that a worker may have at once, so that it never waits for the next one.
  private static let mostBlocks = 3

  private var handle: WorkerHandle
  private var violations: ViolationSpool.Reader
  private var candidates: CandidateReader
  private let errorFile: String
  private let executable: String

  /// A worker without a process; its blocks need the corpus of `epoch`.
  init(
    number: Int,
    directory: RunDirectory,
    executable: String,
    epoch: UInt64
  ) throws(HarnessFailure) {
    guard
      let handle = WorkerHandle(number: number, directory: directory, executable: executable)
    else {
      throw HarnessFailure(
        "cannot make the shared memory of a worker; free some space in the temporary folder"
      )
    }
    self.handle = handle
    self.handle.epoch = epoch
    self.executable = executable
    violations = ViolationSpool.Reader(path: directory.spool(number))
    candidates = CandidateReader(path: directory.features(number))
    errorFile = directory.errors(number)
  }

  // MARK: Work

  /// Whether it has done what it was given.
  var isIdle: Bool { handle.isIdle }

  /// Whether its process has started.
  var isReady: Bool { handle.isReady }

  /// Whether it may be given another block.
  var hasRoom: Bool { handle.blocks.count < Self.mostBlocks }

  /// The lowest iteration that is not known to be done; nil if all are.
  var firstUnfinished: UInt64? { handle.blocks.map(\.lowerBound).min() }

  /// The iteration that it was in last.
  var iteration: UInt64 { handle.ring[.index] }

  mutating func give(_ block: Range<UInt64>) { handle.give(block) }

  /// The blocks from now on need the corpus of `epoch`.
  mutating func advance(to epoch: UInt64) { handle.epoch = epoch }

  /// Gives up everything up to and including `iteration`.
  mutating func skip(through iteration: UInt64) { handle.skip(through: iteration) }

  /// Keeps the iteration that it was in for the next process, unless it is done.
  mutating func retry() {
    let ring = handle.ring
    let isDone = ring[.done] == ring[.index] + 1
    handle.retry(from: isDone ? ring[.done] : ring[.index])
  }

  // MARK: Processes

  /// Seconds of processor time of its process, without the start.
  var processorTime: Double {
    max(0, (handle.processorTime ?? 0) - Double(handle.ring[.startup]) * 1e-9)
  }

  /// Starts a process, which goes on with the blocks that its predecessor left.
  mutating func start() throws(HarnessFailure) {
    guard handle.start() else {
      throw HarnessFailure("a worker cannot be started: \(executable)")
    }
  }

  /// Ends the process at once.
  mutating func kill() { handle.kill() }

  /// Lets the process leave by itself, and waits for it.
  mutating func release() { handle.release() }

  /// What happened since the last call, if one input may take `timeout` seconds; nil if nothing.
  mutating func incident(timeout: Double) throws(HarnessFailure) -> Incident? {
    handle.collect()
    if isIdle { return nil }
    if handle.process == nil { return .vacancy }
    if let end = handle.end() { return try incident(at: end) }
    guard isReady else {
      let seconds = WorkerHandle.startupSeconds
      guard handle.isSilent(for: seconds) else { return nil }
      throw HarnessFailure("a worker did not start within \(Int(seconds)) s: \(executable)")
    }
    guard handle.hangs(beyond: Patience(timeout: timeout)) else { return nil }
    handle.kill()
    handle.collect()
    return isIdle ? nil : .hang
  }

  private mutating func incident(at end: ChildProcess.End) throws(HarnessFailure) -> Incident {
    handle.collect()
    handle.ring.completeCommit()
    let death = Death(end, ring: handle.ring, errorFile: errorFile)
    guard isReady else {
      let reason = death.firstLine ?? death.message
      throw HarnessFailure("a worker cannot start: \(reason) (\(executable))")
    }
    return .end(death, isFromOutside: end.isFromOutside)
  }

  /// The input that ran last; fails if the process was not running the code under test when it ended
  /// with `message`.
  func blamedInput(for message: String) throws(HarnessFailure) -> SharedRing.Record {
    guard handle.phase == .target else {
      throw HarnessFailure(
        "a worker died outside the target, in phase '\(handle.phase)' of iteration"
          + " \(iteration) (\(message)); this is a bug of the fuzzer"
      )
    }
    return handle.ring.currentRecord()
  }

  // MARK: What it writes

  /// The violations that came since the last call.
  mutating func newViolations() -> [ViolationSpool.Line] { violations.newLines() }

  /// The candidates that came since the last call.
  mutating func newCandidates() -> [FeatureCandidate] { candidates.newCandidates() }

  /// The value of a counter.
  func counter(_ number: Int) -> UInt64 { handle.ring.counter(number) }
}
