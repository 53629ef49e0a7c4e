import CommandLine
import Testing

@testable import FuzzKit

/// Oracles, laws and mutators that are not the kit's.
@Suite struct OwnPartsTests {
  private struct Never: FuzzOracle {
    var name = "never-eight"
    let summary = "no document has an eight"
    func judge(_ trial: OracleTrial) -> OracleVerdict {
      guard trial.document != nil else { return .silent }
      guard trial.input.contains(UInt8(ascii: "8")) else { return .held }
      return .broken(wanted: "no eight", found: "eight", at: TreePath(), detail: trial.target)
    }
  }

  /// Swaps what nothing may depend on; the number wrongly.
  private struct Doubling: FuzzLaw {
    let name = "doubling"
    let summary = "a member more changes nothing"
    let key: String
    let share = 1
    func variant(of document: JSONTree, using generator: inout SeededGenerator) -> [UInt8]? {
      guard document.kind(of: document.root) == .object else { return nil }
      var tree = document
      tree.append(tree.addString("x"), to: tree.root, key: Array(key.utf8))
      return tree.bytes
    }
  }

  private struct Eight: FuzzMutator {
    var name = "eight"
    let summary = "puts an eight"
    let weight = 1000
    func mutate(_ document: inout JSONTree, using generator: inout SeededGenerator) -> Bool {
      document.replace(document.root, with: document.addScalar(.number, Array("8".utf8)))
      return true
    }
  }

  private struct Claiming: FuzzTarget {
    var name = "claiming"
    let laws: TargetLaws = []
    let seedInputs = [#"{"a":1,"k":2}"#]
    var ownLaws: [any FuzzLaw]
    func run(_ input: [UInt8], in context: RunContext) -> Execution {
      guard let tree = JSONTree(parsing: input) else { return .thrown("no JSON") }
      // Reads one member, the last of its key.
      let nodes = tree.children(of: tree.root).filter { tree.key(of: $0) == Array("k".utf8)[...] }
      return .decoded(JSONTree(parsing: nodes.last.map { tree.bytes(of: $0) } ?? [0x30]) ?? tree)
    }
  }

  private static func reports(
    _ target: any FuzzTarget,
    oracles: [any FuzzOracle] = [],
    mutators: [any FuzzMutator] = [],
    named names: [String]? = nil
  ) -> [Fuzzer.Report] {
    var configuration = FuzzConfiguration()
    configuration.oracles = names
    let plan = CampaignPlan(
      configuration: configuration,
      targets: [target, Claiming(name: "idle", ownLaws: [])],
      corpus: Corpus([]),
      mutators: MutatorSet.standard.adding(mutators),
      ownOracles: oracles
    )
    let fuzzer = Fuzzer(plan: plan, runner: DirectRunner())
    return (0..<60 as Range<UInt64>).flatMap { fuzzer.fuzzOne($0) }
  }

  @Test("A custom oracle judges, by default and by name")
  func ownOracleJudges() throws {
    let target = Claiming(ownLaws: [])
    let reports = Self.reports(target, oracles: [Never()], mutators: [Eight()])
    let violation = try #require(reports.first).violation
    #expect(
      (violation.oracle, violation.wanted, violation.found) == ("never-eight", "no eight", "eight")
    )
    #expect((violation.path, violation.detail) == (TreePath(), "claiming"))
    #expect(!Self.reports(target, oracles: [Never()], mutators: [Eight()], named: ["all"]).isEmpty)
    #expect(Self.reports(target, oracles: [Never()], mutators: [Eight()], named: ["depth"]).isEmpty)
  }

  @Test("A custom law judges the targets that claim it")
  func ownLawJudgesItsTargets() throws {
    #expect(Self.reports(Claiming(ownLaws: [Doubling(key: "other")])).isEmpty)
    let reports = Self.reports(Claiming(ownLaws: [Doubling(key: "k")]))
    let violation = try #require(reports.first).violation
    #expect(violation.oracle == "doubling")
    #expect(reports.allSatisfy { $0.input.target == 0 })
    #expect(String(decoding: violation.variant ?? [], as: UTF8.self).hasSuffix(#""k":"x"}"#))
  }

  @Test("A custom mutator is drawn by its weight")
  func ownMutatorIsDrawnByWeight() {
    let source = { (mutators: [any FuzzMutator]) in
      InputSource(
        seed: 1,
        corpus: Corpus([]),
        targets: [ToyTarget()],
        maximumLength: 1000,
        mutators: MutatorSet.standard.adding(mutators)
      )
    }
    let with = (0..<100 as Range<UInt64>).map { source([Eight()]).input(at: $0) }
    let without = (0..<100 as Range<UInt64>).map { source([]).input(at: $0) }
    #expect(with.count { $0.bytes.starts(with: [UInt8(ascii: "8")]) } > 50)
    #expect(without.count { $0.bytes.starts(with: [UInt8(ascii: "8")]) } < 5)
  }

  @Test("Parts of one name are refused")
  func partsOfOneNameAreRefused() throws {
    var tool = FuzzTool("tool", targets: [ToyTarget()])
    tool.oracles = [Never()]
    tool.mutators = [Eight()]
    try tool.checkParts()
    tool.oracles = [Never(name: "depth")]
    #expect(
      throws: UsageError("two oracles are named 'depth'; rename one of them in the program")
    ) { try tool.checkParts() }
    tool.oracles = []
    tool.mutators = [Eight(), Eight()]
    #expect(
      throws: UsageError("two mutators are named 'eight'; rename one of them in the program")
    ) { try tool.checkParts() }
    tool.mutators = (0..<36).map { Eight(name: "eight-\($0)") }
    #expect(throws: UsageError("there are more than 64 mutators; take some out")) {
      try tool.checkParts()
    }
  }

  @Test("An aspect of a target's judge has an oracle, which judges that target only")
  func aspectHasOracle() throws {
    let oracles = OracleSet.own([], lawsOf: [ToyTarget(), ToyTarget()])
    #expect(oracles.map(\.name) == ["aspect"])
    let oracle = try #require(oracles.first)
    #expect(oracle.summary == ToyTarget.aspect.summary)
    #expect(oracle.applies(to: ToyTarget()))
    #expect(!oracle.applies(to: PlantedTarget()))
    #expect(Oracle.reference.applies(to: ToyTarget()))
    #expect(!Oracle.reference.applies(to: ToyTarget(fault: .depth)))
  }

  @Test("Everything that is listed says what it is")
  func everythingListedSaysWhatItIs() {
    for oracle in OracleSet.everything.all {
      #expect((10...90).contains(oracle.summary.count), "\(oracle.name)")
    }
    let mutators = MutatorSet.standard.adding(dictionary: [[0]]).all
    for mutator in mutators {
      #expect((10...90).contains(mutator.summary.count), "\(mutator.name)")
    }
    let mentioned = Set(OracleSummaries.all.keys).union(MutatorSummaries.all.keys)
    let names = OracleSet.everything.all.map(\.name) + mutators.map(\.name)
    #expect(mentioned.union([JudgedAspect.decoding.name]) == Set(names))
    #expect(ToyTarget().summary.hasPrefix("5 fields, 4 documents, "))
  }
}
