/// Measures the cost of supervision: the same iterations in a bare loop, in one worker, and in two.
///
/// The three take turns, and each ratio is the median over the rounds, so that a noisy machine disturbs all
/// of them alike. Each is a new process, whose startup is not measured.
public struct SupervisionBench: Sendable {
  /// Two ratios for the same work: by wall-clock time and by processor time.
  public struct Ratio: Sendable {
    /// By wall-clock time, which includes interference from other load on the machine.
    public let wall: Double
    /// By processor time: work per second, times the number of workers.
    ///
    /// The supervisor's own time is included. Load disturbs this figure little, but it does not include time
    /// spent waiting for the supervisor.
    public let processor: Double
  }

  /// The number of iterations of every run.
  public let iterations: UInt64
  /// Seconds of processor time of the bare loop.
  public let seconds: Double
  /// The speed of one worker, with the bare loop as 1.
  public let worker: Ratio
  /// The speed of two workers, with one as 1.
  public let twoWorkers: Ratio

  /// Measures the iterations of `configuration` on `targets`, in `rounds` rounds; nil if a worker failed or
  /// died, since the work was not the same then.
  ///
  /// `executable` is started as the workers; by default the running program.
  public static func run(
    _ targets: [any FuzzTarget],
    corpus: Corpus,
    configuration: FuzzConfiguration,
    rounds: Int = 15,
    executable: String? = nil
  ) -> SupervisionBench? {
    let plan = CampaignPlan(configuration: configuration, targets: targets, corpus: corpus)
    var costs: [(bare: BareLoop, one: WorkMeter, two: WorkMeter)] = []
    for _ in 0..<max(1, rounds) {
      guard let one = supervised(plan, jobs: 1, executable),
        let bare = BareLoop(plan, executable: executable),
        let two = supervised(plan, jobs: 2, executable)
      else { return nil }
      costs.append((bare, one, two))
    }
    return SupervisionBench(
      iterations: configuration.iterations,
      seconds: median(costs.map(\.bare.processor)),
      worker: Ratio(
        wall: median(costs.map { $0.bare.wall / $0.one.seconds }),
        processor: median(costs.map { $0.bare.processor / $0.one.processor })
      ),
      twoWorkers: Ratio(
        wall: median(costs.map { $0.one.seconds / $0.two.seconds }),
        processor: median(costs.map { 2 * $0.one.processor / $0.two.processor })
      )
    )
  }

  private static func supervised(
    _ plan: CampaignPlan,
    jobs: Int,
    _ executable: String?
  ) -> WorkMeter? {
    var configuration = plan.configuration
    configuration.jobs = jobs
    let plan = CampaignPlan(
      configuration: configuration,
      targets: plan.targets,
      corpus: plan.corpus
    )
    let (stop, record) = (StopConditions(), CampaignRecord(plan))
    let outcome = Supervision.run(
      plan,
      executable: executable ?? SystemCalls.executable,
      stop: stop,
      listeners: [record]
    )
    let meter = outcome.meter
    guard outcome.failure == nil, !stop.isInterrupted, record.restarts == 0, meter.processor > 0,
      meter.seconds > 0
    else { return nil }
    return meter
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}
