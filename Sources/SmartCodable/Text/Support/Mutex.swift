#if THREAD_SANITIZER
import Foundation

/// A mutex that the thread sanitizer can observe; only `make tsan` compiles it in.
///
/// The mutex of `Synchronization` waits in a library that is not instrumented, so with it every access
/// by another thread would look like a race. This one shadows it in the whole module and uses a lock
/// that the sanitizer knows.
///
/// Sound because `value` is accessed only while the lock is held.
final class Mutex<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
#endif
