import Foundation

/// Runs the same work on several threads at the same time.
///
/// It is used once; what threads share is guarded by the condition.
final class ConcurrentRuns<Result: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var waiting = 0
  private var results: [Result] = []

  /// The stack of each thread: that of a main thread, and room for what is not under test.
  private static var stackSize: Int { 32 << 20 }

  /// Runs `work` on `count` threads that start together, and waits for all of them.
  static func run(_ count: Int, _ work: @escaping @Sendable () -> Result) -> [Result] {
    let runs = ConcurrentRuns()
    for _ in 0..<count {
      let thread = Thread { runs.perform(work, with: count) }
      thread.stackSize = stackSize
      thread.start()
    }
    return runs.wait(for: count)
  }

  private func perform(_ work: () -> Result, with count: Int) {
    condition.lock()
    waiting += 1
    condition.broadcast()
    while waiting < count { condition.wait() }
    condition.unlock()
    let result = work()
    condition.lock()
    results.append(result)
    condition.broadcast()
    condition.unlock()
  }

  private func wait(for count: Int) -> [Result] {
    condition.lock()
    defer { condition.unlock() }
    while results.count < count { condition.wait() }
    return results
  }
}
