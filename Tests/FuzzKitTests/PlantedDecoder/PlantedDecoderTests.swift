import Foundation
import Testing

@testable import FuzzKit
@testable import PlantedDecoder
@testable import smartfuzz

@Suite(.serialized) struct PlantedDecoderTests {
  /// All bugs on one model, behind the correct decoder.
  private static func targets(_ model: PlantedModelName) -> [PlantedDecoderTarget] {
    ([nil] + PlantedBug.allCases.map(Optional.some))
      .map { PlantedDecoderTarget(bug: $0, model: model, isProbed: false) }
  }

  private static func plan(
    _ targets: [any FuzzTarget],
    stackKilobytes: Int = FuzzConfiguration().stackKilobytes
  ) -> CampaignPlan {
    var configuration = FuzzConfiguration()
    configuration.timeoutMilliseconds = 250
    configuration.stackKilobytes = stackKilobytes
    return CampaignPlan(configuration: configuration, targets: targets, corpus: Corpus([]))
  }

  /// The oracles that speak up when the inputs run one after the other in this process.
  private static func oracles(_ bug: PlantedBug?, _ facts: PlantedBug.Facts) -> Set<String> {
    PlantedMemory.reset()
    defer { PlantedMemory.reset() }
    let target = PlantedDecoderTarget(bug: bug, model: facts.model, isProbed: false)
    let fuzzer = Fuzzer(plan: plan([target]), runner: DirectRunner())
    var found: Set<String> = []
    for text in facts.trigger {
      let bytes = Array(text.utf8)
      let input = InputSource.Input(bytes: bytes, target: 0, options: 0, mutators: [])
      let reports = fuzzer.fuzzOne(0, input: input, judging: .all)
      found = Set(reports.map(\.violation.oracle))
    }
    return found
  }

  @Test("There are bugs of every kind, and each is described")
  func thereAreBugsOfEveryKind() {
    let facts = PlantedBug.allCases.map(\.facts)
    #expect(facts.count == 60)
    for kind in PlantedBug.Kind.allCases {
      #expect(facts.count { $0.kind == kind } >= 6, "\(kind)")
    }
    #expect(Set(facts.map(\.sentence)).count == facts.count)
    #expect(facts.allSatisfy { $0.sentence.hasSuffix(".") && !$0.trigger.isEmpty })
    let names = PlantedCampaign.targets.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test(
    "A trigger shows its bug in a worker, and none of the others",
    arguments: PlantedBug.allCases.filter { $0.facts.kind != .stateLeak }
  )
  func triggerShowsItsBugInWorker(bug: PlantedBug) throws {
    let facts = bug.facts
    let input = Array(try #require(facts.trigger.first).utf8)
    let targets = Self.targets(facts.model)
    let own = try #require(targets.firstIndex { $0.bug == bug })
    let isDeath = !OracleSet.standard.all.contains { $0.name == facts.seenBy }
    // The trigger of the stack overflow fits an input, so it needs the stack of an optimized build.
    let plan = Self.plan(targets, stackKilobytes: 512)
    let tool = try Tool().executable.path
    let supervisor = { Supervisor(plan: plan, findingsFolder: nil, executable: tool) }
    let result = supervisor()
      .replay(input, targets: [own], iterations: isDeath ? [0] : Array(0..<8))
    #expect(result.status == .complete)
    #expect(result.findings.map(\.kind).contains(facts.seenBy), "\(result.findings)")
    let others = supervisor()
      .replay(
        input,
        // A fifth of the others for each bug; together the bugs meet all of them.
        targets: targets.indices.filter { $0 != own && ($0 + own).isMultiple(of: 5) },
        iterations: [0, 1]
      )
    #expect(others.status == .complete)
    #expect(others.findings.map(\.signature.description) == [])
  }

  @Test(
    "A state leak shows on the last of its inputs only, and only when it is on",
    arguments: PlantedBug.allCases.filter { $0.facts.kind == .stateLeak }
  )
  func stateLeakShowsOnLastInputOnly(
    bug: PlantedBug
  ) {
    let facts = bug.facts
    #expect(Self.oracles(bug, facts).contains(facts.seenBy))
    #expect(Self.oracles(nil, facts).isEmpty)
    let last = PlantedBug.Facts(
      kind: facts.kind,
      sentence: facts.sentence,
      seenBy: facts.seenBy,
      model: facts.model,
      trigger: facts.trigger.suffix(1)
    )
    #expect(Self.oracles(bug, last).isEmpty)
  }

  @Test("No seed input shows a bug", arguments: PlantedModelName.allCases)
  func noSeedInputShowsBug(model: PlantedModelName) throws {
    PlantedMemory.reset()
    defer { PlantedMemory.reset() }
    for target in Self.targets(model) {
      for text in target.seedInputs {
        let input = Array(text.utf8)
        let execution = target.run(input, in: RunContext())
        let strict = try #require(target.reference(input, in: RunContext())?.tree)
        let found = try #require(execution.tree)
        #expect(found.difference(from: strict) == nil, "\(target.name): \(text)")
        #expect(execution.diagnostics == [], "\(target.name): \(text)")
      }
    }
  }

  @Test("The correct decoder breaks no law", arguments: PlantedModelName.allCases, [false, true])
  func correctDecoderBreaksNoLaw(model: PlantedModelName, isProbed: Bool) {
    let target = PlantedDecoderTarget(bug: nil, model: model, isProbed: isProbed)
    let fuzzer = Fuzzer(plan: Self.plan([target]), runner: DirectRunner())
    for iteration in 0..<300 as Range<UInt64> {
      for report in fuzzer.fuzzOne(iteration) {
        Issue.record(
          "\(report.violation) on \(String(decoding: report.input.bytes, as: UTF8.self))"
        )
      }
    }
  }

  @Test("A model that contains itself decodes at any depth that is allowed")
  func modelInsideItselfDecodesAtAnyDepth() throws {
    let levels = 255
    let text =
      String(repeating: #"{"children":["#, count: levels) + "{}"
      + String(repeating: "]}", count: levels)
    let target = PlantedDecoderTarget(bug: nil, model: .folder, isProbed: false)
    let result = Supervisor(
      plan: Self.plan([target]),
      findingsFolder: nil,
      executable: try Tool().executable.path
    )
    .replay(Array(text.utf8), targets: [0], iterations: [0])
    #expect(result.status == .complete)
    #expect(result.findings.map(\.signature.description) == [])
    // The dictionary that the innermost folder starts with is a level of its own.
    #expect(target.run(Array(text.utf8), in: RunContext()).tree?.depth == 512)
  }
}
