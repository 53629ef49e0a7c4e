import Foundation

/// The outcome of one case.
enum CaseOutcome {
  /// The worker survived; these are the violations that oracles found.
  case survived([ViolationSpool.Line])
  /// The worker died in the target.
  case died(Death)
  /// The fuzzer itself failed, or the user asked to stop.
  case failed(String)
}

/// Runs single inputs in a separate worker: for replays, reruns and the minimizer.
///
/// Cases that survive share one process; each death costs a new one.
final class CaseRunner {
  private let plan: CampaignPlan
  private let directory: RunDirectory
  private let executable: String
  private let limit: Double
  private var worker: WorkerHandle
  private var spool: ViolationSpool.Reader
  private var batchNumber: UInt64 = 0
  private var lines: [ViolationSpool.Line] = []

  /// How many cases have run.
  private(set) var executions = 0
  private let interruption: Interruption

  /// The maximum number of cases in a batch.
  static let batchSize = 32

  /// The failure message of cases that did not run because the user asked to stop.
  private static let interrupted = "interrupted"

  /// A runner for the targets of `plan`; nil if the temporary folder has no room.
  ///
  /// It runs nothing once `interruption` is over; by default it creates its own, without a grace period. If
  /// `backtraces` is set (the path of a folder, ending in `/`), the runtime writes a backtrace there for
  /// every death; limits and crash notes are off then.
  init?(
    plan: CampaignPlan,
    executable: String,
    interruption: Interruption = Interruption(grace: 0),
    backtraces: String? = nil
  ) {
    self.interruption = interruption
    // Cases include their input: the corpus would only slow down every start.
    var configuration = plan.configuration
    configuration.jobs = 1
    self.plan = CampaignPlan(
      configuration: configuration,
      targets: plan.targets,
      corpus: Corpus([]),
      oracles: plan.oracles,
      mutators: plan.mutators
    )
    guard let directory = RunDirectory.make() else { return nil }
    guard directory.write(self.plan),
      let worker = WorkerHandle(
        number: 0,
        directory: directory,
        executable: executable,
        backtraces: backtraces
      )
    else {
      directory.remove()
      return nil
    }
    self.directory = directory
    self.executable = executable
    self.worker = worker
    // Writing a backtrace takes time, which must not count against the input.
    let patience = 2 * Double(configuration.timeoutMilliseconds) / 1000
    limit = backtraces == nil ? patience : max(patience, 20)
    spool = ViolationSpool.Reader(path: directory.spool(0))
  }

  deinit {
    worker.kill()
    directory.remove()
  }

  /// Runs `item` alone.
  func run(_ item: Case) -> CaseOutcome {
    run([item]).first ?? .failed("the case did not run")
  }

  /// Runs `cases` in their order, up to the first that fails if `stopsAtFailure`.
  ///
  /// There is one outcome for each case that ran; a failure of the fuzzer ends the list.
  func run(_ cases: [Case], stopsAtFailure: Bool = false) -> [CaseOutcome] {
    interruption.sleep(milliseconds: 0)
    if interruption.isOver { return [.failed(Self.interrupted)] }
    batchNumber += 1
    let file = directory.batch(batchNumber)
    defer { try? FileManager.default.removeItem(at: file) }
    guard CaseBatch(cases: cases, stopsAtViolation: stopsAtFailure).write(to: file) else {
      return [.failed(HarnessFailure.noRoom.message)]
    }
    var outcomes: [CaseOutcome] = []
    var hasRetried = false
    while outcomes.count < cases.count {
      guard worker.process != nil || worker.start() else {
        return outcomes + [.failed("a worker cannot be started: \(executable)")]
      }
      let first = outcomes.count
      worker.ring[.caseNumber] = UInt64(first)
      worker.giveCases(batch: batchNumber, from: first)
      let event = waitForEvent()
      worker.forget()
      lines = spool.newLines()
      // The mapping is shared: every case below this number is finished.
      let reached = min(Int(worker.ring[.caseNumber]), cases.count)
      for position in first..<max(first, reached) { outcomes.append(survivor(position)) }
      if case .outside = event, !hasRetried {
        hasRetried = true
        continue
      }
      switch event {
      case .done: if reached < cases.count, stopsAtFailure { return counted(outcomes) }
      case .ended(let death): outcomes.append(.died(death))
      case .outside: outcomes.append(.failed("workers were killed by an outside signal"))
      case .failed(let message): outcomes.append(.failed(message))
      }
      if case .failed = outcomes.last { return counted(outcomes) }
      if stopsAtFailure, case .died = outcomes.last { return counted(outcomes) }
    }
    return counted(outcomes)
  }

  private func counted(_ outcomes: [CaseOutcome]) -> [CaseOutcome] {
    executions += outcomes.count
    return outcomes
  }

  private func survivor(_ position: Int) -> CaseOutcome {
    .survived(lines.filter { $0.caseNumber == position })
  }

  private enum Event {
    case done
    case ended(Death)
    case outside
    case failed(String)
  }

  private func waitForEvent() -> Event {
    while true {
      worker.collect()
      if worker.isIdle { return .done }
      if let end = worker.end() { return event(of: end) }
      interruption.sleep(milliseconds: 1)
      if interruption.isOver {
        worker.kill()
        return .failed(Self.interrupted)
      }
      guard worker.isReady else {
        guard worker.isSilent(for: WorkerHandle.startupSeconds) else { continue }
        worker.kill()
        return .failed("a worker did not start: \(executable)")
      }
      guard worker.hangs(beyond: Patience(timeout: limit)) else { continue }
      worker.kill()
      return judged(.hang)
    }
  }

  private func event(of end: ChildProcess.End) -> Event {
    let death = Death(end, ring: worker.ring, errorFile: directory.errors(0))
    guard worker.isReady else {
      return .failed("a worker cannot start: \(death.firstLine ?? death.message) (\(executable))")
    }
    return end.isFromOutside ? .outside : judged(death)
  }

  private func judged(_ death: Death) -> Event {
    guard worker.phase.isOfTarget else {
      return .failed(
        "a worker died outside the target, in phase '\(worker.phase)' (\(death.message));"
          + " this is a bug of the fuzzer"
      )
    }
    return .ended(death)
  }

  /// What the last process wrote to its standard error.
  var errorText: Data { FileManager.default.contents(atPath: directory.errors(0)) ?? Data() }
}
