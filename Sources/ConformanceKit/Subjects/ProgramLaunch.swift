#if canImport(Glibc)
import Glibc
import PlatformSupport

import class Foundation.FileManager

// Unsafe code in this file: C arrays for `posix_spawn`, and the calls of process control. Every C
// string made here is freed before the function that made it returns; a process is waited for
// until it is reaped, once, and its number is not used after that.

/// A process with pipes to its standard input, output and error, in its own process group.
struct ProgramLaunch {
  /// How a process ended.
  enum End: Hashable {
    case exited(Int32)
    case signaled(Int32)
    /// Other code has waited for the process.
    case unknown
  }

  let identifier: pid_t
  let input: Descriptor
  let output: Descriptor
  let errors: Descriptor

  /// Held from the creation of pipes to the start of the process: otherwise another process could inherit the
  /// ends, and a reader would never see the end of output.
  private static let launching = Mutex(())

  /// Starts a program, which is looked up in PATH unless its name has a slash, and which ends with this process.
  ///
  /// - Parameters:
  ///   - program: The name or path.
  ///   - arguments: The arguments after the name.
  /// - Returns: The process, or the system's error.
  static func start(
    _ program: String,
    _ arguments: [String]
  ) -> Result<ProgramLaunch, SystemError> {
    let launch = spawned(program, arguments)
    if case .success(let launch) = launch { ProcessGuard.watch(launch.identifier) }
    return launch
  }

  /// Starts a program that nobody ends but its owner.
  static func spawned(
    _ program: String,
    _ arguments: [String]
  ) -> Result<ProgramLaunch, SystemError> {
    launching.withLock { _ in
      var opened: [Descriptor] = []
      func fail(_ code: Int32) -> Result<ProgramLaunch, SystemError> {
        for descriptor in opened { descriptor.close() }
        return .failure(SystemError(code: code))
      }
      var pipes: [(reading: Descriptor, writing: Descriptor)] = []
      for _ in 0..<3 {
        guard let pipe = Descriptor.pipe() else { return fail(errno) }
        pipes.append(pipe)
        opened += [pipe.reading, pipe.writing]
      }
      let theirs = [pipes[0].reading, pipes[1].writing, pipes[2].writing]
      var identifier = pid_t()
      let code = spawn(&identifier, program, arguments, theirs)
      guard code == 0 else { return fail(code) }
      for descriptor in theirs { descriptor.close() }
      let launch = ProgramLaunch(
        identifier: identifier,
        input: pipes[0].writing,
        output: pipes[1].reading,
        errors: pipes[2].reading
      )
      for descriptor in [launch.input, launch.output, launch.errors] {
        descriptor.setNonBlocking()
      }
      return .success(launch)
    }
  }

  private static func spawn(
    _ identifier: inout pid_t,
    _ program: String,
    _ arguments: [String],
    _ descriptors: [Descriptor]
  ) -> Int32 {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (target, descriptor) in descriptors.enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, descriptor.number, Int32(target))
    }
    for number in openDescriptors() {
      unsafe posix_spawn_file_actions_addclose(&actions, number)
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // The program starts with the signals it would have in a shell, whatever this thread blocks.
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    var pipeSignal = sigset_t()
    unsafe sigemptyset(&pipeSignal)
    unsafe sigaddset(&pipeSignal, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &pipeSignal)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    return unsafe withCStrings([program] + arguments) { argv in
      unsafe posix_spawnp(&identifier, program, &actions, &attributes, argv, environ)
    }
  }

  /// All other open descriptors: a pipe that a program inherits by mistake never seems to end.
  private static func openDescriptors() -> [Int32] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    return (names ?? []).compactMap { Int32($0) }.filter { $0 > 2 }
  }

  /// How the process ended, or nil if it runs; after the first end it returns ``End/unknown``.
  ///
  /// All other processes in the group of an ended process are killed with it.
  func end(waiting: Bool = false) -> End? {
    var peek = unsafe siginfo_t()
    let options = WEXITED | WNOWAIT | (waiting ? 0 : WNOHANG)
    var result: Int32 = 0
    repeat {
      result = unsafe waitid(P_PID, id_t(identifier), &peek, options)
    } while result != 0 && errno == EINTR
    guard result == 0 else { return .unknown }
    guard unsafe peek.si_signo == SIGCHLD else { return nil }
    kill()
    ProcessGuard.forget(identifier)
    var status: Int32 = 0
    guard unsafe waitpid(identifier, &status, 0) == identifier else { return .unknown }
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signaled(signal)
  }

  /// Ends the process and its group at once.
  func kill() {
    _ = Glibc.kill(-identifier, SIGKILL)
  }
}

/// An error number from `errno.h`.
struct SystemError: Error, Hashable, CustomStringConvertible {
  let code: Int32

  /// The system's message.
  var description: String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}

private func withCStrings<Result>(
  _ strings: [String],
  _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var copies = unsafe strings.map { unsafe strdup($0) }
  defer { for index in unsafe copies.indices { unsafe free(copies[index]) } }
  unsafe copies.append(nil)
  return unsafe copies.withUnsafeMutableBufferPointer { buffer in
    // Not nil: the array has at least the terminating element.
    unsafe body(buffer.baseAddress.unsafelyUnwrapped)
  }
}
#endif
