import Testing

@testable import FuzzKit

/// Targets of other formats than JSON get what their format writes, and are judged by the same laws.
@Suite struct FuzzFormatTests {
  private static func plan(_ target: some FuzzTarget) -> CampaignPlan {
    var configuration = FuzzConfiguration()
    configuration.oracles = ["all"]
    return CampaignPlan(configuration: configuration, targets: [target], corpus: Corpus([]))
  }

  /// What each oracle made of the first thousand inputs.
  private static func verdicts(_ target: some FuzzTarget) -> (held: Set<String>, broken: [String]) {
    let plan = plan(target)
    let runner = DirectRunner(counters: plan.layout.count)
    let fuzzer = Fuzzer(plan: plan, runner: runner)
    var broken: [String] = []
    for iteration in 0..<1000 as Range<UInt64> {
      broken += fuzzer.fuzzOne(iteration).map { "\($0.violation.oracle): \($0.violation.detail)" }
    }
    let held = plan.oracles.all.enumerated()
      .filter { runner.counters[plan.layout.oracle($0.offset, .held)] > 0 }
    return (Set(held.map(\.element.name)), broken)
  }

  @Test("All laws are judged in another format, and a decoder that keeps them passes")
  func lawsAreJudged() {
    let (held, broken) = Self.verdicts(PackedTarget())
    #expect(
      held == [
        "repeatability", "key-order", "unknown-keys", "spelling", "agreement", "round-trip",
        "state", "threads", "after-failure",
      ]
    )
    #expect(broken == [])
  }

  @Test("Another spelling of the format is one of the documents that a decoder is given")
  func spellingsAreJudged() {
    let broken = Self.verdicts(PackedTarget(isNarrow: true)).broken
    #expect(!broken.isEmpty && broken.allSatisfy { $0.hasPrefix("spelling: ") }, "\(broken)")
  }

  @Test("An object or an array is written, other bytes are handed on, and some after a zero")
  func inputsAreWritten() throws {
    let format = try #require(PackedTarget().format)
    func sent(_ text: String) -> String? {
      format.bytes(of: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(sent(#" {"a":1}"#) == #"P{"a":1}"#)
    #expect(sent("[1]") == "P[1]" && sent("[null]") == nil)
    #expect(sent("1") == "1" && sent("P[1]") == "P[1]" && sent("{") == "{" && sent("") == "")
    #expect(sent("\0[1]") == "[1]" && sent("\0P") == "\0P")
    #expect(FuzzFormat.input(for: Array("[1]".utf8)) == Array("\0[1]".utf8))
    #expect(FuzzFormat.input(for: Array("P[1]".utf8)) == Array("P[1]".utf8))
    #expect(format.bytes(of: Array("[1]".utf8), spelling: "wide") == Array("P [1]".utf8))
  }

  @Test("JSONDecoder is the reference of what was written from JSON, and of JSON itself")
  func foundationIsReference() throws {
    struct Asking: FuzzTarget {
      let name = "asking"
      var format: FuzzFormat?
      let laws: TargetLaws = []
      func run(_ input: [UInt8], in context: RunContext) -> Execution {
        context.foundation(PackedTarget.Box.self, from: input) ?? .thrown("not asked")
      }
    }
    func answer(_ text: String, _ format: FuzzFormat?) -> Execution {
      WrittenTarget.wrapping(Asking(format: format)).run(Array(text.utf8), in: RunContext())
    }
    let packed = PackedTarget().format
    for format in [packed, nil] {
      #expect(answer(#"{"a":1}"#, format).tree?.bytes == Array(#"{"a":1}"#.utf8))
      #expect(
        answer(#"{"a":"x"}"#, format).refusal == Refusal("typeMismatch", at: TreePath([.key("a")]))
      )
    }
    #expect(answer(#"P{"a":1}"#, packed).code == "not asked")
    #expect(answer(#"P{"a":1}"#, nil).code == "dataCorrupted")
    struct Own: Error {}
    let own = RunContext().execution { () throws -> Int in throw Own() }
    #expect(own.refusal == Refusal("other Own"))
    var settings = 0
    _ = RunContext().foundation(Int.self, from: [0x31]) { _ in settings += 1 }
    #expect(settings == 1)
  }

  @Test("Inputs are documents and bytes of the format")
  func inputsAreOfBothKinds() throws {
    let plan = Self.plan(PackedTarget(seeds: [#"{"a":1,"b":"x"}"#]))
    let inputs = (0..<2000 as Range<UInt64>).map { plan.source.input(at: $0).bytes }
    let documents = inputs.count { FuzzFormat.document($0) != nil }
    #expect((1000...1500).contains(documents))
    let format = try #require(PackedTarget().format)
    let unwritten = inputs.count { format.bytes(of: $0) == nil }
    #expect(unwritten == 0)
  }

  @Test("What a format cannot write is not judged, neither an input nor a variant")
  func unwrittenIsNotJudged() throws {
    let target = WrittenTarget.wrapping(PackedTarget())
    let execution = target.run(Array(#"{"a":null}"#.utf8), in: RunContext())
    #expect(execution.isInexpressible && execution.tree == nil)
    let plan = Self.plan(PackedTarget())
    let runner = DirectRunner(counters: plan.layout.count)
    let input = InputSource.Input(
      bytes: Array(#"{"a":null}"#.utf8),
      target: 0,
      options: 0,
      mutators: []
    )
    _ = Fuzzer(plan: plan, runner: runner).fuzzOne(0, input: input, judging: .all)
    let held = plan.oracles.all.indices.map { runner.counters[plan.layout.oracle($0, .held)] }
    #expect(held.allSatisfy { $0 == 0 })
    let trial = Trial(
      input: Array(#"{"a":1}"#.utf8),
      target: target,
      iteration: 0,
      options: 0,
      runner: DirectRunner()
    )
    #expect(trial.facts != nil && !trial.hasUnwritten)
    _ = trial.run(Array(#"{"a":1,"c":null}"#.utf8))
    #expect(trial.hasUnwritten)
  }

  @Test("A reference sees the document that was written")
  func referenceSeesDocument() throws {
    let target = WrittenTarget.wrapping(PackedTarget())
    let document = Array(#"{"a":1}"#.utf8)
    #expect(target.reference(document, in: RunContext())?.tree != nil)
    #expect(target.reference(Array(#"P{"a":1}"#.utf8), in: RunContext()) == nil)
  }

  @Test("A target of JSON is called as it is")
  func jsonIsNotWrapped() {
    #expect(WrittenTarget.wrapping(ToyTarget()) is ToyTarget)
    let written = WrittenTarget.wrapping(PackedTarget())
    #expect(written is WrittenTarget)
    // Written once, also in a plan that is made of another one's targets.
    let again = WrittenTarget.wrapping(written).run(Array("\0[1]".utf8), in: RunContext())
    #expect(again.code == written.run(Array("\0[1]".utf8), in: RunContext()).code)
    #expect(again.code == "no mark")
  }

  @Test("What a target gets for an input is told beside the input")
  func sentBytesAreTold() throws {
    let plan = Self.plan(PackedTarget())
    let sent = try #require(plan.sent(Array("[1]".utf8), to: "packed"))
    #expect(sent.bytes == Array("P[1]".utf8) && sent.format == "packed")
    #expect(plan.sent(Array("P[1]".utf8), to: "packed") == nil)
    #expect(plan.sent(Array("[1]".utf8), to: "other") == nil)
  }
}
