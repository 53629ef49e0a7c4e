/// Reports the progress of a campaign to the user's code.
final class ProgressTeller: SupervisionListener {
  private let plan: CampaignPlan
  private let record: CampaignRecord
  private let stop: StopConditions
  private let onProgress: (CampaignProgress) -> Void

  /// Calls `onProgress` whenever a report is due, with the state of `record` and `stop`.
  init(
    _ record: CampaignRecord,
    of plan: CampaignPlan,
    stop: StopConditions,
    onProgress: @escaping (CampaignProgress) -> Void
  ) {
    self.plan = plan
    self.record = record
    self.stop = stop
    self.onProgress = onProgress
  }

  func hear(_ event: SupervisionEvent) {
    guard case .progress(let workers, let next) = event else { return }
    let statistics = record.statistics(workers)
    let findings = record.ledger.findings
    onProgress(
      CampaignProgress(
        seconds: stop.elapsed,
        iterations: statistics.iterations,
        total: plan.configuration.iterations,
        valid: statistics.valid,
        findings: findings.count,
        hits: findings.values.reduce(0) { $0 + $1.hits },
        restarts: record.restarts,
        edges: record.coverage.map(\.edgeCount),
        corpus: record.coverage.map(\.entryCount),
        secondsSinceNews: record.lastNews.map { SystemCalls.now - $0 },
        timeLimit: stop.timeLimit,
        nextIteration: next
      )
    )
  }
}
