import Foundation
import Testing

@testable import FuzzKit

@Suite struct CampaignRecordTests {
  private static var plan: CampaignPlan {
    var configuration = FuzzConfiguration()
    configuration.iterations = 500
    return CampaignPlan(configuration: configuration, targets: [ToyTarget()], corpus: Corpus([]))
  }

  private let plan = Self.plan
  private let record = CampaignRecord(Self.plan)
  private let stop = StopConditions(mayBeSatisfied: true)

  private static func line(_ iteration: UInt64, path: String) -> ViolationSpool.Line {
    ViolationSpool.Line(
      oracle: "agreement",
      path: path,
      wanted: "number",
      found: "string",
      target: 0,
      iteration: iteration,
      detail: "d",
      input: Data("{}".utf8),
      options: 0,
      mutators: [0]
    )
  }

  private static func death(_ iteration: UInt64, _ text: String) -> SharedRing.Record {
    SharedRing.Record(
      iteration: iteration,
      options: 0,
      target: 0,
      mutators: 0b101,
      isVariant: false,
      bytes: Array(text.utf8)
    )
  }

  private var none: [UInt64] { Array(repeating: 0, count: plan.layout.count) }

  @Test("Violations and deaths become findings, and only deaths are counted here")
  func findings() {
    for iteration in [9, 4] as [UInt64] {
      record.hear(.violation(Self.line(iteration, path: "count")))
    }
    record.hear(.death(.hang, Self.death(6, "[1]")))
    record.hear(.death(.unconfirmedHang, Self.death(300, "[")))
    #expect(record.ledger.sorted.map(\.iteration) == [4, 6])
    #expect(record.ledger.sorted.map(\.hits) == [2, 2])
    let statistics = record.statistics(none)
    #expect(statistics.iterations == 2 && statistics.target(0, .died) == 2)
    #expect(statistics.valid == 1 && statistics.answer(0, .plain, .died) == 1)
    #expect(statistics.answer(0, .malformed, .died) == 1)
    #expect(statistics.mutator(0, .findings) == 2 && statistics.mutator(1, .findings) == 0)
    var workers = none
    workers[plan.layout.target(0, .iterations)] = 40
    #expect(record.statistics(workers).iterations == 42)
  }

  @Test("A case that ran by itself is a finding, and no iteration of the campaign")
  func cases() {
    let item = Case(.run, [1], target: 0, options: 0, iteration: 3)
    record.add(.died(Death(kind: .trap, message: "m")), of: item)
    record.add(.survived([Self.line(5, path: "other")]), of: item)
    record.add(.failed("no room"), of: item)
    #expect(record.ledger.sorted.map(\.iteration) == [3, 5])
    #expect(record.statistics(none).iterations == 0)
  }

  @Test("News is a finding that no earlier look has seen")
  func news() throws {
    record.hear(.collected)
    #expect(record.lastNews == nil)
    record.hear(.violation(Self.line(1, path: "a")))
    #expect(record.lastNews == nil)
    record.hear(.collected)
    let first = try #require(record.lastNews)
    record.hear(.violation(Self.line(2, path: "a")))
    Thread.sleep(forTimeInterval: 0.01)
    record.hear(.collected)
    #expect(record.lastNews == first)
    record.hear(.violation(Self.line(2, path: "b")))
    record.hear(.collected)
    #expect(try #require(record.lastNews) > first)
  }

  @Test("Inputs are collected if they are to be, and restarts are counted")
  func collecting() {
    let candidate = FeatureCandidate(iteration: 3, target: 0, bytes: [1], features: [7])
    var configuration = plan.configuration
    configuration.collectsInputs = true
    let collecting = CampaignRecord(
      CampaignPlan(configuration: configuration, targets: plan.targets, corpus: Corpus([]))
    )
    for record in [record, collecting] {
      record.hear(.candidate(candidate))
      record.hear(.restart)
      record.hear(.restart)
      #expect(record.restarts == 2)
    }
    #expect(record.coverage == nil)
    #expect(collecting.coverage?.entries == [candidate])
  }

  private func goal(_ count: Int, known: KnownFindings = KnownFindings()) -> FindingGoal {
    FindingGoal(
      count,
      beside: known,
      in: record,
      of: plan,
      resolver: SignatureResolver(
        plan: plan,
        executable: "/nowhere",
        interruption: stop.interruption
      ),
      stop: stop
    )
  }

  @Test("New findings reach a goal once they are collected")
  func goals() throws {
    let signature = Signature(of: Self.line(1, path: "a"), target: "toy")
    let goal = goal(2, known: try KnownFindings(parsing: "\(signature) for a reason"))
    for path in ["a", "b"] { record.hear(.violation(Self.line(1, path: path))) }
    goal.hear(.collected)
    #expect(!stop.isSatisfied)
    record.hear(.violation(Self.line(9, path: "c")))
    goal.hear(.restart)
    #expect(!stop.isSatisfied)
    goal.hear(.collected)
    #expect(stop.isSatisfied)
  }

  @Test("Progress is what the record says, with the counters of the workers")
  func progress() throws {
    var told: [CampaignProgress] = []
    let teller = ProgressTeller(record, of: plan, stop: stop) { told.append($0) }
    stop.timeLimit = 60
    for iteration in 1...3 as ClosedRange<UInt64> {
      record.hear(.violation(Self.line(iteration, path: "a")))
    }
    record.hear(.death(.hang, Self.death(6, "[1]")))
    record.hear(.restart)
    record.hear(.collected)
    teller.hear(.collected)
    #expect(told.isEmpty)
    var workers = none
    workers[plan.layout.target(0, .iterations)] = 40
    teller.hear(.progress(workers, next: 0))
    let progress = try #require(told.first)
    #expect(told.count == 1)
    #expect((progress.iterations, progress.total, progress.valid) == (41, 500, 1))
    #expect((progress.findings, progress.hits, progress.restarts) == (2, 4, 1))
    #expect(progress.edges == nil && progress.corpus == nil && progress.timeLimit == 60)
    #expect(progress.secondsSinceNews != nil)
  }
}
