#if canImport(Glibc)
import PlatformSupport

import class Foundation.NSCondition
import class Foundation.Thread

// Unsafe code in this file: unowned references to the executor and to jobs. The thread keeps the executor
// alive until it is closed, which the actor does in its `deinit`; each job is run once.

/// Runs an actor on its own thread, where it may wait for a descriptor without blocking other tasks.
///
/// The thread lives until ``close()``; it blocks SIGPIPE, so that writing to a pipe without a reader is an
/// error and does not end the process.
final class ThreadExecutor: SerialExecutor {
  private struct Work {
    var jobs: [UnownedJob] = []
    var isClosed = false
  }

  private let work = Mutex(Work())
  private let arrival = NSCondition()

  /// Starts the thread.
  ///
  /// - Parameter name: The name of the thread, for debuggers.
  init(name: String) {
    let thread = Thread { [self] in
      Descriptor.blockBrokenPipeSignal()
      while let job = next() { unsafe job.runSynchronously(on: asUnownedSerialExecutor()) }
    }
    thread.name = name
    // The size of the main thread's stack: trees of observations are read recursively.
    thread.stackSize = 8 << 20
    thread.start()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    work.withLock { $0.jobs.append(job) }
    wake()
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    unsafe UnownedSerialExecutor(ordinary: self)
  }

  /// Ends the thread after all queued jobs.
  func close() {
    work.withLock { $0.isClosed = true }
    wake()
  }

  private func wake() {
    arrival.lock()
    arrival.signal()
    arrival.unlock()
  }

  /// Waits for the oldest job; nil when the executor is closed and no job is left.
  private func next() -> UnownedJob? {
    arrival.lock()
    defer { arrival.unlock() }
    while true {
      let (job, isClosed) = work.withLock { work in
        (work.jobs.isEmpty ? nil : work.jobs.removeFirst(), work.isClosed)
      }
      if let job { return job }
      if isClosed { return nil }
      arrival.wait()
    }
  }
}
#endif
