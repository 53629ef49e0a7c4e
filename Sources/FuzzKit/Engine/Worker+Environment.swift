import Foundation
import PlatformSupport

// Unsafe code in this file: one call of the C library whose pointers never outlive the call.

extension Worker {
  /// Passes `value` to all workers that this process starts, as the environment variable `name`.
  ///
  /// Call this before any thread is started. The worker reads the value with ``handed(_:)``.
  public static func hand(_ value: String, as name: String) {
    _ = unsafe setenv(name, value, 1)
  }

  /// Returns the value that was passed to this worker as the variable `name`; nil if there is none.
  public static func handed(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  /// Blocks interrupt signals, so that only the supervisor receives them; call this before a thread is
  /// started that might take them.
  public static func holdInterrupts() { SystemCalls.blockInterrupts() }
}
