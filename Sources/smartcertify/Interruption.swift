import Foundation
import Synchronization

/// Whether the tool has been asked to stop (SIGINT, SIGTERM or SIGHUP).
///
/// The handler only sets a flag; the task that runs is cancelled soon after, also while an adapter is silent. A
/// second signal ends the tool at once.
enum Interruption {
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private static let flag = Atomic<Bool>(false)

  static var isRequested: Bool {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return false }
    return flag.load(ordering: .relaxed)
  }

  /// Runs an operation whose task is cancelled when the tool is asked to stop.
  static func cancelling<Success: Sendable>(
    _ operation: @escaping @Sendable () async throws -> Success
  ) async throws -> Success {
    let running = Task { try await operation() }
    let watching = Task {
      while !isRequested {
        try await Task.sleep(for: .milliseconds(100))
      }
      running.cancel()
    }
    defer { watching.cancel() }
    return try await running.value
  }

  /// From now on these signals ask the tool to stop; on systems without atomics they
  /// end it at once.
  static func watch() {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
    // Initialized before any signal can arrive: a handler must not run the initializer of a global.
    _ = isRequested
    for number in [SIGINT, SIGTERM, SIGHUP] {
      _ = signal(number) { _ in
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
          return
        }
        if Interruption.flag.exchange(true, ordering: .relaxed) {
          _exit(ExitStatus.interrupted.rawValue)
        }
      }
    }
  }
}
