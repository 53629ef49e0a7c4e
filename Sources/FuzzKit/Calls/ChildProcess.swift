import PlatformSupport

// Unsafe code in this file: C arrays for `posix_spawn` and process control calls. Invariants: every C string
// made here is freed before the function that made it returns; a child is reaped exactly once, and its group
// is sent signals only before that, since the number may be reused afterwards.

/// A child process with a pipe to its standard input and, if requested, one for its answers.
struct ChildProcess {
  /// How a process ended.
  enum End: Equatable {
    case exited(Int32)
    case signaled(Int32)

    /// Whether the process was ended by a signal that other processes send, not by a fault of its own.
    var isFromOutside: Bool {
      guard case .signaled(let signal) = self else { return false }
      return [SIGTERM, SIGKILL, SIGINT, SIGHUP, SIGQUIT].contains(signal)
    }
  }

  let identifier: pid_t
  private let input: Int32
  /// The descriptor that a child writes its answers to.
  static let answerDescriptor: Int32 = 3

  /// The descriptor that its answers are read from; -1 if it does not answer.
  private let output: Int32

  /// Starts `arguments`; standard error goes to a file, and standard output is discarded.
  static func spawn(
    _ arguments: [String],
    environment: [String],
    errorFile: String,
    answers: Bool = false
  ) -> ChildProcess? {
    // No child inherits these descriptors, whichever thread starts it; this one gets copies as 0 and 3.
    var ends: [Int32] = [0, 0]
    guard unsafe makePipe(&ends, O_CLOEXEC) == 0 else { return nil }
    defer { close(ends[0]) }
    var answerEnds: [Int32] = [-1, -1]
    if answers {
      guard unsafe makePipe(&answerEnds, O_CLOEXEC) == 0 else {
        close(ends[1])
        return nil
      }
    }
    defer { if answers { close(answerEnds[1]) } }

    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    if answers {
      unsafe posix_spawn_file_actions_adddup2(&actions, answerEnds[1], answerDescriptor)
    }
    // The decoder may print; that is not an answer.
    unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND
    unsafe posix_spawn_file_actions_addopen(&actions, 2, errorFile, flags, 0o600)

    #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
    #else
    var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // In its own group, so that an interrupt from the terminal reaches only the supervisor.
    var mask = sigset_t()
    unsafe sigemptyset(&mask)
    unsafe posix_spawnattr_setsigmask(&attributes, &mask)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    unsafe posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP)
    )

    var identifier = pid_t()
    let path = arguments.first ?? ""
    let status = unsafe withCStrings(arguments) { argv in
      unsafe withCStrings(environment) { envp in
        unsafe posix_spawn(&identifier, path, &actions, &attributes, argv, envp)
      }
    }
    guard status == 0 else {
      close(ends[1])
      if answers { close(answerEnds[0]) }
      return nil
    }
    return ChildProcess(identifier: identifier, input: ends[1], output: answerEnds[0])
  }

  #if canImport(Darwin)
  /// Darwin has no `pipe2`: a child that another thread starts at this moment may inherit the descriptors.
  private static func makePipe(_ ends: UnsafeMutablePointer<Int32>, _ flags: Int32) -> Int32 {
    guard unsafe pipe(ends) == 0 else { return -1 }
    for end in 0..<2 { _ = unsafe fcntl(ends[end], F_SETFD, FD_CLOEXEC) }
    return 0
  }
  #else
  // The Glibc module omits functions that are not in POSIX.
  @_silgen_name("pipe2")
  private static func makePipe(_ ends: UnsafeMutablePointer<Int32>, _ flags: Int32) -> Int32
  #endif

  /// Sends four words to the child.
  func send(_ words: (UInt64, UInt64, UInt64, UInt64)) {
    let message = [words.0, words.1, words.2, words.3]
    unsafe message.withUnsafeBytes { bytes in
      _ = unsafe write(input, bytes.baseAddress, bytes.count)
    }
  }

  /// Sends bytes to the child.
  func send(_ bytes: [UInt8]) { SystemCalls.append(bytes, to: input) }

  /// The result of waiting for an answer.
  enum Output {
    case word(UInt64)
    /// No answer within the time.
    case silence
    /// The end of the answers.
    case end
  }

  /// Waits for a word from the child.
  func receive(milliseconds: Int32) -> Output {
    var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&request, 1, milliseconds) > 0 else { return .silence }
    guard let bytes = SystemCalls.receive(count: 8, from: output) else { return .end }
    return .word(SystemCalls.word(bytes, 0))
  }

  /// Closes both pipes, which tells the child that there is no more input.
  func closeInput() {
    close(input)
    if output >= 0 { close(output) }
  }

  /// Returns how the child ended; nil if it still runs or was reaped elsewhere.
  ///
  /// Its process group is killed with it.
  func end(waiting: Bool = false) -> End? {
    var peek = unsafe siginfo_t()
    let options = WEXITED | WNOWAIT | (waiting ? 0 : WNOHANG)
    var result: Int32 = 0
    repeat {
      result = unsafe waitid(P_PID, id_t(identifier), &peek, options)
    } while result != 0 && errno == EINTR
    guard result == 0, unsafe peek.si_signo == SIGCHLD else { return nil }
    kill()
    var status: Int32 = 0
    guard unsafe waitpid(identifier, &status, 0) == identifier else { return nil }
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signaled(signal)
  }

  /// Kills the child and its process group.
  ///
  /// Otherwise a backtracer whose crashed process is gone would wait forever and keep our files open.
  func kill() { SystemCalls.send(SIGKILL, toGroup: identifier) }
}

private func withCStrings<Result>(
  _ strings: [String],
  _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let copies = unsafe strings.map { unsafe strdup($0) }
  let array = unsafe UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    .allocate(
      capacity: copies.count + 1
    )
  for index in unsafe copies.indices { unsafe array[index] = unsafe copies[index] }
  unsafe array[copies.count] = nil
  defer {
    for index in unsafe copies.indices { unsafe free(copies[index]) }
    unsafe array.deallocate()
  }
  return unsafe body(array)
}
