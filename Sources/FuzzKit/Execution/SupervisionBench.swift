import Glibc

/// What supervision costs: the same iterations in a bare loop, in one worker, and in two.
///
/// The three take turns, and a ratio is the median over the rounds, so that a noisy machine disturbs
/// all of them alike. The start of processes is left out.
public struct SupervisionBench: Sendable {
  /// Two figures for the same work: by the clock on the wall, and by processor time.
  public struct Ratio: Sendable {
    /// By the time that passed; whatever else the machine does takes part in it.
    public let wall: Double
    /// By processor time: the work that a second of it does, times the number of workers.
    ///
    /// The supervisor's own time is included. Load disturbs this figure little, but waiting for the
    /// supervisor is no part of it.
    public let processor: Double
  }

  /// The iterations of every run.
  public let iterations: UInt64
  /// Seconds of processor time of the bare loop.
  public let seconds: Double
  /// The speed of one worker, with the bare loop as 1.
  public let worker: Ratio
  /// The speed of two workers, with one as 1.
  public let twoWorkers: Ratio

  private struct Cost {
    var wall: Double
    var processor: Double
  }

  /// Measures the iterations of `configuration` on `targets`, in `rounds` turns; nil if a worker failed
  /// or died, for then the work was not the same.
  ///
  /// `executable` becomes the workers; the default is the one that runs.
  public static func run(
    _ targets: [any FuzzTarget],
    corpus: Corpus,
    configuration: FuzzConfiguration,
    rounds: Int = 5,
    executable: String? = nil
  ) -> SupervisionBench? {
    let plan = CampaignPlan(configuration: configuration, targets: targets, corpus: corpus)
    var costs: [(bare: Cost, one: Cost, two: Cost)] = []
    for _ in 0..<max(1, rounds) {
      guard let one = supervised(plan, jobs: 1, executable),
        let two = supervised(plan, jobs: 2, executable)
      else { return nil }
      costs.append((bare(plan), one, two))
    }
    return SupervisionBench(
      iterations: configuration.iterations,
      seconds: median(costs.map(\.bare.processor)),
      worker: Ratio(
        wall: median(costs.map { $0.bare.wall / $0.one.wall }),
        processor: median(costs.map { $0.bare.processor / $0.one.processor })
      ),
      twoWorkers: Ratio(
        wall: median(costs.map { $0.one.wall / $0.two.wall }),
        processor: median(costs.map { $0.one.processor / $0.two.processor })
      )
    )
  }

  private static func bare(_ plan: CampaignPlan) -> Cost {
    let runner = DirectRunner(counters: plan.layout.count)
    let fuzzer = Fuzzer(plan: plan, runner: runner)
    let wall = SystemCalls.now
    let processor = processorTime
    let configuration = plan.configuration
    for iteration in configuration.firstIteration..<configuration.endIteration {
      _ = fuzzer.fuzzOne(iteration)
    }
    return Cost(wall: SystemCalls.now - wall, processor: processorTime - processor)
  }

  private static func supervised(_ plan: CampaignPlan, jobs: Int, _ executable: String?) -> Cost? {
    var configuration = plan.configuration
    configuration.jobs = jobs
    let supervisor = Supervisor(
      plan: CampaignPlan(configuration: configuration, targets: plan.targets, corpus: plan.corpus),
      findingsFolder: nil,
      executable: executable,
      triage: .signaturesOnly,
      progressInterval: .infinity
    )
    let result = supervisor.run()
    let meter = supervisor.meter
    guard result.status == .complete, result.restarts == 0, meter.processor > 0, meter.seconds > 0
    else { return nil }
    return Cost(wall: meter.seconds, processor: meter.processor / Double(jobs))
  }

  private static var processorTime: Double { SystemCalls.processorTime(of: getpid()) ?? 0 }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}
