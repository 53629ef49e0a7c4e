import Foundation
import PlatformSupport

/// The work of a worker's thread: serves messages until there are no more.
///
/// It is handed over once and used by that thread alone afterwards, which makes the unchecked conformance
/// safe.
final class WorkerService: @unchecked Sendable {
  private let plan: CampaignPlan
  private let ring: SharedRing
  private let spool: ViolationSpool.Writer
  private let directory: RunDirectory

  /// The sensor for edges of the code under test; set before the thread starts, or never.
  var sensor: any FeatureSensor = BlindSensor()

  /// The observer of features; set before the thread starts, or never.
  var observer: FeatureObserver?

  init(
    plan: CampaignPlan,
    ring: SharedRing,
    spool: ViolationSpool.Writer,
    directory: RunDirectory
  ) {
    self.plan = plan
    self.ring = ring
    self.spool = spool
    self.directory = directory
  }

  func serve(_ limits: StackThread.Limits, messages: Int32) -> Never {
    ring[.overflowLow] = UInt64(limits.overflow.lowerBound)
    ring[.overflowHigh] = UInt64(limits.overflow.upperBound)
    // With backtraces on, the runtime handles the signals, and the kind of death is known.
    let isTraced = Worker.hasBacktraces
    if !isTraced { CrashNote.install(in: ring, stackEnd: limits.end) }
    let timeout = 2 * Double(plan.configuration.timeoutMilliseconds) / 1000
    let runner = WorkerRunner(
      ring: ring,
      fence: limits.fence,
      sensor: sensor,
      shadow: Shadow(directory: directory, timeout: timeout)
    )
    let fuzzer = Fuzzer(plan: plan, runner: runner, observer: observer)
    // The process that writes a backtrace inherits the limit, and needs more memory than a worker.
    let megabytes = plan.configuration.memoryMegabytes
    Limits.apply(megabytes: isTraced ? megabytes * 4 : megabytes)
    ring[.ready] = 1
    while let message = SystemCalls.receive(from: messages) {
      serve(message, fuzzer)
      ring[.blocksDone] = ring[.blocksDone] + 1
    }
    ring[.finished] = 1
    _exit(0)
  }

  private func serve(_ message: (UInt64, UInt64, UInt64, UInt64), _ fuzzer: Fuzzer) {
    switch Worker.Message(rawValue: message.0) {
    case .block:
      let block = message.1..<max(message.1, message.2)
      limitTime(iterations: block.count)
      for iteration in block {
        for report in fuzzer.fuzzOne(iteration) { spool.write(report) }
      }
    case .cases: runCases(batch: message.1, from: Int(message.2), fuzzer)
    case nil: break
    }
  }

  private func runCases(batch number: UInt64, from first: Int, _ fuzzer: Fuzzer) {
    guard let batch = CaseBatch(at: directory.batch(number)) else { return }
    for (position, item) in batch.cases.enumerated().dropFirst(first) {
      limitTime(iterations: 1)
      ring[.caseNumber] = UInt64(position)
      let reports = item.run(with: fuzzer)
      for report in reports { spool.write(report, caseNumber: position) }
      ring[.caseNumber] = UInt64(position + 1)
      if batch.stopsAtViolation, !reports.isEmpty { break }
    }
  }

  /// The supervisor kills hanging workers; this limit applies if the supervisor is gone.
  private func limitTime(iterations: Int) {
    guard !Worker.hasBacktraces else { return }
    let seconds = 60 + iterations * plan.configuration.timeoutMilliseconds / 1000
    Limits.allowProcessorTime(seconds: seconds)
  }
}
