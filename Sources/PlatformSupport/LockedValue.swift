package import Foundation

/// A value behind a lock, with the interface of `Synchronization.Mutex`.
///
/// Sound because `value` is accessed only while the lock is held.
package final class LockedValue<Value>: @unchecked Sendable {
  @usableFromInline let lock = NSLock()
  @usableFromInline var value: Value

  @inlinable
  package init(_ value: Value) { self.value = value }

  /// Calls `body` with the value while no other thread accesses it; `body` must not call this again.
  @inlinable
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
