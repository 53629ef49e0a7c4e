import Foundation
import PlatformSupport

/// A second process with a random hash seed, which runs the inputs that it is sent and returns their digests.
///
/// Messages are four words and the bytes of an input: the target, the options, the iteration, the length. An
/// answer is one word, the digest of the execution. Like a worker it exits when its input ends or its parent
/// is gone.
final class Shadow {
  /// The argument that, in place of a worker number, makes a worker process a shadow.
  static let word = "shadow"

  /// The number of inputs that a process answers; the next one has another hash seed.
  static let requests = 1024

  private let directory: RunDirectory
  private let timeout: Double
  private let executable: String
  private var process: ChildProcess?
  private var answered = 0

  /// A shadow for the targets of the plan in `directory`, which waits `timeout` seconds for an answer.
  ///
  /// `executable` is the tool that is started, by default the running program.
  init(directory: RunDirectory, timeout: Double, executable: String? = nil) {
    self.executable = executable ?? SystemCalls.executable
    self.directory = directory
    self.timeout = timeout
  }

  deinit { stop() }

  /// Runs an input; nil if there was no answer in time, or no process.
  ///
  /// `onWait` is called about every tenth of a second.
  func run(
    _ input: [UInt8],
    target: Int,
    options: UInt64,
    iteration: UInt64,
    onWait: () -> Void
  ) -> ShadowAnswer? {
    if answered == Self.requests { stop() }
    if process == nil { start() }
    guard let process else { return nil }
    process.send((UInt64(target), options, iteration, UInt64(input.count)))
    process.send(input)
    answered += 1
    let end = SystemCalls.now + timeout
    while SystemCalls.now < end {
      switch process.receive(milliseconds: 100) {
      case .word(let digest): return .execution(digest)
      case .silence: onWait()
      case .end: return afterEnd()
      }
    }
    stop()
    return nil
  }

  private func start() {
    answered = 0
    // A shadow that has died must not kill the worker with SIGPIPE.
    SystemCalls.blockInterrupts()
    process = ChildProcess.spawn(
      [executable, Worker.command, directory.url.path, Self.word],
      environment: SystemCalls.environment([
        "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "0", "TZ": "UTC",
      ]),
      errorFile: "/dev/null",
      answers: true
    )
  }

  private func stop() {
    process?.kill()
    _ = process?.end(waiting: true)
    process?.closeInput()
    process = nil
  }

  /// The answer that the end of the process implies; only signals of its own count against the decoder.
  private func afterEnd() -> ShadowAnswer? {
    let end = process?.end(waiting: true)
    process?.closeInput()
    process = nil
    guard case .signaled(let signal) = end else { return nil }
    return [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT].contains(signal) ? .died : nil
  }

  // MARK: In the process itself

  /// Serves until there are no more messages.
  static func serve(_ plan: CampaignPlan, messages: Int32) -> Never {
    while let message = SystemCalls.receive(from: messages) {
      guard let input = SystemCalls.receive(count: Int(message.3), from: messages),
        plan.targets.indices.contains(Int(message.0))
      else { break }
      let context = RunContext(iteration: message.2, options: message.1)
      SystemCalls.answer(plan.targets[Int(message.0)].run(input, in: context).digest)
    }
    _exit(0)
  }
}
