// Unsafe: `clock_gettime` is lent a local that outlives the call.

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What time counts.
package enum Clock: String, Codable, Sendable {
  /// The processor time of this thread: other processes do not count.
  case thread
  /// Time that passes, where several threads work.
  case elapsed

  package var nanoseconds: UInt64 {
    var time = timespec()
    unsafe clock_gettime(self == .thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
