/// The results of a campaign so far, collected from supervision events.
final class CampaignRecord: SupervisionListener {
  /// The findings, before triage.
  private(set) var ledger: FindingLedger
  /// The inputs that show something new; nil if they are not collected.
  private(set) var coverage: FeatureMap?
  /// The number of processes that replaced others.
  private(set) var restarts = 0
  /// The time of the last new finding or new input that was collected.
  private(set) var lastNews: Double?

  private let plan: CampaignPlan
  private var newsCount = 0
  /// The counts of iterations that killed their worker, which therefore did not count them.
  private var deathCounts: [UInt64]

  /// Creates an empty record; inputs of findings are written to `folder` if there is one.
  init(_ plan: CampaignPlan, folder: FindingFolder? = nil) {
    self.plan = plan
    ledger = FindingLedger(plan: plan, folder: folder)
    deathCounts = Array(repeating: 0, count: plan.layout.count)
    if plan.configuration.collectsInputs { coverage = FeatureMap() }
  }

  func hear(_ event: SupervisionEvent) {
    switch event {
    case .violation(let line): ledger.add(line)
    case .death(let death, let record):
      ledger.add(death, record)
      count(deathAt: record)
    case .restart: restarts += 1
    case .candidate(let candidate): coverage?.add(candidate)
    case .collected: noteNews(at: SystemCalls.now)
    case .progress: break
    }
  }

  /// Adds the outcome of a case that ran outside of the campaign; such cases are not counted.
  func add(_ outcome: CaseOutcome, of item: Case) {
    switch outcome {
    case .survived(let lines): for line in lines { ledger.add(line) }
    case .died(let death): ledger.add(death, of: item)
    case .failed: break
    }
  }

  /// Returns the counts of the campaign; `workers` are the counters of all workers.
  func statistics(_ workers: [UInt64]) -> CampaignStatistics {
    CampaignStatistics(counts: zip(workers, deathCounts).map { $0 + $1 }, plan: plan)
  }

  private func count(deathAt record: SharedRing.Record) {
    let input = record.isVariant ? plan.source.input(at: record.iteration).bytes : record.bytes
    let counts = plan.layout.deathCounts(
      iteration: record.iteration,
      target: record.target,
      mutators: FindingLedger.numbers(in: record.mutators),
      inputClass: InputClass(JSONTree(parsing: input).map(JSONFacts.init))
    )
    for number in counts where deathCounts.indices.contains(number) { deathCounts[number] += 1 }
  }

  private func noteNews(at now: Double) {
    let count = ledger.findings.count + (coverage?.entryCount ?? 0)
    if count > newsCount { lastNews = now }
    newsCount = max(newsCount, count)
  }
}
