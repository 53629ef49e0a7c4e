/// Proves that the fuzzer finds what was planted: a fuzzer that cannot proves nothing.
public struct SelfTest: Sendable {
  /// What became of one planted bug.
  public struct Row: Sendable {
    /// The planted bug.
    public let bug: PlantedTarget.Bug
    /// The finding it ended as, or nil.
    public let finding: Finding?
    /// Whether the finding's input is byte for byte the input of its iteration.
    public let isExact: Bool

    /// Whether the bug was reported as it should be.
    public var passed: Bool { finding != nil && isExact }
  }

  /// One row for each planted bug that this build can notice.
  public let rows: [Row]
  /// Findings that nobody planted.
  public let strays: [Finding]
  /// Why the run itself failed, or nil.
  public let failure: String?

  /// Whether every bug was found exactly once, and nothing else.
  public var passed: Bool {
    failure == nil && strays.isEmpty && rows.allSatisfy(\.passed)
  }

  /// The plan of a self-test.
  public static func plan(seed: UInt64, jobs: Int) -> CampaignPlan {
    var configuration = FuzzConfiguration()
    configuration.seed = seed
    configuration.jobs = jobs
    configuration.iterations = 800
    configuration.timeoutMilliseconds = 400
    return CampaignPlan(
      configuration: configuration,
      targets: [PlantedTarget()],
      corpus: Corpus([])
    )
  }

  /// Judges the result of the plan of a self-test.
  public init(_ result: CampaignResult) {
    rows = PlantedTarget.Bug.allCases.filter(\.isNoticeable)
      .map { bug in
        let finding = result.findings.first { finding in
          finding.kind == bug.findingKind && bug.iterations.contains(finding.iteration)
        }
        let planned = finding.map { result.plan.source.input(at: $0.iteration).bytes }
        return Row(bug: bug, finding: finding, isExact: finding?.input == planned)
      }
    let expected = Set(rows.compactMap { $0.finding?.signature })
    strays = result.findings.filter { !expected.contains($0.signature) }
    if case .failed(let message) = result.status { failure = message } else { failure = nil }
  }
}
