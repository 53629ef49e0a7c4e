public import Foundation

/// Runs a campaign under supervision and builds its result from the events.
///
/// ``Campaign`` does this for a whole program. Supervision (Engine/Supervision) starts the workers and sends
/// events; listeners record findings and counts, report progress, and stop the campaign when it has enough
/// findings. At the end, triage turns the records into findings (Triage/Triager.swift).
public final class Supervisor {
  let plan: CampaignPlan
  let executable: String
  let stop: StopConditions
  let record: CampaignRecord
  let resolver: SignatureResolver
  private let triage: TriageSettings
  private let known: KnownFindings
  private let progressInterval: Double
  /// The record comes first, since the other listeners query it.
  private var listeners: [any SupervisionListener]

  /// Seconds after which no more iterations are handed out; nil, the default, for no limit.
  ///
  /// Iterations that were handed out are finished, so those that are done have no gaps.
  public var timeLimit: Double? {
    get { stop.timeLimit }
    set { stop.timeLimit = newValue }
  }

  /// Creates a supervisor for `plan`; findings are written below `findingsFolder` if there is one.
  ///
  /// `known` lists the signatures of known findings. A campaign ends early when it has `mostFindings` others;
  /// nil, the default, means that it runs to its end.
  public init(
    plan: CampaignPlan,
    findingsFolder: URL?,
    executable: String? = nil,
    triage: TriageSettings = TriageSettings(),
    known: KnownFindings = KnownFindings(),
    mostFindings: Int? = nil,
    progressInterval: Double = 10,
    onProgress: @escaping (CampaignProgress) -> Void = { _ in }
  ) {
    let executable = executable ?? SystemCalls.executable
    let program = SystemCalls.program(executable)
    let stop = StopConditions(mayBeSatisfied: mostFindings != nil)
    self.plan = plan
    self.executable = executable
    self.stop = stop
    self.triage = triage
    self.known = known
    self.progressInterval = progressInterval
    resolver = SignatureResolver(
      plan: plan,
      executable: executable,
      interruption: stop.interruption
    )
    let folder = findingsFolder.map { FindingFolder($0, program: program) }
    record = CampaignRecord(plan, folder: folder)
    listeners = [record, ProgressTeller(record, of: plan, stop: stop, onProgress: onProgress)]
    if let mostFindings {
      add(
        FindingGoal(
          mostFindings,
          beside: known,
          in: record,
          of: plan,
          resolver: resolver,
          stop: stop
        )
      )
    }
  }

  /// Adds a listener for the events of the campaign.
  func add(_ listener: any SupervisionListener) { listeners.append(listener) }

  /// What the targets claim and the campaign could not test, a sentence each; ask before ``run()``.
  func mistakesOfClaims() -> [String] {
    SystemCalls.blockInterrupts()
    let interruption = stop.interruption
    let runner = CaseRunner(plan: plan, executable: executable, interruption: interruption)
    return ClaimCheck.mistakes(in: plan) { runner?.run($0) ?? [] }
  }

  /// Runs the whole campaign.
  public func run() -> CampaignResult {
    let outcome = Supervision.run(
      plan,
      executable: executable,
      stop: stop,
      progressInterval: progressInterval,
      listeners: listeners
    )
    let collected = record.ledger.sorted
    guard !collected.isEmpty, outcome.failure == nil, !stop.isAborted else {
      return result(of: collected, after: outcome)
    }
    // Without symbolication if interrupted: a user who asked to stop does not want to wait.
    let settings = stop.isInterrupted ? .signaturesOnly : triage
    let triager = makeTriager(settings, folder: record.ledger.folder)
    let findings = triager.process(collected)
    var triaged = outcome
    triaged.failure = triager.failure.map(HarnessFailure.init)
    return result(of: findings, after: triaged)
  }

  /// Creates the triager of the recorded findings.
  func makeTriager(_ settings: TriageSettings, folder: FindingFolder?) -> Triager {
    Triager(
      plan: plan,
      settings: settings,
      folder: folder,
      resolver: resolver,
      executable: executable,
      interruption: stop.interruption
    )
  }

  /// The result of supervision and triage.
  func result(of findings: [Finding], after outcome: SupervisionOutcome) -> CampaignResult {
    CampaignResult(
      plan: plan,
      status: status(after: outcome),
      findings: findings.map { finding in
        var finding = finding
        finding.acceptedBecause = known.reason(for: finding.signature)
        return finding
      },
      unseen: known.unseen(among: findings),
      statistics: record.statistics(outcome.counts),
      nextIteration: outcome.nextIteration,
      seconds: stop.elapsed,
      restarts: record.restarts,
      timeLimit: timeLimit,
      coverage: record.coverage.map { CoverageSummary($0, plan: plan) },
      tool: SystemCalls.program(executable)
    )
  }

  private func status(after outcome: SupervisionOutcome) -> CampaignResult.Status {
    if let failure = outcome.failure { return .failed(failure.message) }
    if stop.isInterrupted { return .interrupted }
    if stop.isSatisfied { return .stopped }
    let isUnfinished = outcome.nextIteration < plan.configuration.endIteration
    return stop.isOutOfTime && isUnfinished ? .outOfTime : .complete
  }
}
