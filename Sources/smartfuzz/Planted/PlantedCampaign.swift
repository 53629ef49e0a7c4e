import FuzzKit
import PlantedDecoder

/// Measures how many planted bugs the fuzzer finds: one campaign per bug, all with the same budget.
///
///     triggers                every bug shows on its own smallest input, in this very build
///     control                 the correct decoder: every finding is an error of the measurement
///     for each bug            iterations 0..<budget over all models, with this bug switched on
///       0..<25, 25..<100, …   in pieces that grow fourfold; the first finding ends the campaign
///       finding               must not reproduce on the correct decoder
///
/// Inputs are a pure function of seed and iteration, so the pieces change only the time. State leaks always run in
/// one worker, whatever `jobs` is, because they depend on earlier inputs of the same process.
struct PlantedCampaign: Sendable {
  /// What the fuzzer may know about the models.
  enum Mode: String, CaseIterable, Sendable {
    /// The seed inputs only.
    case blind
    /// Also the results of the schema probe.
    case probe

    /// The number of bugs that must be found within 300,000 iterations; nil if there is no requirement.
    var expected: Int? {
      switch self {
      case .blind: 44
      case .probe: nil
      }
    }

    /// Whether the models are probed.
    var isProbed: Bool { self != .blind }
  }

  /// The result for one bug.
  struct Row: Sendable {
    /// The bug.
    let bug: PlantedBug
    /// The first finding, or nil if the bug was missed.
    let finding: Finding?
  }

  /// Why there is no result.
  enum Failure: Error, Sendable, Equatable {
    /// The user stopped it.
    case interrupted
    /// The fuzzer or the correct decoder failed, for this reason.
    case failed(String)
  }

  /// What the fuzzer may know.
  let mode: Mode
  /// The seed number.
  let seed: UInt64
  /// The budget of each bug.
  let iterations: UInt64
  /// The number of parallel workers; it changes only the time.
  let jobs: Int

  private let executable: String?
  private let stackKilobytes: Int

  /// Creates a measurement; `executable` is started as the workers, by default the running program.
  init(
    mode: Mode,
    seed: UInt64 = 1,
    iterations: UInt64 = 300_000,
    jobs: Int = 2,
    stackKilobytes: Int = FuzzConfiguration().stackKilobytes,
    executable: String? = nil
  ) {
    self.stackKilobytes = stackKilobytes
    self.mode = mode
    self.seed = seed
    self.iterations = iterations
    self.jobs = jobs
    self.executable = executable
  }

  /// All targets of all modes; workers must know them.
  static let targets: [any FuzzTarget] =
    ([nil] + PlantedBug.allCases.map(Optional.some))
    .flatMap { bug in [Mode.blind, .probe].flatMap { targets(bug, $0) } }

  /// Runs the correct decoder; there should be no findings.
  func control() throws(Failure) -> [Finding] {
    try run(nil, 0..<iterations).findings
  }

  /// Runs the campaign of `bug`.
  func measure(_ bug: PlantedBug) throws(Failure) -> Row {
    var start: UInt64 = 0
    while start < iterations {
      let piece = start == 0 ? 25 : start * 4
      let end = min(iterations, piece)
      if let finding = try run(bug, start..<end).findings.first {
        try check(finding, of: bug)
        return Row(bug: bug, finding: finding)
      }
      start = end
    }
    return Row(bug: bug, finding: nil)
  }

  /// Returns the bugs whose triggers have no effect in this build, for example because of an optimization.
  ///
  /// State leaks are left out: they need two inputs in one process, which a replay does not run.
  func silentTriggers() throws(Failure) -> [PlantedBug] {
    var silent: [PlantedBug] = []
    for bug in PlantedBug.allCases {
      let facts = bug.facts
      guard facts.kind != .stateLeak, let text = facts.trigger.last else { continue }
      // The trigger of the stack overflow must fit an input, so unoptimized code gets no larger stack.
      // A death does not depend on what an oracle draws.
      let isJudged = OracleSet.standard.all.contains { $0.name == facts.seenBy }
      let draws: [UInt64] = isJudged ? Array(0..<16) : [0]
      let result = try replay(
        Array(text.utf8),
        bug,
        facts.model.rawValue,
        draws,
        stackKilobytes: 512
      )
      if !result.findings.contains(where: { $0.kind == facts.seenBy }) { silent.append(bug) }
    }
    return silent
  }

  /// A finding counts for `bug` only if the correct decoder passes with the same input.
  private func check(_ finding: Finding, of bug: PlantedBug) throws(Failure) {
    let model = finding.target.split(separator: "/").dropFirst(2).first.map(String.init) ?? ""
    let result = try replay(finding.input, nil, model, [finding.iteration])
    guard let stray = result.findings.first else { return }
    throw .failed(
      "the correct decoder shows \(stray.signature) in iteration \(finding.iteration) of"
        + " '\(bug.rawValue)'; this is a mistake of the planted decoder or of an oracle"
    )
  }

  private func run(_ bug: PlantedBug?, _ range: Range<UInt64>) throws(Failure) -> CampaignResult {
    let isAlone = bug?.facts.kind == .stateLeak
    let plan = plan(bug, range, jobs: isAlone ? 1 : jobs)
    return try checked(
      Supervisor(
        plan: plan,
        findingsFolder: nil,
        executable: executable
      )
      .run()
    )
  }

  private func replay(
    _ input: [UInt8],
    _ bug: PlantedBug?,
    _ model: String,
    _ draws: [UInt64],
    stackKilobytes: Int? = nil
  ) throws(Failure) -> CampaignResult {
    let plan = plan(bug, 0..<1, jobs: 1, stackKilobytes: stackKilobytes)
    let target = PlantedModelName.allCases.firstIndex { $0.rawValue == model } ?? 0
    return try checked(
      Supervisor(plan: plan, findingsFolder: nil, executable: executable)
        .replay(input, targets: [target], iterations: draws)
    )
  }

  private func plan(
    _ bug: PlantedBug?,
    _ range: Range<UInt64>,
    jobs: Int,
    stackKilobytes: Int? = nil
  ) -> CampaignPlan {
    var configuration = FuzzConfiguration()
    configuration.seed = seed
    configuration.firstIteration = range.lowerBound
    configuration.iterations = UInt64(range.count)
    configuration.jobs = jobs
    configuration.stackKilobytes = stackKilobytes ?? self.stackKilobytes
    // In processor time: no decode comes near it, and a planted hang never ends anyway.
    configuration.timeoutMilliseconds = 250
    return CampaignPlan(
      configuration: configuration,
      targets: Self.targets(bug, mode),
      corpus: Corpus([])
    )
  }

  private func checked(_ result: CampaignResult) throws(Failure) -> CampaignResult {
    switch result.status {
    case .complete, .stopped, .outOfTime: return result
    case .interrupted: throw .interrupted
    case .failed(let message): throw .failed(message)
    }
  }

  private static func targets(_ bug: PlantedBug?, _ mode: Mode) -> [any FuzzTarget] {
    PlantedModelName.allCases.map {
      PlantedDecoderTarget(bug: bug, model: $0, isProbed: mode.isProbed)
    }
  }
}
