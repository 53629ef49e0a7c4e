import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

// Unsafe code in this file: one call of the C library whose pointers never outlive the call.

extension Worker {
  /// Hands `value` to all workers that this process starts, as the variable `name`.
  ///
  /// It has to be called before any thread is started. The worker reads it with ``handed(_:)``.
  public static func hand(_ value: String, as name: String) {
    _ = unsafe setenv(name, value, 1)
  }

  /// What this worker was handed as the variable `name`; nil for nothing.
  public static func handed(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  /// Keeps the signals of an interrupt for the supervisor, before a thread is started that might take
  /// them.
  public static func holdInterrupts() { SystemCalls.blockInterrupts() }
}
