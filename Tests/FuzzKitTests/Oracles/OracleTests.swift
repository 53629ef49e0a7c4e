import Testing

@testable import FuzzKit

@Suite struct OracleTests {
  private static func violations(_ target: ToyTarget, iterations: UInt64 = 2500) -> [String: String]
  {
    var configuration = FuzzConfiguration()
    configuration.seed = 3
    let plan = CampaignPlan(
      configuration: configuration,
      targets: [target],
      corpus: Corpus([])
    )
    let fuzzer = Fuzzer(plan: plan, runner: DirectRunner())
    var result: [String: String] = [:]
    for iteration in 0..<iterations {
      for report in fuzzer.fuzzOne(iteration) {
        let input = String(decoding: report.input.bytes, as: UTF8.self)
        result[report.violation.oracle] = "\(report.violation.detail) on \(input)"
      }
    }
    return result
  }

  @Test(arguments: [true, false]) func `An honest target breaks no law`(hasName: Bool) {
    #expect(Self.violations(ToyTarget(hasName: hasName)).isEmpty)
  }

  @Test(arguments: ToyTarget.Fault.allCases)
  func `A target that breaks one law is caught by the oracle of that law`(
    fault: ToyTarget.Fault
  ) {
    let target = ToyTarget(fault: fault, hasName: fault != .boolAsNumber)
    let found = Self.violations(target)
    #expect(found[fault.oracle] != nil, "\(found)")
  }

  @Test(arguments: [ToyTarget.Fault.keyOrder, .locality, .numberAsString])
  func `A violation shows again with another corpus and all oracles`(fault: ToyTarget.Fault) throws
  {
    let target = ToyTarget(fault: fault)
    let plan = CampaignPlan(
      configuration: FuzzConfiguration(),
      targets: [PlantedTarget(), target],
      corpus: Corpus([])
    )
    let other = CampaignPlan(
      configuration: FuzzConfiguration(),
      targets: [target],
      corpus: Corpus([Corpus.Entry(name: "x", bytes: Array("[]".utf8))])
    )
    let fuzzer = Fuzzer(plan: plan, runner: DirectRunner())
    let again = Fuzzer(plan: other, runner: DirectRunner())
    var seen = 0
    for iteration in stride(from: 1001, to: 2001, by: 2) as StrideTo<UInt64> {
      for report in fuzzer.fuzzOne(iteration) where report.violation.oracle == fault.oracle {
        seen += 1
        let input = InputSource.Input(
          bytes: report.input.bytes,
          target: 0,
          options: 0,
          mutators: []
        )
        let replayed = again.fuzzOne(iteration, input: input, judging: .all)
        #expect(replayed.contains { $0.violation.oracle == fault.oracle })
      }
    }
    #expect(seen > 0)
  }

  @Test func `Oracles keep silent where a target does not claim their law`() {
    struct Modest: FuzzTarget {
      let name = "modest"
      let laws: TargetLaws = []
      let seedInputs = ["{}"]
      func run(_ input: [UInt8], in context: RunContext) -> Execution { .thrown("always") }
    }
    let plan = CampaignPlan(
      configuration: FuzzConfiguration(),
      targets: [Modest()],
      corpus: Corpus([])
    )
    let fuzzer = Fuzzer(plan: plan, runner: DirectRunner())
    for iteration in 0..<200 as Range<UInt64> { #expect(fuzzer.fuzzOne(iteration).isEmpty) }
  }

  @Test func `Every oracle has a name and a law of its own, and a fault that it catches`() {
    let all = OracleSet.standard.all
    #expect(Set(all.map(\.name)) == Set(ToyTarget.Fault.allCases.map(\.oracle)))
    #expect(Set(all.map(\.law.rawValue)).count == all.count)
  }
}
