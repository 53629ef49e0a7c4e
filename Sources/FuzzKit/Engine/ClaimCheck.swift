import ReportKit

/// What a target claims and a campaign could not test, found with its seeds before the first iteration.
///
/// A seed that is refused leaves mutation with documents that are refused as well, and an oracle whose call
/// the target does not make is silent. Both would be green without having tested anything.
enum ClaimCheck {
  /// Stands for an oracle in the case of a seed; its number is that of the iteration.
  static let name = "claims"

  /// A law that is judged by what a call of the target returns.
  private struct Law {
    let name: String
    let law: TargetLaws
    let call: String
    /// Whether the call returns anything for an input that the target decodes.
    let isMade: (any FuzzTarget, [UInt8], RunContext) -> Bool

    init(
      _ name: String,
      _ law: TargetLaws,
      _ call: String,
      isMade: @escaping (any FuzzTarget, [UInt8], RunContext) -> Bool
    ) {
      self.name = name
      self.law = law
      self.call = call
      self.isMade = isMade
    }
  }

  private static let reference = "reference(_:in:)"

  private static var laws: [Law] {
    [
      Law("agreement", .agreement, reference) { $0.reference($1, in: $2) != nil },
      Law("strictAgreement", .strictAgreement, reference) { $0.reference($1, in: $2) != nil },
      Law("strictEquality", .strictEquality, reference) { $0.reference($1, in: $2) != nil },
      Law("strictEquality", .strictEquality, "strict(_:in:)") { $0.strict($1, in: $2) != nil },
      Law("reportsRepairs", .reportsRepairs, "diagnostics of its execution") {
        $0.run($1, in: $2).diagnostics != nil
      },
      Law("writes", .writes, "write(_:in:)") { $0.write($1, in: $2) != nil },
      Law("roundTrip", .roundTrip, "write(_:in:)") { $0.write($1, in: $2) != nil },
      Law("inputForms", .inputForms, "run(_:form:in:)") { target, input, context in
        (0..<target.formCount).contains { target.run(input, form: $0, in: context) != nil }
      },
      Law("keepsUnmentioned", .keepsUnmentioned, "untouched(in:)") { target, _, context in
        target.untouched(in: context) != nil
      },
      Law("twin", .twin, "twin(_:in:)") { $0.twin($1, in: $2) != nil },
      Law("judged", .judged, "judgement(of:on:in:)") { target, input, context in
        target.allAspects.contains { target.judgement(of: $0, on: input, in: context) != nil }
      },
    ]
  }

  /// What is wrong with one seed, or with a claim as far as this seed can tell; runs in a worker.
  static func violations(
    of target: any FuzzTarget,
    on seed: FuzzSeed,
    in context: RunContext
  ) -> [Violation] {
    let execution = target.run(seed.bytes, in: context)
    guard execution.tree != nil else {
      if seed.isDamaged { return [] }
      return [Violation(name, wanted: "", found: "refused", detail: execution.code)]
    }
    return laws.filter { target.laws.isSuperset(of: $0.law) }
      .map { law in
        let found = law.isMade(target, seed.bytes, context) ? "made" : "missing"
        return Violation(name, wanted: law.name, found: found, detail: law.call)
      }
  }

  /// The mistakes in all targets of a plan, a sentence each.
  ///
  /// A seed by which a worker dies is none: the campaign finds it.
  static func mistakes(in plan: CampaignPlan, run: ([Case]) -> [CaseOutcome]) -> [String] {
    let seeds = plan.targets.enumerated()
      .flatMap { number, target in target.seeds.indices.map { (target: number, place: $0) } }
    let cases = seeds.map {
      Case(
        judging: plan.targets[$0.target].seeds[$0.place].bytes,
        oracle: name,
        target: $0.target,
        options: 0,
        iteration: UInt64($0.place)
      )
    }
    var found: [[(place: Int, line: ViolationSpool.Line)]] = plan.targets.map { _ in [] }
    for (seed, outcome) in zip(seeds, run(cases)) {
      guard case .survived(let lines) = outcome else { continue }
      found[seed.target] += lines.map { (seed.place, $0) }
    }
    return zip(plan.targets, found).flatMap { mistakes(of: $0, $1) }
  }

  private static func mistakes(
    of target: any FuzzTarget,
    _ found: [(place: Int, line: ViolationSpool.Line)]
  ) -> [String] {
    var mistakes: [String] = []
    if target.format != nil, !target.laws.isDisjoint(with: .aboutJSONText) {
      mistakes.append(
        "\(target.name) claims strictSyntax or depthLimit, which are about JSON as text, and has another"
          + " format; leave them out"
      )
    }
    for (place, line) in found where line.found == "refused" {
      mistakes.append(
        "\(target.name) refuses its seed \(place + 1) (\(line.detail ?? "")):"
          + " \(PrintedText.value(InputText.text(target.seeds[place].bytes), to: 60));"
          + " fix it, or say that it is FuzzSeed.damaged"
      )
    }
    let calls = found.map(\.line).filter { $0.found != "refused" }
    for law in laws {
      let answers = calls.filter { $0.wanted == law.name && $0.detail == law.call }.map(\.found)
      guard !answers.isEmpty, !answers.contains("made") else { continue }
      mistakes.append(
        "\(target.name) claims \(law.name), and has no \(law.call) for any of its seeds; implement it, or"
          + " leave the law out"
      )
    }
    return mistakes
  }
}
