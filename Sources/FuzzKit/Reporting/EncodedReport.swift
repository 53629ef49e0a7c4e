public import Foundation

/// The report of a campaign as JSON.
///
/// Schema 3. Nothing in it depends on time, machine or number of jobs, so two reports of the same campaign
/// are equal byte for byte; time is reported in a separate file (`EncodedTiming`).
public struct EncodedReport: Codable, Sendable {
  struct Limits: Codable, Sendable {
    var maximumLength: Int
    var memoryMegabytes: Int
    var stackKilobytes: Int
    var timeoutMilliseconds: Int
  }

  struct TargetCounts: Codable, Sendable {
    var name: String
    var iterations: UInt64
    var valid: UInt64
    var decoded: UInt64
    var refused: UInt64
    var repaired: UInt64
    var compared: UInt64
    var referenceDecoded: UInt64
    var died: UInt64
    /// By the class of the inputs; classes that did not occur are absent.
    var answers: [String: AnswerTable.Counts]
  }

  /// The growth of work with the length of inputs that were enlarged in one way.
  struct Cost: Codable, Sendable {
    var growth: String
    var grown: UInt64
    /// The upper bounds of the slope steps; the last step has none.
    var bounds: [Double]
    var counts: [UInt64]
  }

  struct OracleCounts: Codable, Sendable {
    var name: String
    var share: Int
    var held: UInt64
    var silent: UInt64
    var broken: UInt64
    /// By the names of the exceptions that silenced it; absent if none did.
    var exempt: [String: UInt64]?
  }

  struct MutatorCounts: Codable, Sendable {
    var name: String
    var applied: UInt64
    var stillValid: UInt64
    /// Hits of any finding.
    var findings: UInt64
    /// Findings whose first input it helped to make.
    var newFindings: Int
  }

  struct Coverage: Codable, Sendable {
    var edges: Int
    var features: Int
    var corpusEntries: Int
    var corpusDigest: String

    init(_ summary: CoverageSummary) {
      edges = summary.edges
      features = summary.features
      corpusEntries = summary.entries.count
      corpusDigest = Digest.hexadecimal(summary.digest)
    }
  }

  var schemaVersion: Int
  var status: String
  var seed: UInt64
  var corpusDigest: String
  var corpusEntries: Int
  var firstIteration: UInt64
  /// Absent if only the time limit was to end the campaign.
  var iterationsAsked: UInt64?
  /// Absent if there was no limit.
  var secondsAsked: Double?
  var iterationsDone: UInt64
  var nextIteration: UInt64
  var validInputs: UInt64
  var validShare: Double
  var limits: Limits
  var targets: [TargetCounts]
  var oracles: [OracleCounts]
  var mutators: [MutatorCounts]
  var findings: [EncodedFinding]
  var progress: [EncodedProgress]
  /// Empty if work was not counted.
  var costs: [Cost]
  var knownButUnseen: [String]
  /// Absent if inputs were not collected.
  var coverage: Coverage?

  /// The report of `result`; inputs of findings are below `folder`.
  public init(_ result: CampaignResult, folder: String) {
    let plan = result.plan
    let statistics = result.statistics
    schemaVersion = 4
    status = result.status.code
    seed = plan.configuration.seed
    corpusDigest = Digest.hexadecimal(plan.digest)
    corpusEntries = plan.corpus.entries.count
    firstIteration = plan.configuration.firstIteration
    iterationsAsked = plan.configuration.isEndless ? nil : plan.configuration.iterations
    secondsAsked = result.timeLimit
    iterationsDone = statistics.iterations
    nextIteration = result.nextIteration
    validInputs = statistics.valid
    validShare = (statistics.validShare * 10_000).rounded() / 10_000
    limits = Limits(
      maximumLength: plan.configuration.maximumLength,
      memoryMegabytes: plan.configuration.memoryMegabytes,
      stackKilobytes: plan.configuration.stackKilobytes,
      timeoutMilliseconds: plan.configuration.timeoutMilliseconds
    )
    targets = plan.targets.indices.map { Self.counts(ofTarget: $0, plan, statistics) }
    oracles = plan.oracles.all.indices.map { Self.counts(ofOracle: $0, plan, statistics) }
    mutators = plan.mutators.all.indices.map { Self.counts(ofMutator: $0, result) }
    progress = EncodedProgress.all(in: statistics)
    costs = CostTable(statistics).rows
      .map {
        Cost(growth: $0.growth, grown: $0.total, bounds: CostScale.bounds, counts: $0.counts)
      }
    knownButUnseen = result.unseen
    coverage = result.coverage.map(Coverage.init)
    findings = result.findings.map { EncodedFinding($0, folder: folder) }
  }

  /// The report as a file.
  public var data: Data { ReportCoding.data(self) }

  private static func counts(
    ofTarget number: Int,
    _ plan: CampaignPlan,
    _ statistics: CampaignStatistics
  ) -> TargetCounts {
    TargetCounts(
      name: plan.targets[number].name,
      iterations: statistics.target(number, .iterations),
      valid: statistics.target(number, .valid),
      decoded: statistics.target(number, .decoded),
      refused: statistics.target(number, .refused),
      repaired: statistics.target(number, .repaired),
      compared: statistics.target(number, .compared),
      referenceDecoded: statistics.target(number, .agreedToDecode),
      died: statistics.target(number, .died),
      answers: answers(ofTarget: number, statistics)
    )
  }

  private static func answers(
    ofTarget number: Int,
    _ statistics: CampaignStatistics
  ) -> [String: AnswerTable.Counts] {
    var answers: [String: AnswerTable.Counts] = [:]
    for inputClass in InputClass.allCases {
      let counts = AnswerTable.counts(number, inputClass, statistics)
      if counts.total > 0 { answers["\(inputClass)"] = counts }
    }
    return answers
  }

  private static func counts(
    ofOracle number: Int,
    _ plan: CampaignPlan,
    _ statistics: CampaignStatistics
  ) -> OracleCounts {
    let oracle = plan.oracles.all[number]
    let exempt = statistics.exemptions(ofOracle: number)
    return OracleCounts(
      name: oracle.name,
      share: oracle.share,
      held: statistics.oracle(number, .held),
      silent: statistics.oracle(number, .silent),
      broken: statistics.oracle(number, .broken),
      exempt: exempt.isEmpty
        ? nil : Dictionary(exempt.map { ($0.name, $0.count) }, uniquingKeysWith: +)
    )
  }

  private static func counts(ofMutator number: Int, _ result: CampaignResult) -> MutatorCounts {
    let name = result.plan.mutators.all[number].name
    return MutatorCounts(
      name: name,
      applied: result.statistics.mutator(number, .applied),
      stillValid: result.statistics.mutator(number, .stillValid),
      findings: result.statistics.mutator(number, .findings),
      newFindings: result.newFindings(of: name)
    )
  }
}

extension CampaignResult {
  /// How many findings were first shown by an input that this mutator helped to make.
  func newFindings(of mutator: String) -> Int {
    findings.count { $0.mutators.contains(mutator) }
  }
}

extension CampaignResult.Status {
  /// The word for this status in reports.
  public var code: String {
    switch self {
    case .complete: "complete"
    case .interrupted: "interrupted"
    case .stopped: "stopped"
    case .outOfTime: "outOfTime"
    case .failed: "failed"
    }
  }

  /// The same for people.
  var words: String {
    switch self {
    case .complete: "complete"
    case .interrupted: "interrupted; the result is incomplete"
    case .stopped: "stopped after the findings that --max-findings allows"
    case .outOfTime: "ended by its time limit"
    case .failed(let message): "failed: \(message)"
    }
  }
}

/// What differs between two runs of one campaign.
public struct EncodedTiming: Codable, Sendable {
  var schemaVersion = 1
  var jobs: Int
  var seconds: Double
  var iterationsPerSecond: Double
  var restarts: Int

  /// The timing of `result`.
  public init(_ result: CampaignResult) {
    jobs = result.plan.configuration.jobs
    seconds = result.seconds
    iterationsPerSecond = result.rate
    restarts = result.restarts
  }

  /// The timing as a file.
  public var data: Data { ReportCoding.data(self) }
}

extension CampaignResult {
  /// Iterations per second.
  public var rate: Double {
    seconds > 0 ? (Double(statistics.iterations) / seconds).rounded() : 0
  }
}
