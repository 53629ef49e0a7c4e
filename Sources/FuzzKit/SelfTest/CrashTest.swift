/// Checks that no death is lost, counted twice or misclassified: many deaths of each of eight kinds.
public struct CrashTest: Sendable {
  /// The results for the deaths of one kind.
  public struct Row: Sendable {
    /// The kind.
    public let kind: CrashingTarget.Kind
    /// How often it was planted.
    public let planted: Int
    /// How many of those iterations were reported with the right kind of death.
    public let seen: Int
    /// How many inputs were recovered byte for byte.
    public let exact: Int
    /// Their signatures.
    public let signatures: [Signature]

    /// Whether all were seen, recovered, and given the same signature.
    public var passed: Bool { seen == planted && exact == planted && signatures.count == 1 }
  }

  /// One row for each kind.
  public let rows: [Row]
  /// Findings of the campaign.
  public let findings: [Finding]
  /// Seconds that the campaign took.
  public let seconds: Double
  /// The failure of the run itself; nil if there is none.
  public let failure: String?

  /// Whether there is exactly one finding for each kind, with all its deaths, and no other.
  public var passed: Bool {
    failure == nil && rows.allSatisfy(\.passed) && findings.count == rows.count
      && Set(rows.flatMap(\.signatures)).count == rows.count
      && findings.reduce(0) { $0 + $1.hits } == rows.reduce(0) { $0 + $1.planted }
  }

  /// Runs `count` rounds of deaths, each with all eight kinds.
  ///
  /// `executable` is the tool whose worker command is used; nil means the running program.
  public static func run(count: Int, seed: UInt64, jobs: Int, executable: String? = nil)
    -> CrashTest
  {
    var configuration = FuzzConfiguration()
    configuration.seed = seed
    configuration.jobs = jobs
    configuration.iterations = UInt64(max(1, count)) * CrashingTarget.Kind.round
    configuration.timeoutMilliseconds = 150
    configuration.memoryMegabytes = 512
    let plan = CampaignPlan(
      configuration: configuration,
      targets: [CrashingTarget()],
      corpus: Corpus([])
    )
    let supervisor = Supervisor(
      plan: plan,
      findingsFolder: nil,
      executable: executable,
      triage: .signaturesOnly
    )
    let deaths = DeathList()
    supervisor.add(deaths)
    return CrashTest(supervisor.run(), deaths, resolver: supervisor.resolver)
  }

  /// Records every death, including those that were deduplicated.
  private final class DeathList: SupervisionListener {
    private(set) var deaths: [(death: Death, record: SharedRing.Record)] = []

    func hear(_ event: SupervisionEvent) {
      if case .death(let death, let record) = event { deaths.append((death, record)) }
    }
  }

  private init(_ result: CampaignResult, _ list: DeathList, resolver: SignatureResolver) {
    let plan = result.plan
    rows = CrashingTarget.Kind.allCases.map { kind in
      let deaths = list.deaths.filter {
        CrashingTarget.Kind.shown(in: $0.record.iteration) == kind
      }
      let right = deaths.filter { $0.death.kind == kind.deathKind }
      let exact = right.filter {
        plan.source.input(at: $0.record.iteration).bytes == $0.record.bytes
      }
      let signatures = deaths.map { entry in
        resolver.signature(of: entry.death, in: Case(entry.record))
      }
      return Row(
        kind: kind,
        planted: Int(plan.configuration.iterations / CrashingTarget.Kind.round),
        seen: Set(right.map(\.record.iteration)).count,
        exact: Set(exact.map(\.record.iteration)).count,
        signatures: Set(signatures).sorted()
      )
    }
    findings = result.findings
    seconds = result.seconds
    if case .failed(let message) = result.status { failure = message } else { failure = nil }
  }
}
