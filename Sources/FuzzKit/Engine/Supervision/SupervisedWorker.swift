/// One worker of a campaign, with the files that it writes: violations, candidates, standard error.
///
/// It starts and ends processes, and reports what happened to them. ``Suspects`` decides what that means for
/// an input.
struct SupervisedWorker {
  /// An event that requires a decision.
  enum Incident {
    /// There are iterations but no process.
    case vacancy
    /// The process ended.
    case end(Death, isFromOutside: Bool)
    /// There was no progress within the timeout, and the process was killed.
    case hang
  }

  /// The maximum number of blocks that a worker holds, so that it never waits for the next one.
  private static let mostBlocks = 3

  private var handle: WorkerHandle
  private var violations: ViolationSpool.Reader
  private var candidates: CandidateReader
  private let errorFile: String
  private let executable: String

  /// A worker without a process.
  init(
    number: Int,
    directory: RunDirectory,
    executable: String
  ) throws(HarnessFailure) {
    guard
      let handle = WorkerHandle(number: number, directory: directory, executable: executable)
    else {
      throw HarnessFailure(
        "cannot make the shared memory of a worker; free some space in the temporary folder"
      )
    }
    self.handle = handle
    self.executable = executable
    violations = ViolationSpool.Reader(path: directory.spool(number))
    candidates = CandidateReader(path: directory.features(number))
    errorFile = directory.errors(number)
  }

  // MARK: Work

  /// Whether it has finished all its blocks.
  var isIdle: Bool { handle.isIdle }

  /// Whether its process has started.
  var isReady: Bool { handle.isReady }

  /// Whether it can be given another block.
  var hasRoom: Bool { handle.blocks.count < Self.mostBlocks }

  /// The lowest iteration that is not known to be finished; nil if all are.
  var firstUnfinished: UInt64? { handle.blocks.map(\.lowerBound).min() }

  /// The iteration that it ran last.
  var iteration: UInt64 { handle.ring[.index] }

  mutating func give(_ block: Range<UInt64>) { handle.give(block) }

  /// Drops all iterations up to and including `iteration`.
  mutating func skip(through iteration: UInt64) { handle.skip(through: iteration) }

  /// Keeps the iteration that it ran last for the next process, unless that one is finished.
  mutating func retry() {
    let ring = handle.ring
    let isDone = ring[.done] == ring[.index] + 1
    handle.retry(from: isDone ? ring[.done] : ring[.index])
  }

  // MARK: Processes

  /// Starts a process, which continues with the blocks that its predecessor left unfinished.
  mutating func start() throws(HarnessFailure) {
    guard handle.start() else {
      throw HarnessFailure("a worker cannot be started: \(executable)")
    }
  }

  /// Kills the process.
  mutating func kill() { handle.kill() }

  /// Lets the process exit by itself, and waits for it.
  mutating func release() { handle.release() }

  /// Returns what happened since the last call, with `timeout` seconds per input; nil if nothing.
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
    guard handle.phase.isOfTarget else {
      throw HarnessFailure(
        "a worker died outside the target, in phase '\(handle.phase)' of iteration"
          + " \(iteration) (\(message)); this is a bug of the fuzzer"
      )
    }
    return handle.ring.currentRecord()
  }

  // MARK: What it writes

  /// Returns the violations reported since the last call.
  mutating func newViolations() -> [ViolationSpool.Line] { violations.newLines() }

  /// Returns the candidates reported since the last call.
  mutating func newCandidates() -> [FeatureCandidate] { candidates.newCandidates() }

  /// The value of a counter.
  func counter(_ number: Int) -> UInt64 { handle.ring.counter(number) }
}
