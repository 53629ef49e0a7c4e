#if canImport(Glibc)
/// Descriptions of what a program did.
enum ProcessText {
  static let tooLong = "a line of more than 16 MiB"

  private static let signals: [Int32: String] = [
    1: "SIGHUP", 2: "SIGINT", 3: "SIGQUIT", 4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 7: "SIGBUS",
    8: "SIGFPE", 9: "SIGKILL", 11: "SIGSEGV", 13: "SIGPIPE", 14: "SIGALRM", 15: "SIGTERM",
    24: "SIGXCPU", 25: "SIGXFSZ", 31: "SIGSYS",
  ]

  /// How a process ended, with the message of its backtrace, or else the end of its standard error.
  static func ending(_ end: ProgramLaunch.End, _ errors: [UInt8]) -> String {
    let how =
      switch end {
      case .exited(let code): "ended with exit code \(code)"
      case .signaled(let signal):
        "was ended by signal \(signal)" + (signals[signal].map { " (\($0))" } ?? "")
      case .unknown: "ended in an unknown way"
      }
    if errors.isEmpty { return how }
    if let place = CrashPlace(String(decoding: errors, as: UTF8.self)) { return "\(how); \(place)" }
    let words = String(decoding: errors.suffix(ProgramChannel.lastWords), as: UTF8.self)
    return "\(how); the end of its standard error: \(words.quoted)"
  }

  /// The beginning of the bytes, as a literal.
  static func excerpt(of bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix(400), as: UTF8.self).shortened.quoted
  }
}
#endif
