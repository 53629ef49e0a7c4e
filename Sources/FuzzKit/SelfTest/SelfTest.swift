/// Checks that the fuzzer finds planted bugs: one that does not find them proves nothing.
public struct SelfTest: Sendable {
  /// The result for one planted bug.
  public struct Row: Sendable {
    /// The planted bug.
    public let bug: PlantedTarget.Bug
    /// The finding it produced; nil if it was missed.
    public let finding: Finding?
    /// Whether the finding's input is byte for byte the input of its iteration.
    public let isExact: Bool

    /// Whether the bug was reported correctly.
    public var passed: Bool { finding != nil && isExact }
  }

  /// One row for each planted bug that this build can detect.
  public let rows: [Row]
  /// Findings that were not planted.
  public let strays: [Finding]
  /// The failure of the run itself; nil if there is none.
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

  /// Evaluates the result of a self-test's plan.
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
