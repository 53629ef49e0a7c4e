import Foundation

/// The process that runs inputs; the supervisor starts it and watches its ring.
///
/// It reads messages of four words from standard input: a block of iterations, or one iteration
/// whose input lies in a file. At the end of its input it marks itself finished and leaves: a
/// process that ends without that mark did not end by its own will.
public enum Worker {
  /// The hidden command of the tool that becomes a worker.
  public static let command = "worker"

  /// What a message asks for.
  enum Message: UInt64 {
    /// Run the iterations from the second word up to the third.
    case block = 1
    /// Run the replay input as the iteration in the second word, for the target in the third, with
    /// the options word in the fourth.
    case replay = 2
  }

  /// Runs a worker and never comes back; `arguments` are what the supervisor wrote.
  public static func main(_ arguments: [String], targets: [any FuzzTarget]) -> Never {
    guard arguments.count == 2, let number = Int(arguments[1]) else {
      stop("smartfuzz: '\(command)' is started by the supervisor only")
    }
    let directory = RunDirectory(url: URL(fileURLWithPath: arguments[0]))
    guard let plan = directory.readPlan(targets: targets),
      let ring = SharedRing(path: directory.ring(number)),
      let spool = ViolationSpool.Writer(path: directory.spool(number))
    else { stop("its assignment cannot be read") }
    CrashNote.install(in: ring)
    let box = Box(plan: plan, ring: ring, spool: spool, replay: directory.replayInput)
    let started = StackThread.start(kilobytes: plan.configuration.stackKilobytes) { limits in
      box.serve(limits)
    }
    guard started else { stop("there is no memory for its stack; lower --stack-kb") }
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

  /// What the thread needs.
  ///
  /// It is handed over once and then used by that thread alone, which is
  /// why the unchecked conformance is safe.
  private final class Box: @unchecked Sendable {
    private let plan: CampaignPlan
    private let ring: SharedRing
    private let spool: ViolationSpool.Writer
    private let replay: URL

    init(plan: CampaignPlan, ring: SharedRing, spool: ViolationSpool.Writer, replay: URL) {
      self.plan = plan
      self.ring = ring
      self.spool = spool
      self.replay = replay
    }

    func serve(_ limits: StackThread.Limits) -> Never {
      ring[.overflowLow] = UInt64(limits.overflow.lowerBound)
      ring[.overflowHigh] = UInt64(limits.overflow.upperBound)
      let fuzzer = Fuzzer(plan: plan, runner: WorkerRunner(ring: ring, fence: limits.fence))
      Limits.apply(megabytes: plan.configuration.memoryMegabytes)
      ring[.ready] = 1
      while let (kind, first, second, third) = SystemCalls.receive() {
        switch Message(rawValue: kind) {
        case .block:
          for iteration in first..<second { fuzzer.fuzzOne(iteration).forEach(spool.write) }
        case .replay:
          replayOne(fuzzer, iteration: first, target: Int(second), options: third)
            .forEach(spool.write)
        case nil: break
        }
        ring[.blocksDone] = ring[.blocksDone] + 1
      }
      ring[.finished] = 1
      _exit(0)
    }

    private func replayOne(
      _ fuzzer: Fuzzer,
      iteration: UInt64,
      target: Int,
      options: UInt64
    ) -> [Fuzzer.Report] {
      let bytes = (try? Data(contentsOf: replay)).map { [UInt8]($0) } ?? []
      let input = InputSource.Input(bytes: bytes, target: target, options: options, mutators: [])
      return fuzzer.fuzzOne(iteration, input: input, judgesAll: true)
    }
  }
}
