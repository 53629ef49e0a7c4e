#if THREAD_SANITIZER
import Foundation

/// A mutex whose turns the thread sanitizer can see; `make tsan` compiles it in, nothing else does.
///
/// The mutex of `Synchronization` waits in a library that is not instrumented, so with it every
/// hand-over would look like a race. This one hides it in the whole module and takes turns by a
/// lock that the sanitizer knows.
///
/// Sound because `value` is touched only while the lock is held.
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
