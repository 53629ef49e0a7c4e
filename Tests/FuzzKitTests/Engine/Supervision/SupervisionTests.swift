import Foundation
import Testing

@testable import FuzzKit

@Suite(.serialized) struct SupervisionTests {
  /// Writes events down in the order in which they come.
  private final class Listener: SupervisionListener {
    private(set) var oracles: Set<String> = []
    private(set) var deaths: [(kind: Death.Kind, iteration: UInt64)] = []
    private(set) var restarts = 0
    private(set) var candidates: [FeatureCandidate] = []
    private(set) var counts: [[UInt64]] = []
    private(set) var collections = 0

    func hear(_ event: SupervisionEvent) {
      switch event {
      case .violation(let line): oracles.insert(line.oracle)
      case .death(let death, let record): deaths.append((death.kind, record.iteration))
      case .restart: restarts += 1
      case .candidate(let candidate): candidates.append(candidate)
      case .collected: collections += 1
      case .progress(let workers, _): counts.append(workers)
      }
    }
  }

  private static func run(
    _ plan: CampaignPlan,
    stop: StopConditions = StopConditions(),
    executable: String? = nil,
    interval: Double = .infinity
  ) throws -> (outcome: SupervisionOutcome, events: Listener) {
    let listener = Listener()
    let outcome = Supervision.run(
      plan,
      executable: try executable ?? Tool().executable.path,
      stop: stop,
      progressInterval: interval,
      listeners: [listener]
    )
    return (outcome, listener)
  }

  private static func plan(
    _ target: any FuzzTarget,
    from first: UInt64 = 0,
    _ iterations: UInt64,
    collectsInputs: Bool = false,
    timeoutMilliseconds: Int = 150
  ) -> CampaignPlan {
    var configuration = FuzzConfiguration()
    configuration.firstIteration = first
    configuration.iterations = iterations
    configuration.collectsInputs = collectsInputs
    configuration.timeoutMilliseconds = timeoutMilliseconds
    configuration.memoryMegabytes = 512
    return CampaignPlan(configuration: configuration, targets: [target], corpus: Corpus([]))
  }

  @Test(
    "Every planted death is told once, hangs too, and the iterations have no holes",
    .enabled(if: !Sanitizer.watchesAddresses)
  )
  func deaths() throws {
    let plan = Self.plan(CrashingTarget(), 32)
    let (outcome, events) = try Self.run(plan, interval: 0)
    #expect(outcome.failure == nil)
    #expect(outcome.nextIteration == 32)
    let planted = (0..<32 as Range<UInt64>).filter { CrashingTarget.Kind.shown(in: $0) != nil }
    #expect(events.deaths.map(\.iteration).sorted() == planted)
    for death in events.deaths {
      #expect(CrashingTarget.Kind.shown(in: death.iteration)?.deathKind == death.kind)
    }
    // A worker whose last iteration was its death needs no successor.
    #expect(events.restarts > planted.count / 2)
    #expect(events.candidates.isEmpty)
    let statistics = CampaignStatistics(counts: outcome.counts, plan: plan)
    #expect(statistics.iterations == 32 - UInt64(planted.count))
    let last = try #require(events.counts.last)
    #expect(zip(last, outcome.counts).allSatisfy { $0 <= $1 })
  }

  @Test("What oracles say and inputs that show something new are told")
  func violations() throws {
    // An answer that comes too late, on a machine with much to do, is none.
    let plan = Self.plan(
      HashOrderTarget(),
      5000,
      collectsInputs: true,
      timeoutMilliseconds: 60_000
    )
    let (outcome, events) = try Self.run(plan)
    #expect(outcome.failure == nil && outcome.nextIteration == 5000)
    #expect(events.oracles == ["hash-seed"])
    #expect(events.deaths.isEmpty && events.restarts == 0)
    #expect(events.candidates.count > 10)
  }

  @Test("A judge takes its time, and what a target has started ends with its worker")
  func lingering() throws {
    let plan = Self.plan(LingeringTarget(), 3, timeoutMilliseconds: 100)
    let (outcome, events) = try Self.run(plan)
    #expect(outcome.failure == nil && outcome.nextIteration == 3)
    #expect(events.deaths.isEmpty && events.restarts == 0)
    let statistics = CampaignStatistics(counts: outcome.counts, plan: plan)
    #expect(statistics.target(0, .decoded) > 0)
    let judge = try #require(plan.oracles.all.firstIndex { $0.name == "reference" })
    #expect(statistics.oracle(judge, .held) == 3)
    let left = Data(LingeringTarget.leftBehind.dropFirst().joined(separator: "\0").utf8)
    for process in try FileManager.default.contentsOfDirectory(atPath: "/proc") {
      let command = FileManager.default.contents(atPath: "/proc/\(process)/cmdline")
      #expect(command?.starts(with: left) != true, "process \(process) is still there")
    }
  }

  @Test("Who stops before the start gets the first iteration as the next one")
  func stopped() throws {
    let stop = StopConditions()
    stop.timeLimit = 0
    let (outcome, events) = try Self.run(Self.plan(PlantedTarget(), from: 70, 100), stop: stop)
    #expect(outcome.failure == nil && outcome.nextIteration == 70)
    #expect(stop.isOutOfTime && events.deaths.isEmpty)
    #expect(outcome.counts.allSatisfy { $0 == 0 })
  }

  @Test(
    "A program that is no worker ends the campaign with a reason",
    arguments: [("/bin/false", "a worker cannot start: "), ("/nowhere", "a worker cannot ")]
  )
  func noWorker(executable: String, reason: String) throws {
    let (outcome, events) = try Self.run(Self.plan(PlantedTarget(), 9), executable: executable)
    #expect(outcome.failure?.message.hasPrefix(reason) == true)
    #expect(outcome.nextIteration == 0 && events.deaths.isEmpty)
  }
}
