import Testing

@testable import FuzzKit

@Suite struct OracleTests {
  /// What the oracles find, by their names; with `peer` an honest toy takes every second iteration.
  ///
  /// At most 2,500 iterations; from the 300th on it is enough if those `awaited` were there.
  private static func violations(
    _ target: ToyTarget,
    peer: Bool = false,
    awaiting awaited: Set<String>? = nil
  ) -> [String: String] {
    var configuration = FuzzConfiguration()
    configuration.seed = 3
    // Too short for a mutator to reach the depth limit, which is left to the oracle.
    configuration.maximumLength = 700
    configuration.oracles = ["all", "differential"]
    var honest = ToyTarget(hasName: target.hasName)
    honest.name = "peer"
    let plan = CampaignPlan(
      configuration: configuration,
      targets: peer ? [target, honest] : [target],
      corpus: Corpus([])
    )
    let fuzzer = Fuzzer(plan: plan, runner: DirectRunner())
    var result: [String: String] = [:]
    // A fault that is waited for may need a rare input.
    for iteration in 0..<(awaited == nil ? 2500 : 10_000) as Range<UInt64> {
      if iteration > 300, awaited?.isSubset(of: result.keys) == true { break }
      for report in fuzzer.fuzzOne(iteration) where result[report.violation.oracle] == nil {
        let input = String(decoding: report.input.bytes, as: UTF8.self)
        result[report.violation.oracle] = "\(report.violation.detail) on \(input)"
      }
    }
    return result
  }

  @Test("An honest target breaks no law", arguments: [true, false])
  func honestTargetBreaksNoLaw(hasName: Bool) {
    let found = Self.violations(ToyTarget(hasName: hasName), peer: true)
    #expect(found.isEmpty, "\(found)")
  }

  @Test(
    "A target that breaks one law is caught by the oracle of that law, and by no other",
    arguments: ToyFault.allCases
  )
  func brokenLawIsCaughtByItsOracle(
    fault: ToyFault
  ) {
    let target = ToyTarget(fault: fault, hasName: !fault.needsNoName)
    let expected = fault.others.union([fault.oracle])
    let found = Self.violations(target, peer: fault == .differential, awaiting: expected)
    #expect(Set(found.keys) == expected, "\(found)")
  }

  @Test(
    "A violation shows again with another corpus and all oracles",
    arguments: [ToyFault.keyOrder, .locality, .numberAsString]
  )
  func violationShowsAgainWithAnotherCorpus(fault: ToyFault) throws {
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

  @Test("Oracles keep silent where a target does not claim their law")
  func oraclesKeepSilentWithoutClaim() {
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

  @Test("Every oracle has a name of its own and a fault that it catches")
  func everyOracleHasNameAndFault() {
    let all = OracleSet.everything.all
    // Another hash seed takes another process: ShadowTests.
    #expect(
      Set(all.map(\.name))
        == Set(ToyFault.allCases.map(\.oracle)).subtracting(["aspect"]).union(["hash-seed"])
    )
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(
      Set(all.filter { !$0.isOptIn }.map(\.law.rawValue)).count == OracleSet.standard.all.count
    )
  }

  @Test("Oracles are chosen by name")
  func oraclesAreChosenByName() {
    func names(_ asked: [String]?) -> [String] { OracleSet(named: asked).all.map(\.name) }
    #expect(names(nil) == OracleSet.standard.all.map(\.name))
    #expect(names(["default"]) == names(nil))
    #expect(names(["all", "differential"]) == OracleSet.everything.all.map(\.name))
    #expect(Set(names(["differential", "all"])).subtracting(names(["all"])) == ["differential"])
    #expect(names(["nonsense"]) == [])
    #expect(names(["twins", "agreement"]) == ["agreement", "twins"])
    #expect(names(["default", "prefixes"]) == names(nil) + ["prefixes"])
  }
}
