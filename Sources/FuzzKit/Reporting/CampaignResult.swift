/// The progress of a campaign, for the line on the terminal.
public struct CampaignProgress: Sendable {
  /// Seconds since the start.
  public let seconds: Double
  /// Iterations that are done.
  public let iterations: UInt64
  /// Iterations that were requested.
  public let total: UInt64
  /// Inputs that were valid JSON.
  public let valid: UInt64
  /// Findings so far.
  public let findings: Int
  /// How often they were hit.
  public let hits: Int
  /// Workers that had to be restarted.
  public let restarts: Int
  /// Edges that were taken; nil if inputs are not collected.
  public let edges: Int?
  /// Inputs that were collected; nil if they are not.
  public let corpus: Int?
  /// Seconds since the last new finding or corpus input; nil if there was none.
  public let secondsSinceNews: Double?
  /// Seconds after which the campaign ends; nil for no limit.
  public let timeLimit: Double?
  /// The first iteration that is not known to be finished, from which a new campaign would go on.
  public let nextIteration: UInt64
}

/// What a campaign found.
public struct CampaignResult: Sendable {
  /// How it ended.
  public enum Status: Hashable, Sendable {
    /// All iterations are done.
    case complete
    /// The user stopped it.
    case interrupted
    /// It has as many findings as requested.
    case stopped
    /// The time limit was reached before all iterations were done.
    case outOfTime
    /// The fuzzer itself failed.
    case failed(String)
  }

  /// The plan of the campaign.
  public let plan: CampaignPlan
  /// How it ended.
  public let status: Status
  /// The findings, by the iteration that first showed them.
  public let findings: [Finding]
  /// The findings whose inputs are as long as they were found: hangs, those that do not show every time, and those
  /// beyond ``TriageSettings/minimizedFindings``.
  public var unminimized: [Finding] { findings.filter { $0.minimized == nil } }
  /// Signatures of known findings that were not seen.
  public let unseen: [String]
  /// The counts.
  public let statistics: CampaignStatistics
  /// The first iteration that is not known to be finished: where to resume.
  public let nextIteration: UInt64
  /// How long it took.
  public let seconds: Double
  /// Workers that had to be restarted.
  public let restarts: Int
  /// The time limit of the campaign, in seconds; nil for no limit.
  public let timeLimit: Double?
  /// The inputs that were collected; nil if they were not.
  public let coverage: CoverageSummary?
  /// The name of the program that ran it, for advice.
  public let tool: String
}

extension CampaignResult {
  /// The findings that are not known.
  public var unexpected: [Finding] { findings.filter { $0.acceptedBecause == nil } }
}

/// The counts of a campaign, with names.
public struct CampaignStatistics: Sendable {
  private let counts: [UInt64]
  private let plan: CampaignPlan

  init(counts: [UInt64], plan: CampaignPlan) {
    self.counts = counts
    self.plan = plan
  }

  /// Iterations that are done.
  public var iterations: UInt64 { total(.iterations) }

  /// Inputs that were valid JSON.
  public var valid: UInt64 { total(.valid) }

  /// The share of inputs that were valid JSON.
  public var validShare: Double {
    iterations == 0 ? 0 : Double(valid) / Double(iterations)
  }

  func target(_ number: Int, _ count: CounterLayout.TargetCount) -> UInt64 {
    counts[plan.layout.target(number, count)]
  }

  func oracle(_ number: Int, _ count: CounterLayout.OracleCount) -> UInt64 {
    counts[plan.layout.oracle(number, count)]
  }

  /// Whether an oracle was asked about any input; reports leave out the others, of which most kits have many.
  func hasAsked(_ number: Int) -> Bool {
    let counts: [CounterLayout.OracleCount] = [.held, .silent, .broken]
    return counts.contains { oracle(number, $0) > 0 }
  }

  /// How often each exception silenced an oracle; exceptions that never did are absent.
  func exemptions(ofOracle number: Int) -> [(name: String, count: UInt64)] {
    StrictExemption.allCases.compactMap { exemption in
      let count = counts[plan.layout.exemption(number, exemption)]
      return count > 0 ? ("\(exemption)", count) : nil
    }
  }

  func mutator(_ number: Int, _ count: CounterLayout.MutatorCount) -> UInt64 {
    counts[plan.layout.mutator(number, count)]
  }

  func progress(_ bucket: Int, _ count: CounterLayout.ProgressCount) -> UInt64 {
    counts[plan.layout.progress(bucket, count)]
  }

  func answer(_ target: Int, _ inputClass: InputClass, _ count: CounterLayout.AnswerCount) -> UInt64
  {
    counts[plan.layout.answer(target, inputClass.rawValue, count)]
  }

  func cost(_ growth: CostGrowth, step: Int) -> UInt64 {
    counts[plan.layout.cost(growth.number, step)]
  }

  /// How often this field of a target had a value of this kind with this outcome.
  func field(
    _ number: Int,
    ofTarget target: Int,
    _ kind: FieldTable.Kind,
    _ outcome: FieldTable.Outcome
  ) -> UInt64 {
    counts[plan.layout.fields(ofTarget: target) + FieldTable.cell(number, kind, outcome)]
  }

  func total(_ count: CounterLayout.TargetCount) -> UInt64 {
    plan.targets.indices.reduce(0) { $0 + target($1, count) }
  }
}
