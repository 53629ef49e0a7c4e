import PlatformSupport

/// Measures the time that the iterations of a campaign take, without the start of the workers.
///
/// Its figures depend on the machine, so no campaign report includes them.
final class WorkMeter {
  private var start: Double?
  private var ownStart = 0.0
  /// Seconds from the time the first worker was ready until all were idle for good.
  private(set) var seconds = 0.0
  /// Processor time of all workers and the supervisor in that time, in seconds.
  private(set) var processor = 0.0

  /// Starts measuring once a worker is ready.
  func look(at pool: WorkerPool) {
    guard start == nil, pool.hasReadyWorker else { return }
    start = SystemCalls.now
    ownStart = own
  }

  /// Stops measuring; the processes must still run.
  func stop(_ pool: WorkerPool) {
    guard let start else { return }
    seconds = SystemCalls.now - start
    processor = own - ownStart + pool.processorTime
  }

  private var own: Double { SystemCalls.processorTime(of: getpid()) ?? 0 }
}
