import Foundation

/// All findings of a campaign; the input of a new one is on disk before anything else happens.
struct FindingLedger {
  private(set) var findings: [Signature: Finding] = [:]
  let folder: FindingFolder?
  private let plan: CampaignPlan

  /// Creates a ledger that writes below `folder`, or nowhere.
  init(plan: CampaignPlan, folder: FindingFolder?) {
    self.plan = plan
    self.folder = folder
    self.folder?.clear()
  }

  /// The findings, ordered by the iteration that first showed them.
  var sorted: [Finding] {
    findings.values.sorted { ($0.iteration, $0.signature) < ($1.iteration, $1.signature) }
  }

  mutating func add(_ line: ViolationSpool.Line) {
    let target = name(of: line.target)
    add(
      Finding(
        signature: Signature(of: line, target: target),
        kind: line.oracle,
        target: target,
        iteration: line.iteration,
        input: line.input.map { [UInt8]($0) } ?? [],
        isVariant: false,
        options: line.options ?? 0,
        mutators: names(of: line.mutators ?? []),
        detail: line.detail ?? "",
        hits: 1
      ),
      isComplete: line.input != nil
    )
  }

  mutating func add(_ death: Death, _ record: SharedRing.Record) {
    let target = name(of: record.target)
    var finding = Finding(
      signature: Signature(before: death, target: target),
      kind: death.kind.rawValue,
      target: target,
      iteration: record.iteration,
      input: record.bytes,
      isVariant: record.isVariant,
      options: record.options,
      mutators: names(of: Self.numbers(in: record.mutators)),
      detail: death.message,
      hits: 1
    )
    finding.call = record.call.name
    finding.death = death
    add(finding, isComplete: true)
  }

  /// Adds a death caused by a case that ran outside of a campaign.
  mutating func add(_ death: Death, of item: Case) {
    let record = SharedRing.Record(
      iteration: item.iteration,
      options: item.options,
      target: item.target,
      mutators: 0,
      isVariant: false,
      call: TargetCall(code: item.call ?? 0),
      bytes: [UInt8](item.input)
    )
    add(death, record)
  }

  /// The numbers of the bits that are set.
  static func numbers(in bits: UInt64) -> [Int] {
    (0..<64).filter { bits >> UInt64($0) & 1 == 1 }
  }

  private mutating func add(_ finding: Finding, isComplete: Bool) {
    guard var known = findings[finding.signature] else {
      findings[finding.signature] = finding
      folder?.store(finding, plan: plan)
      return
    }
    known.hits += 1
    if isComplete, finding.iteration < known.iteration {
      let hits = known.hits
      known = finding
      known.hits = hits
      folder?.store(known, plan: plan)
    }
    findings[finding.signature] = known
  }

  private func name(of target: Int) -> String {
    plan.targets.indices.contains(target) ? plan.targets[target].name : "target \(target)"
  }

  private func names(of mutators: [Int]) -> [String] {
    mutators.compactMap { number in
      plan.mutators.all.indices.contains(number) ? plan.mutators.all[number].name : nil
    }
  }
}
