import Foundation
import PlatformSupport

// Unsafe code in this file: calls of the C library whose pointers never outlive the call.

/// The few system calls that supervisor and worker share.
enum SystemCalls {
  /// Seconds on a monotonic clock.
  static var now: Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Returns the seconds of processor time that a process has used so far; nil if the system does not say.
  static func processorTime(of process: pid_t) -> Double? {
    #if canImport(Darwin)
    // There is no such clock here: timeouts are measured by wall-clock time alone.
    return nil
    #else
    var clock = clockid_t()
    guard process > 0, unsafe clock_getcpuclockid(process, &clock) == 0 else { return nil }
    var time = timespec()
    guard unsafe clock_gettime(clock, &time) == 0 else { return nil }
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    #endif
  }

  /// Locks a file until ``unlock(_:)`` or the end of the process, not of its children; nil if another holds the
  /// lock, or if there is no such file.
  static func lock(_ path: String, creating: Bool) -> Int32? {
    let descriptor = unsafe open(path, O_RDWR | O_CLOEXEC | (creating ? O_CREAT : 0), 0o600)
    if descriptor < 0 { return nil }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    close(descriptor)
    return nil
  }

  /// Ends a lock.
  static func unlock(_ descriptor: Int32) { close(descriptor) }

  /// Sends a signal to all processes of a group.
  static func send(_ signal: Int32, toGroup group: pid_t) { _ = kill(-group, signal) }

  /// Sends a signal to a process; returns false if there is none that takes it.
  static func send(_ signal: Int32, to process: pid_t) -> Bool { kill(process, signal) == 0 }

  /// Blocks the signals that stop a program, so that they stay pending for `sleepUnlessInterrupted`, and those
  /// of a reader that has gone and of a file that is too long, of which the write says so.
  static func blockInterrupts() {
    var mask = interrupts()
    for signal in [SIGPIPE, SIGXFSZ] { _ = unsafe sigaddset(&mask, signal) }
    _ = unsafe pthread_sigmask(SIG_BLOCK, &mask, nil)
  }

  /// Sleeps; returns true if the user asked to stop meanwhile.
  static func sleepUnlessInterrupted(milliseconds: Int) -> Bool {
    var mask = interrupts()
    #if canImport(Darwin)
    // There is no wait for signals with a timeout here, so a signal is noticed after the sleep.
    usleep(useconds_t(milliseconds * 1000))
    var pending = sigset_t()
    guard unsafe sigpending(&pending) == 0 else { return false }
    let isAsked = unsafe [SIGINT, SIGTERM, SIGHUP]
      .contains { unsafe sigismember(&pending, $0) == 1 && sigismember(&mask, $0) == 1 }
    var signal: Int32 = 0
    return unsafe isAsked && sigwait(&mask, &signal) == 0
    #else
    var time = timespec(
      tv_sec: milliseconds / 1000,
      tv_nsec: (milliseconds % 1000) * 1_000_000
    )
    return unsafe sigtimedwait(&mask, nil, &time) > 0
    #endif
  }

  /// The path of the running executable.
  static var executable: String {
    #if canImport(Darwin)
    return Bundle.main.executablePath ?? Swift.CommandLine.arguments[0]
    #else
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = unsafe buffer.withUnsafeMutableBytes { (bytes) -> Int in
      guard let address = bytes.baseAddress else { return 0 }
      return unsafe readlink("/proc/self/exe", address, bytes.count)
    }
    return count > 0
      ? String(decoding: buffer[..<count], as: UTF8.self) : Swift.CommandLine.arguments[0]
    #endif
  }

  /// The name of the program with this path.
  static func program(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The environment as `name=value`, without the names that `overrides` sets.
  static func environment(_ overrides: [String: String]) -> [String] {
    var result: [String] = []
    #if canImport(Darwin)
    for (name, value) in ProcessInfo.processInfo.environment where overrides[name] == nil {
      result.append("\(name)=\(value)")
    }
    #else
    var entry = unsafe environ
    while let text = unsafe entry.pointee {
      let string = unsafe String(cString: text)
      let name = string.prefix { $0 != "=" }
      if overrides[String(name)] == nil { result.append(string) }
      unsafe entry += 1
    }
    #endif
    return result + overrides.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  /// Exits the process with 0; for places where `exit` means something else.
  static func leave() -> Never { exit(0) }

  /// Aborts the process; for places where `abort` means something else.
  static func abortHere() -> Never { abort() }

  /// Makes standard input empty; returns the descriptor from which what was there can be read.
  ///
  /// The code under test may read standard input, or close it.
  static func detachInput() -> Int32 {
    let copy = fcntl(0, F_DUPFD_CLOEXEC, 64)
    let empty = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard copy >= 0, empty >= 0, dup2(empty, 0) == 0 else { return 0 }
    close(empty)
    return copy
  }

  /// The first of standard input, output and error that is closed; nil if all are open.
  static var closedDescriptor: Int32? { (0...2).first { fcntl($0, F_GETFD) < 0 } }

  /// Reads four words from `descriptor`; nil at its end.
  static func receive(from descriptor: Int32) -> (UInt64, UInt64, UInt64, UInt64)? {
    guard let bytes = receive(count: 32, from: descriptor) else { return nil }
    return (word(bytes, 0), word(bytes, 1), word(bytes, 2), word(bytes, 3))
  }

  /// Reads `count` bytes from `descriptor`; nil if it ends before.
  static func receive(count: Int, from descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let piece = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress?.advanced(by: filled), count - filled)
      }
      if piece < 0, errno == EINTR { continue }
      guard piece > 0 else { return nil }
      filled += piece
    }
    return bytes
  }

  /// The word at a position of a message.
  static func word(_ bytes: [UInt8], _ position: Int) -> UInt64 {
    bytes.dropFirst(position * 8).prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Appends `bytes` to the file behind `descriptor`.
  static func append(_ bytes: [UInt8], to descriptor: Int32) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe write(descriptor, buffer.baseAddress?.advanced(by: written), bytes.count - written)
      }
      guard count > 0 else { return }
      written += count
    }
  }

  /// Sends a word to the parent process, lowest byte first.
  static func answer(_ word: UInt64) {
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    append(bytes, to: ChildProcess.answerDescriptor)
  }

  private static func interrupts() -> sigset_t {
    var mask = sigset_t()
    unsafe sigemptyset(&mask)
    unsafe sigaddset(&mask, SIGINT)
    unsafe sigaddset(&mask, SIGTERM)
    if takesHangup { unsafe sigaddset(&mask, SIGHUP) }
    return mask
  }

  /// Whether this program handles SIGHUP; false if the signal is ignored, as under nohup.
  ///
  /// Waiting for an ignored signal would receive it nevertheless.
  private static let takesHangup: Bool = {
    var action = sigaction()
    guard unsafe sigaction(SIGHUP, nil, &action) == 0 else { return true }
    // The handler is the first word of the structure, and a handler of 1 means to ignore the signal.
    return unsafe withUnsafeBytes(of: &action) { unsafe $0.load(as: UInt.self) } != 1
  }()
}
