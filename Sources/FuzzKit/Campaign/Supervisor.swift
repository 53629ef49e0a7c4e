public import Foundation

/// Starts workers, hands out iterations, and sees what the workers do not survive.
///
/// One thread, no Dispatch, no Task, and it never runs an input itself. Iterations go out in blocks
/// of rising numbers; what comes back is merged by iteration, so the number of workers changes
/// nothing but the time. A worker that dies leaves its last input in its ring; the iteration counts
/// as done, and a new worker goes on behind it. When all is done, triage makes findings of what was
/// collected (Triage/Triager.swift).
public final class Supervisor {
  let plan: CampaignPlan
  let executable: String
  let onProgress: (CampaignProgress) -> Void
  let progressInterval: Double
  let triage: TriageSettings
  let known: KnownFindings
  let mostFindings: Int?

  var ledger: FindingLedger
  var workers: [WorkerHandle] = []
  var spools: [ViolationSpool.Reader] = []
  var errorFiles: [String] = []
  var unconfirmedHangs: [SharedRing.Record] = []
  /// What the inputs have shown; nil while nobody looks.
  var feedback: FeedbackMerger?
  var featureOffsets: [UInt64] = []
  /// Where it is kept what was learned in each epoch; nil for nowhere.
  let recording: EpochRecord?
  /// What an earlier campaign learned in each epoch; nil if there was none.
  let learned: EpochRecord?
  var extraCounts: [UInt64]
  var next: UInt64
  var failure: String?
  /// Whether the user asked to stop: what is handed out is finished, as long as there is time for it.
  let interruption = Interruption(grace: Interruption.campaignGrace)
  /// The user asked to stop, and the report is written.
  var isInterrupted: Bool { interruption.isRequested }
  /// The user asked again, or waiting takes too long: the workers are ended at once.
  var isAborted: Bool { interruption.isOver }
  /// There are as many findings as were asked for.
  var isSatisfied = false
  /// Seconds after which nothing more is handed out; nil, the default, for no limit.
  ///
  /// What is handed out is finished, so the iterations that are done have no holes.
  public var timeLimit: Double?
  /// The time is up.
  var isOutOfTime = false
  /// When something was found that was new.
  var lastNews: Double?
  var newsCount = 0
  let resolver: SignatureResolver
  /// Whether every death is kept, for the self-test.
  var keepsDeaths = false
  var deaths: [(death: Death, record: SharedRing.Record)] = []
  var outsideStrikes: Set<UInt64> = []
  var restarts = 0
  let startTime = SystemCalls.now
  var lastProgress = SystemCalls.now
  var lastCollection = SystemCalls.now
  /// What the iterations took, without the start of the workers.
  let meter = WorkMeter()

  static let pollMilliseconds = 2
  static let maximumReruns = 64

  /// A supervisor for `plan`; findings are written below `findingsFolder` if there is one.
  ///
  /// `known` names signatures that are accepted. A campaign ends early when it has `mostFindings`
  /// others; nil, the default, means that it goes on to its end. A campaign with feedback keeps what
  /// it learns in `recording`, and takes what was recorded in `learned` instead, as far as it goes.
  public init(
    plan: CampaignPlan,
    findingsFolder: URL?,
    executable: String? = nil,
    triage: TriageSettings = TriageSettings(),
    known: KnownFindings = KnownFindings(),
    mostFindings: Int? = nil,
    recording: URL? = nil,
    learned: URL? = nil,
    progressInterval: Double = 10,
    onProgress: @escaping (CampaignProgress) -> Void = { _ in }
  ) {
    self.plan = plan
    self.executable = executable ?? SystemCalls.executable
    self.onProgress = onProgress
    self.progressInterval = progressInterval
    self.triage = triage
    self.known = known
    self.mostFindings = mostFindings
    self.recording = recording.map { EpochRecord($0) }
    self.learned = learned.map { EpochRecord($0) }
    resolver = SignatureResolver(
      plan: plan,
      executable: self.executable,
      interruption: interruption
    )
    let program = SystemCalls.program(self.executable)
    ledger = FindingLedger(
      plan: plan,
      folder: findingsFolder.map { FindingFolder($0, program: program) }
    )
    extraCounts = Array(repeating: 0, count: plan.layout.count)
    next = plan.configuration.firstIteration
    if plan.configuration.feedback != .off { feedback = FeedbackMerger(plan.configuration) }
  }

  /// Runs the whole campaign.
  public func run() -> CampaignResult {
    SystemCalls.blockInterrupts()
    guard let directory = RunDirectory.make(), directory.write(plan) else {
      return result(failing: "cannot write to the temporary folder; free some space there")
    }
    defer { directory.remove() }
    startEpochs(in: directory)
    start(plan.configuration.jobs, in: directory)
    watch(in: directory)
    meter.stop(workers)
    for index in workers.indices { workers[index].release() }
    collectSpools()
    if failure == nil, !isAborted { confirmHangs(in: directory) }
    mergeFeatures(in: directory)
    return result(of: triaged())
  }

  func watch(in directory: RunDirectory) {
    while failure == nil, !isCut {
      interruption.sleep(milliseconds: Self.pollMilliseconds)
      if let timeLimit, SystemCalls.now - startTime >= timeLimit { isOutOfTime = true }
      meter.look(at: workers)
      for index in workers.indices {
        if index < plan.configuration.jobs { handOut(index) }
        serve(index, isAlone: false)
      }
      tick()
      let isExhausted = isEnding || next >= plan.configuration.endIteration
      guard workers.allSatisfy(\.isIdle) else { continue }
      if isExhausted { break }
      if isWaitingForHangs { confirmHangs(in: directory) }
      if next >= epochEnd { closeEpoch(in: directory) }
    }
    guard failure != nil || isCut else { return }
    for index in workers.indices { workers[index].kill() }
  }

  /// Whether a hang may be the last finding that was asked for, so that nothing is worth starting.
  private var isWaitingForHangs: Bool { mostFindings != nil && !unconfirmedHangs.isEmpty }

  /// The workers are not waited for any longer.
  private var isCut: Bool { isAborted || interruption.hasLasted(Interruption.workerGrace) }

  private var isEnding: Bool { isInterrupted || isSatisfied || isOutOfTime }

  private func handOut(_ index: Int) {
    while !isEnding, !isWaitingForHangs, workers[index].blocks.count < 3, next < epochEnd {
      let end = min(next + blockSize, epochEnd)
      workers[index].give(next..<end)
      next = end
    }
  }

  /// The iterations of the next block: about 50 ms of work.
  ///
  /// So an interrupted campaign can finish what it has begun, and the iterations that are done have
  /// no holes. The size of blocks changes no result. The first hold one iteration each: how long one
  /// takes is not known yet, and a target that dies often takes a new process for each.
  private var blockSize: UInt64 {
    let first = workers.flatMap(\.blocks).map(\.lowerBound).min() ?? next
    let done = Double(first - min(first, plan.configuration.firstIteration))
    let seconds = max(0.001, SystemCalls.now - startTime)
    let rate = done / seconds / Double(plan.configuration.jobs)
    return UInt64(max(1, min(256, rate * 0.05)))
  }
}
