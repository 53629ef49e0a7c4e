/// What a campaign has come to so far, by the events of its supervision.
final class CampaignRecord: SupervisionListener {
  /// The findings, before triage.
  private(set) var ledger: FindingLedger
  /// What the inputs have shown; nil while nobody looks.
  private(set) var feedback: FeedbackMerger?
  /// Processes that took the place of others.
  private(set) var restarts = 0
  /// When there was last a new finding, or a new input in the corpus of feedback.
  private(set) var lastNews: Double?

  private let plan: CampaignPlan
  private var newsCount = 0
  /// The counts of iterations that no worker survived, and so none has counted.
  private var deathCounts: [UInt64]

  /// Nothing has happened yet; the inputs of findings are written to `folder` if there is one.
  init(_ plan: CampaignPlan, folder: FindingFolder? = nil) {
    self.plan = plan
    ledger = FindingLedger(plan: plan, folder: folder)
    deathCounts = Array(repeating: 0, count: plan.layout.count)
    if plan.configuration.feedback != .off { feedback = FeedbackMerger(plan.configuration) }
  }

  func hear(_ event: SupervisionEvent) {
    switch event {
    case .violation(let line): ledger.add(line)
    case .death(let death, let record):
      ledger.add(death, record)
      count(deathAt: record)
    case .restart: restarts += 1
    case .epoch(let merger): feedback = merger
    case .collected: noteNews(at: SystemCalls.now)
    case .progress: break
    }
  }

  /// Adds what became of a case that ran outside of a campaign's order; such cases are not counted.
  func add(_ outcome: CaseOutcome, of item: Case) {
    switch outcome {
    case .survived(let lines): for line in lines { ledger.add(line) }
    case .died(let death): ledger.add(death, of: item)
    case .failed: break
    }
  }

  /// The counts of the campaign; `workers` are the counters of all workers.
  func statistics(_ workers: [UInt64]) -> CampaignStatistics {
    CampaignStatistics(counts: zip(workers, deathCounts).map { $0 + $1 }, plan: plan)
  }

  private func count(deathAt record: SharedRing.Record) {
    let input = record.isVariant ? source(of: record) : record.bytes
    let counts = plan.layout.deathCounts(
      iteration: record.iteration,
      target: record.target,
      mutators: FindingLedger.numbers(in: record.mutators),
      inputClass: InputClass(JSONTree(parsing: input).map(JSONFacts.init))
    )
    for number in counts where deathCounts.indices.contains(number) { deathCounts[number] += 1 }
  }

  /// The input of an iteration whose variant a worker did not survive.
  private func source(of record: SharedRing.Record) -> [UInt8] {
    plan.source.input(at: record.iteration, guidedBy: feedback?.picks).bytes
  }

  private func noteNews(at now: Double) {
    let count = ledger.findings.count + (feedback?.map.entries.count ?? 0)
    if count > newsCount { lastNews = now }
    newsCount = max(newsCount, count)
  }
}
