import Testing

@testable import FuzzKit

@Suite struct IterationCountsTests {
  private static func facts(
    _ plan: CampaignPlan,
    _ text: String,
    verdicts: [(oracle: Int, verdict: Oracle.Verdict)] = []
  ) -> IterationFacts {
    let input = InputSource.Input(
      bytes: Array(text.utf8),
      target: 0,
      options: 0,
      mutators: [2]
    )
    let trial = Trial(
      input: input.bytes,
      target: plan.targets[0],
      iteration: 5,
      options: 0,
      runner: DirectRunner()
    )
    return IterationFacts(
      iteration: 5,
      input: input,
      trial: trial,
      peers: [[]],
      verdicts: verdicts
    )
  }

  private static func statistics(
    _ plan: CampaignPlan,
    _ facts: IterationFacts
  ) -> CampaignStatistics {
    var counts = Array(repeating: 0 as UInt64, count: plan.layout.count)
    for number in plan.layout.counts(of: facts, fields: plan.fieldTables[0]) { counts[number] += 1 }
    return CampaignStatistics(counts: counts, plan: plan)
  }

  private let plan = CampaignPlan(
    configuration: FuzzConfiguration(),
    targets: [ToyTarget()],
    corpus: Corpus([])
  )

  @Test("Each verdict counts once, a violation also for the mutators of its input")
  func verdicts() {
    let broken = Violation("x", wanted: "a", found: "b", detail: "")
    let exemption = StrictExemption.allCases[0]
    let facts = Self.facts(
      plan,
      "[]",
      verdicts: [(0, .held), (1, .silent), (2, .exempt(exemption)), (3, .broken(broken))]
    )
    let statistics = Self.statistics(plan, facts)
    func counts(_ oracle: Int) -> [UInt64] {
      CounterLayout.OracleCount.allCases.map { statistics.oracle(oracle, $0) }
    }
    #expect((0..<5).map(counts) == [[1, 0, 0], [0, 1, 0], [0, 1, 0], [0, 0, 1], [0, 0, 0]])
    #expect(statistics.exemptions(ofOracle: 2).map(\.count) == [1])
    #expect(statistics.exemptions(ofOracle: 1).isEmpty)
    #expect(statistics.mutator(2, .findings) == 1 && statistics.mutator(1, .findings) == 0)
  }

  @Test("A document that is no JSON is refused, and not valid")
  func refusal() {
    let statistics = Self.statistics(plan, Self.facts(plan, "{"))
    #expect(statistics.iterations == 1 && statistics.valid == 0)
    #expect(statistics.target(0, .refused) == 1 && statistics.target(0, .decoded) == 0)
    #expect(statistics.progress(0, .refused) == 1 && statistics.progress(0, .valid) == 0)
    #expect(statistics.mutator(2, .applied) == 1 && statistics.mutator(2, .stillValid) == 0)
    #expect(statistics.answer(0, .malformed, .refused) == 1)
  }

  @Test("A document that decodes is valid and accepted, and the reference counts if it was asked")
  func acceptance() {
    let facts = Self.facts(plan, plan.targets[0].seedInputs[0])
    let before = Self.statistics(plan, facts)
    #expect(before.valid == 1 && before.target(0, .decoded) == 1)
    #expect(before.mutator(2, .stillValid) == 1 && before.target(0, .compared) == 0)
    let reference = facts.trial.reference
    let after = Self.statistics(plan, facts)
    #expect(after.target(0, .compared) == (reference == nil ? 0 : 1))
  }
}
