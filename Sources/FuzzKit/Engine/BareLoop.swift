import Foundation
import PlatformSupport

/// A process that runs the iterations of a plan in a plain loop, without any protection.
///
/// It starts as fresh as a worker does, so that both initialize the types of a campaign anew; like a
/// worker's, its time starts once the plan is read and the fuzzer created.
struct BareLoop {
  /// The argument that, in place of a worker number, makes a worker process a bare loop.
  static let word = "bare"

  /// Wall-clock time, in seconds.
  let wall: Double
  /// Processor time of the process, in seconds.
  let processor: Double

  /// Runs `plan` in a process of `executable`, by default the running program; nil if it failed.
  init?(_ plan: CampaignPlan, executable: String? = nil) {
    guard let directory = RunDirectory.make() else { return nil }
    defer { directory.remove() }
    guard directory.write(plan),
      let process = ChildProcess.spawn(
        [executable ?? SystemCalls.executable, Worker.command, directory.url.path, Self.word],
        environment: SystemCalls.environment([
          "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1", "TZ": "UTC",
        ]),
        errorFile: "/dev/null",
        answers: true
      )
    else { return nil }
    defer {
      process.closeInput()
      process.kill()
      _ = process.end(waiting: true)
    }
    guard let wall = Self.nanoseconds(process), let processor = Self.nanoseconds(process) else {
      return nil
    }
    self.wall = wall
    self.processor = processor
  }

  private static func nanoseconds(_ process: ChildProcess) -> Double? {
    while true {
      switch process.receive(milliseconds: 1000) {
      case .word(let nanoseconds): return Double(nanoseconds) * 1e-9
      case .silence: continue
      case .end: return nil
      }
    }
  }

  // MARK: In the process itself

  /// Runs all iterations and reports how long they took.
  static func serve(_ plan: CampaignPlan, in directory: RunDirectory) -> Never {
    let timeout = 2 * Double(plan.configuration.timeoutMilliseconds) / 1000
    let runner = DirectRunner(
      counters: plan.layout.count,
      shadow: Shadow(directory: directory, timeout: timeout)
    )
    let fuzzer = Fuzzer(plan: plan, runner: runner)
    let wall = SystemCalls.now
    let processor = SystemCalls.processorTime(of: getpid()) ?? 0
    for iteration in plan.configuration.firstIteration..<plan.configuration.endIteration {
      _ = fuzzer.fuzzOne(iteration)
    }
    let spent = (SystemCalls.processorTime(of: getpid()) ?? 0) - processor
    for seconds in [SystemCalls.now - wall, spent] { SystemCalls.answer(UInt64(seconds * 1e9)) }
    _exit(0)
  }
}
