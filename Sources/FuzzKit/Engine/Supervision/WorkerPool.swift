/// The workers of a campaign, by number, and their combined state.
struct WorkerPool {
  private let directory: RunDirectory
  private let executable: String
  private var workers: [SupervisedWorker] = []

  /// Creates an empty pool; added workers share `directory` and are processes of `executable`.
  init(directory: RunDirectory, executable: String) {
    self.directory = directory
    self.executable = executable
  }

  var count: Int { workers.count }

  subscript(number: Int) -> SupervisedWorker {
    get { workers[number] }
    set { workers[number] = newValue }
  }

  /// Whether all workers have finished their blocks.
  var isIdle: Bool { workers.allSatisfy(\.isIdle) }

  /// The lowest iteration that is not known to be finished; nil if all are.
  var firstUnfinished: UInt64? { workers.compactMap(\.firstUnfinished).min() }

  /// Adds a worker, and starts its process.
  mutating func add() throws(HarnessFailure) {
    var worker = try SupervisedWorker(
      number: count,
      directory: directory,
      executable: executable
    )
    try worker.start()
    workers.append(worker)
  }

  /// Kills all processes.
  mutating func killAll() { for number in workers.indices { workers[number].kill() } }

  /// Lets all processes exit by themselves, and waits for them.
  mutating func releaseAll() { for number in workers.indices { workers[number].release() } }

  /// Returns the violations reported since the last call.
  mutating func newViolations() -> [ViolationSpool.Line] {
    workers.indices.flatMap { workers[$0].newViolations() }
  }

  /// Returns the candidates reported since the last call.
  mutating func newCandidates() -> [FeatureCandidate] {
    workers.indices.flatMap { workers[$0].newCandidates() }
  }

  /// The sums of the first `count` counters.
  func counters(_ count: Int) -> [UInt64] {
    (0..<count).map { number in workers.reduce(0) { $0 + $1.counter(number) } }
  }
}
