import Foundation
import SmartCodable

/// Many threads that run jobs for a while, and what went wrong meanwhile.
///
/// It changes process-wide settings, so it needs a process of its own.
final class ThreadStorm: Sendable {
  /// What a job gives when nothing else runs.
  private struct Expected: Sendable {
    let result: String
    /// The blocks it logs, by level.
    let blocks: [[String]]
  }

  private let expected: [Expected]
  private let log: ThreadLog
  private let failures = Guarded<[String]>([])
  private let runs = Guarded(0)

  /// Runs every job by itself, at each level.
  init() {
    let log = ThreadLog()
    SmartSentinel.onLogGenerated { log.add($0) }
    expected = ThreadJob.all.map { job in
      let outcomes = Self.levels.map { level in
        SmartSentinel.debugMode = level
        let result = job.run()
        return (result, log.take())
      }
      return Expected(result: outcomes[0].0, blocks: outcomes.map(\.1))
    }
    SmartSentinel.debugMode = .none
    self.log = log
  }

  static let levels: [SmartSentinel.Level] = [.none, .verbose, .alert]

  /// How long the threads run: half a second, or `SMART_THREAD_SECONDS`.
  static var seconds: Double {
    ProcessInfo.processInfo.environment["SMART_THREAD_SECONDS"].flatMap(Double.init) ?? 0.5
  }

  /// Whether jobs of different kinds log at all, without which the storm would prove little.
  var isMeaningful: Bool {
    let logging = expected.filter { !$0.blocks[1].isEmpty }
    return logging.count > 10 && expected.allSatisfy { $0.blocks[0].isEmpty }
      && Set(expected.map(\.result)).count > 10
  }

  /// Has `count` threads run jobs; returns how many jobs ran and the first things that went wrong.
  func rage(threads count: Int, seconds: Double = ThreadStorm.seconds) -> (Int, [String]) {
    let end = Date(timeIntervalSinceNow: seconds)
    let group = DispatchGroup()
    for number in 0..<count {
      group.enter()
      let thread = Thread { [self] in
        if number == 0 { meddle(until: end) } else { work(number, until: end) }
        group.leave()
      }
      thread.stackSize = 1 << 21
      thread.start()
    }
    group.wait()
    return (runs.withLock { $0 }, failures.withLock { Array($0.prefix(5)) })
  }

  private func work(_ number: Int, until end: Date) {
    var turn = number
    var runs = 0
    // Each thread has two turns however busy the machine is.
    while runs < 2 || Date() < end {
      let index = turn % expected.count
      check(index, by: ThreadJob.all[index])
      turn += 1 + number % 7
      runs += 1
    }
  }

  private func check(_ index: Int, by job: ThreadJob) {
    let result = job.run()
    let blocks = log.take()
    runs.withLock { $0 += 1 }
    if result != expected[index].result {
      fail("\(job.name) gave \(result) instead of \(expected[index].result)")
    }
    // The level may change between the calls of one job, but a block is from one call or the other.
    let known = Set(expected[index].blocks.joined())
    if let stray = blocks.first(where: { !known.contains($0) }) {
      fail("\(job.name) logged \(stray)")
    }
    if blocks.count > expected[index].blocks[1].count {
      fail("\(job.name) logged \(blocks.count) blocks")
    }
  }

  private func fail(_ message: String) { failures.withLock { $0.append(message) } }

  /// Changes everything that belongs to the process.
  private func meddle(until end: Date) {
    var turn = 0
    while Date() < end {
      turn += 1
      SmartSentinel.debugMode = Self.levels[turn % 3]
      SmartCodableOptions.numberStrategy = [.strict, .truncate, .rounded][turn % 3]
      SmartCodableOptions.ignoreNull = turn.isMultiple(of: 2)
      let log = log
      SmartSentinel.onLogGenerated { log.add($0) }
      _ = SmartSentinel.monitorLogs()
      Thread.sleep(forTimeInterval: 0.000_5)
    }
    SmartSentinel.debugMode = .none
  }
}

/// Blocks by the thread that they were delivered on.
final class ThreadLog: Sendable {
  private let blocks = Guarded<[ObjectIdentifier: [String]]>([:])

  func add(_ block: String) {
    let thread = ObjectIdentifier(Thread.current)
    blocks.withLock { $0[thread, default: []].append(block) }
  }

  /// What came on this thread since the last time.
  func take() -> [String] {
    let thread = ObjectIdentifier(Thread.current)
    return blocks.withLock { $0.removeValue(forKey: thread) } ?? []
  }
}

/// A value that threads share, behind a lock that the thread sanitizer knows.
///
/// Sound because `value` is touched only while the lock is held.
private final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
