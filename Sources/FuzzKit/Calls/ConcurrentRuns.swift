import Foundation
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Runs the same work on several threads at the same time.
///
/// It is used once; what threads share is guarded by the condition, except for the number of those
/// that are ready: they spin, because a thread that has to be woken comes when short work is over.
final class ConcurrentRuns<Result: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private let ready = Atomic<Int>(0)
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
    // Relaxed, so that the start puts nobody's work in order.
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
  /// Runs `target` on `input` on two threads at the same time; the digests of what came out.
  static func digests(
    of target: any FuzzTarget,
    _ input: [UInt8],
    in context: RunContext
  ) -> [UInt64] {
    // Without fence and counters, which belong to the thread of the caller.
    let plain = RunContext(iteration: context.iteration, options: context.options)
    return run(2) { target.run(input, in: plain).digest }
  }
}
