import Testing

@testable import FuzzKit

/// A campaign that could not test what its targets claim does not start.
@Suite struct ClaimCheckTests {
  private static func mistakes(_ targets: [any FuzzTarget]) -> [String] {
    let plan = CampaignPlan(
      configuration: FuzzConfiguration(),
      targets: targets,
      corpus: Corpus([])
    )
    let fuzzer = Fuzzer(plan: plan, runner: DirectRunner())
    return ClaimCheck.mistakes(in: plan) { cases in
      cases.map { item in
        .survived(
          item.run(with: fuzzer)
            .map {
              var line = ViolationSpool.Line(
                oracle: $0.violation.oracle,
                path: nil,
                wanted: $0.violation.wanted,
                found: $0.violation.found,
                target: item.target,
                iteration: item.iteration
              )
              line.detail = $0.violation.detail
              return line
            }
        )
      }
    }
  }

  @Test("A law without its call and a seed that is refused are mistakes, with what to do")
  func mistakesAreFound() {
    #expect(
      Self.mistakes([ClaimingTarget()]) == [
        "planted/claiming refuses its seed 3 (no object): [1]; fix it, or say that it is FuzzSeed.damaged",
        "planted/claiming claims agreement, and has no reference(_:in:) for any of its seeds; implement it,"
          + " or leave the law out",
        "planted/claiming claims roundTrip, and has no write(_:in:) for any of its seeds; implement it,"
          + " or leave the law out",
      ]
    )
  }

  /// Makes no call but that of the law without which it has none.
  private struct Silent: FuzzTarget {
    let name = "silent"
    let laws: TargetLaws
    let seedInputs = ["{}"]
    func run(_ input: [UInt8], in context: RunContext) -> Execution {
      .decoded(JSONTree(parsing: input) ?? JSONTree())
    }
  }

  @Test(
    "Each law that is judged by a call of the target needs it",
    arguments: [
      (TargetLaws.agreement, ["reference(_:in:)"]), (.strictAgreement, ["reference(_:in:)"]),
      (.strictEquality, ["reference(_:in:)", "strict(_:in:)"]),
      (.reportsRepairs, ["diagnostics of its execution"]), (.writes, ["write(_:in:)"]),
      (.roundTrip, ["write(_:in:)"]), (.inputForms, ["run(_:form:in:)"]),
      (.keepsUnmentioned, ["untouched(in:)"]), (.twin, ["twin(_:in:)"]),
      (.judged, ["judgement(of:on:in:)"]), (.keyOrder, []), ([.repeatable, .stateless], []),
    ] as [(TargetLaws, [String])]
  )
  func lawsNeedCalls(laws: TargetLaws, calls: [String]) {
    let mistakes = Self.mistakes([Silent(laws: laws)])
    #expect(mistakes.count == calls.count)
    for (mistake, call) in zip(mistakes, calls) { #expect(mistake.contains("has no \(call) for")) }
  }

  @Test("A target that makes all calls that its laws need has no mistake")
  func toyHasNone() { #expect(Self.mistakes([ToyTarget(), ToyTarget(hasName: false)]) == []) }

  @Test("A law about JSON as text is none for another format")
  func textLawsNeedJSON() {
    let mistakes = Self.mistakes([PackedTarget(laws: [.strictSyntax])])
    #expect(mistakes.first?.hasPrefix("packed claims strictSyntax or depthLimit") == true)
    #expect(
      Self.mistakes([PackedTarget(laws: .strictSyntax, format: nil, seeds: ["{\"a\":1}"])]) == []
    )
  }

  @Test("A seed by which a worker dies is left to the campaign")
  func deathsAreLeft() {
    let plan = CampaignPlan(
      configuration: FuzzConfiguration(),
      targets: [ClaimingTarget()],
      corpus: Corpus([])
    )
    let none = ClaimCheck.mistakes(in: plan) { $0.map { _ in .failed("interrupted") } }
    #expect(none == [])
  }
}
