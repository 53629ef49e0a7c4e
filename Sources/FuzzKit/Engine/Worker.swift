import Foundation
import PlatformSupport

/// The process that runs inputs; the supervisor starts it and watches its ring.
///
/// It reads messages of four words from what was its standard input: a block of iterations, or a batch of cases in
/// a file. At the end of its input it marks itself finished and exits: a process that ends without that mark did not
/// exit normally.
public enum Worker {
  /// The hidden command that turns the tool into a worker.
  public static let command = "worker"

  /// The kinds of messages.
  enum Message: UInt64 {
    /// Run the iterations from the second word up to the third.
    case block = 1
    /// Run the cases of the batch in the second word, from the position in the third.
    case cases = 2
  }

  /// Whether the runtime of this process writes a backtrace when it dies.
  static var hasBacktraces: Bool {
    ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"]?.contains("enable=yes") == true
  }

  /// Runs a worker and never returns; `arguments` are those that the supervisor passed.
  ///
  /// `oracles` and `mutators` are those that the supervisor's plan has in addition to the kit's. `sensor`
  /// counts the edges of the code under test; nil, the default, means that they are not counted.
  public static func main(
    _ arguments: [String],
    targets: [any FuzzTarget],
    oracles: [any FuzzOracle] = [],
    mutators: [any FuzzMutator] = [],
    sensor: (any FeatureSensor)? = nil
  ) -> Never {
    let read = { (directory: RunDirectory) in
      directory.readPlan(targets: targets, oracles: oracles, mutators: mutators)
    }
    let messages = SystemCalls.detachInput()
    if arguments.count == 2, arguments[1] == Shadow.word {
      becomeShadow(RunDirectory(url: URL(fileURLWithPath: arguments[0])), messages, read)
    }
    guard arguments.count == 2, let number = Int(arguments[1]) else {
      stop("smartfuzz: '\(command)' is started by the supervisor only")
    }
    let directory = RunDirectory(url: URL(fileURLWithPath: arguments[0]))
    guard let plan = read(directory),
      let ring = SharedRing(path: directory.ring(number)),
      let spool = ViolationSpool.Writer(path: directory.spool(number))
    else { stop("its assignment cannot be read") }
    let service = WorkerService(plan: plan, ring: ring, spool: spool, directory: directory)
    if let sensor { service.sensor = sensor }
    if plan.configuration.collectsInputs {
      service.observer = FeatureObserver(
        sensor: sensor ?? BlindSensor(),
        path: directory.features(number)
      )
    }
    let started = StackThread.start(kilobytes: plan.configuration.stackKilobytes) { limits in
      service.serve(limits, messages: messages)
    }
    guard started else { stop("there is no memory for its stack; lower --stack-kb") }
    waitForOrphanhood()
  }

  private static func becomeShadow(
    _ directory: RunDirectory,
    _ messages: Int32,
    _ read: (RunDirectory) -> CampaignPlan?
  ) -> Never {
    guard let plan = read(directory) else { stop("there is no plan") }
    let started = StackThread.start(kilobytes: plan.configuration.stackKilobytes) { _ in
      Shadow.serve(plan, messages: messages)
    }
    guard started else { stop("there is no memory for its stack") }
    waitForOrphanhood()
  }

  /// A worker whose supervisor is gone must not outlive it, not even in an endless loop.
  private static func waitForOrphanhood() -> Never {
    let parent = getppid()
    while getppid() == parent { sleep(1) }
    _exit(0)
  }

  private static func stop(_ message: String) -> Never {
    SystemCalls.append(Array((message + "\n").utf8), to: 2)
    exit(3)
  }
}
