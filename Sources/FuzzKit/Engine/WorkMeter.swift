#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Measures what the iterations of a campaign take, without the start of the workers.
///
/// Its figures depend on the machine, so they go into no report of a campaign.
final class WorkMeter {
  private var start: Double?
  private var ownStart = 0.0
  /// Seconds from the moment when the first worker was ready until all were idle for good.
  private(set) var seconds = 0.0
  /// Seconds of processor time in which all workers and the supervisor did that.
  private(set) var processor = 0.0

  func look(at workers: [WorkerHandle]) {
    guard start == nil, workers.contains(where: \.isReady) else { return }
    start = SystemCalls.now
    ownStart = own
  }

  func stop(_ workers: [WorkerHandle]) {
    guard let start else { return }
    seconds = SystemCalls.now - start
    processor = workers.reduce(own - ownStart) { sum, worker in
      sum + max(0, (worker.processorTime ?? 0) - Double(worker.ring[.startup]) * 1e-9)
    }
  }

  private var own: Double { SystemCalls.processorTime(of: getpid()) ?? 0 }
}
