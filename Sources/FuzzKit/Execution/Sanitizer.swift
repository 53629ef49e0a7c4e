import Glibc

/// The sanitizer that this process was built with, if any.
enum Sanitizer {
  /// Whether the address sanitizer is in this process.
  ///
  /// It reserves terabytes of address space at the start and has a heap of its own.
  static var watchesAddresses: Bool { unsafe dlsym(nil, "__asan_init") != nil }
}
