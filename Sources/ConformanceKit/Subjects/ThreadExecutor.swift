#if canImport(Glibc)
import Synchronization

import class Foundation.NSCondition
import class Foundation.Thread

// Unsafe code in this file: unowned references to the executor and to jobs. The thread holds the
// executor until it is closed, which the actor does when it goes; each job is run once.

/// Runs an actor on a thread of its own, where it may wait for a descriptor without holding up
/// other tasks.
///
/// The thread lives until ``close()``; it blocks SIGPIPE, so that writing to a pipe whose reader
/// has gone is an error and not the end of the process.
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
    // As much as the main thread has: trees of observations are read recursively.
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

  /// Ends the thread after the jobs that are there.
  func close() {
    work.withLock { $0.isClosed = true }
    wake()
  }

  private func wake() {
    arrival.lock()
    arrival.signal()
    arrival.unlock()
  }

  /// The oldest job, waiting for one; nil when the executor is closed and nothing is left.
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
