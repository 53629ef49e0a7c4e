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

  /// The work begins when a worker is ready.
  func look(at pool: WorkerPool) {
    guard start == nil, pool.hasReadyWorker else { return }
    start = SystemCalls.now
    ownStart = own
  }

  /// The work ends; the processes still run.
  func stop(_ pool: WorkerPool) {
    guard let start else { return }
    seconds = SystemCalls.now - start
    processor = own - ownStart + pool.processorTime
  }

  private var own: Double { SystemCalls.processorTime(of: getpid()) ?? 0 }
}
