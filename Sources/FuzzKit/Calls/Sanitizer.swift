import Foundation
import PlatformSupport

/// The sanitizer that this process was built with, if any.
enum Sanitizer {
  /// Whether the address sanitizer is in this process.
  ///
  /// It reserves terabytes of address space at the start and has a heap of its own.
  static var watchesAddresses: Bool { unsafe dlsym(nil, "__asan_init") != nil }

  /// Whether the thread sanitizer is in this process; it reserves address space as well.
  static var watchesThreads: Bool { unsafe dlsym(nil, "__tsan_init") != nil }

  /// Whether one of them is in this process.
  static var isPresent: Bool { watchesAddresses || watchesThreads }

  /// The environment variables that make a sanitizer report end a worker.
  ///
  /// By default a race is reported and ignored, and the address sanitizer leaves with `exit`. Options that
  /// the user has set come first and are kept, except for these.
  static var settings: [String: String] { settings(in: ProcessInfo.processInfo.environment) }

  /// The same for the given environment.
  static func settings(in environment: [String: String]) -> [String: String] {
    var settings: [String: String] = [:]
    for name in ["ASAN_OPTIONS", "TSAN_OPTIONS"] {
      let own = environment[name].map { $0 + ":" } ?? ""
      settings[name] = own + "halt_on_error=1:abort_on_error=1"
    }
    return settings
  }
}
