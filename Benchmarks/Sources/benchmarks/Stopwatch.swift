#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The CPU time of this thread in nanoseconds: other processes do not count.
func threadNanoseconds() -> UInt64 {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
