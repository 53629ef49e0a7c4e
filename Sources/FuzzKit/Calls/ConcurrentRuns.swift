import Foundation
import PlatformSupport

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Runs the same work on several threads at the same time.
///
/// Each instance is used once. The condition guards the shared state, except for the count of ready threads:
/// they spin on it, because a thread that must be woken arrives after short work is over.
final class ConcurrentRuns<Result: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private let ready = Atomic<Int>(0)
  private var results: [Result] = []

  /// The stack size of each thread: as large as a main thread's, plus room for code that is not under test.
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
    // Relaxed, so that starting creates no happens-before order between the threads' work.
    ready.add(1, ordering: .relaxed)
    while ready.load(ordering: .relaxed) < count { sched_yield() }
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

extension ConcurrentRuns where Result == UInt64 {
  /// Runs `target` on `input` on two threads at the same time and returns the digests of both executions.
  static func digests(
    of target: any FuzzTarget,
    _ input: [UInt8],
    in context: RunContext
  ) -> [UInt64] {
    // Without the fence and the counters, which belong to the calling thread.
    let plain = RunContext(iteration: context.iteration, options: context.options)
    return run(2) { target.run(input, in: plain).digest }
  }
}
