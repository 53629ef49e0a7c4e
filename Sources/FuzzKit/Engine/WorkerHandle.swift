import Foundation

/// The supervisor's side of one worker: its process, its ring, and the blocks it was given.
struct WorkerHandle {
  /// The startup timeout of a worker, in seconds.
  static let startupSeconds = 30.0

  let number: Int
  let ring: SharedRing
  private let directory: RunDirectory
  private let executable: String
  /// Where the runtime writes a backtrace when the worker dies; nil for none.
  private let backtraces: String?

  private(set) var process: ChildProcess?
  /// Blocks that are not known to be finished, in the order in which they were sent.
  private(set) var blocks: [Range<UInt64>] = []
  private var sent = 0
  private var seenDone: UInt64 = 0
  private var heartbeat: UInt64 = 0
  private var heartbeatTime = 0.0
  /// The processor time at the first check that found no progress.
  private var processorTimeThen: Double?

  init?(number: Int, directory: RunDirectory, executable: String, backtraces: String? = nil) {
    guard let ring = SharedRing(path: directory.ring(number)) else { return nil }
    self.number = number
    self.ring = ring
    self.directory = directory
    self.executable = executable
    self.backtraces = backtraces
  }

  var isIdle: Bool { blocks.isEmpty }
  var isReady: Bool { ring[.ready] == 1 }

  /// What the worker was doing when it was last checked.
  var phase: SharedRing.Phase { SharedRing.Phase(rawValue: ring[.phase]) ?? .idle }

  /// Starts a process and sends it the blocks that its predecessor left unfinished.
  mutating func start() -> Bool {
    ring.resetHeader()
    sent = 0
    seenDone = 0
    touch()
    process = ChildProcess.spawn(
      [executable, Worker.command, directory.url.path, String(number)],
      // One arena, which keeps its memory: the arena that a second thread gets by default requests every page
      // again from the system, which costs a tenth of an iteration.
      environment: SystemCalls.environment(
        Sanitizer.settings.merging([
          Descendants.variable: directory.ring(number), "MALLOC_ARENA_MAX": "1",
          "MALLOC_TRIM_THRESHOLD_": "67108864",
          "SWIFT_BACKTRACE": backtraceSetting, "SWIFT_DETERMINISTIC_HASHING": "1", "TZ": "UTC",
        ]) { $1 }
      ),
      errorFile: directory.errors(number)
    )
    guard process != nil else { return false }
    for block in blocks { send(block) }
    return true
  }

  mutating func give(_ block: Range<UInt64>) {
    if blocks.isEmpty { touch() }
    blocks.append(block)
    send(block)
  }

  /// Removes the blocks that the worker has finished.
  mutating func collect() {
    let done = ring[.blocksDone]
    while seenDone < done, !blocks.isEmpty {
      blocks.removeFirst()
      seenDone += 1
    }
  }

  /// Drops all iterations up to and including `iteration`, which the worker did not survive.
  mutating func skip(through iteration: UInt64) {
    retry(from: iteration + 1)
  }

  /// Keeps all iterations from `iteration` on for the next process.
  mutating func retry(from iteration: UInt64) {
    guard let first = blocks.first else { return }
    if iteration >= first.upperBound {
      blocks.removeFirst()
    } else {
      blocks[0] = max(first.lowerBound, iteration)..<first.upperBound
    }
  }

  /// Returns how the process ended; nil if it still runs.
  ///
  /// After that the handle has no process.
  mutating func end() -> ChildProcess.End? {
    guard let end = process?.end() else { return nil }
    process?.closeInput()
    endDescendants()
    return end
  }

  /// Ends what the process has started; it is gone itself.
  private mutating func endDescendants() {
    if process != nil { Descendants.kill(of: directory.ring(number)) }
    process = nil
  }

  /// Kills the process and waits for it.
  mutating func kill() {
    process?.kill()
    _ = process?.end(waiting: true)
    process?.closeInput()
    endDescendants()
  }

  /// Lets the process exit by itself.
  mutating func release() {
    process?.closeInput()
    _ = process?.end(waiting: true)
    endDescendants()
  }

  /// Whether there was no progress for `seconds`.
  mutating func isSilent(for seconds: Double) -> Bool { silence() > seconds }

  /// Whether the worker hangs.
  mutating func hangs(beyond patience: Patience) -> Bool {
    let silence = silence()
    guard silence > 0 else { return false }
    let now = processorTime
    let then = processorTimeThen ?? now
    processorTimeThen = then
    let used = now.flatMap { now in then.map { now - $0 } }
    return patience.isExhausted(silence: silence, used: used, in: phase)
  }

  /// Seconds of processor time that the process has used; nil if there is none.
  var processorTime: Double? { process.flatMap { SystemCalls.processorTime(of: $0.identifier) } }

  /// Seconds without progress; zero if there was some, or if there is no work.
  private mutating func silence() -> Double {
    guard ring[.heartbeat] == heartbeat, !blocks.isEmpty else {
      touch()
      return 0
    }
    return max(0, SystemCalls.now - heartbeatTime)
  }

  /// Sends the cases of a batch from `position` on, which count as one block.
  mutating func giveCases(batch: UInt64, from position: Int) {
    touch()
    blocks = [0..<1]
    process?.send((Worker.Message.cases.rawValue, batch, UInt64(position), 0))
  }

  /// Drops all blocks.
  mutating func forget() { blocks = [] }

  private var backtraceSetting: String {
    guard let backtraces else { return "enable=no" }
    return "enable=yes,format=json,threads=crashed,images=none,registers=none,color=no,"
      + "interactive=no,output-to=\(backtraces)"
  }

  private mutating func touch() {
    processorTimeThen = nil
    heartbeat = ring[.heartbeat]
    heartbeatTime = SystemCalls.now
  }

  private mutating func send(_ block: Range<UInt64>) {
    process?.send((Worker.Message.block.rawValue, block.lowerBound, block.upperBound, 0))
    sent += 1
  }
}
