import Foundation
import Synchronization

/// Whether the tool has been asked to stop (SIGINT, SIGTERM or SIGHUP).
///
/// The handler only sets a flag, which is checked after each case; a second signal ends the tool at once.
enum Interruption {
  private static let flag = Atomic<Bool>(false)

  static var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// From now on these signals ask the tool to stop after the current case.
  static func watch() {
    // Initialized before any signal can arrive: a handler must not run the initializer of a global.
    _ = isRequested
    for number in [SIGINT, SIGTERM, SIGHUP] {
      _ = signal(number) { _ in
        if Interruption.flag.exchange(true, ordering: .relaxed) {
          _exit(ExitStatus.interrupted.rawValue)
        }
      }
    }
  }
}
