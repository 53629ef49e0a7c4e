import Foundation

/// All findings of a campaign; the input of a new one is on disk before anything else happens.
struct FindingLedger {
  private(set) var findings: [Signature: Finding] = [:]
  private let folder: URL?
  private let plan: CampaignPlan

  /// A ledger that writes below `folder`, or nowhere.
  init(plan: CampaignPlan, folder: URL?) {
    self.plan = plan
    self.folder = folder
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }

  /// The findings by the iteration that first showed them.
  var sorted: [Finding] {
    findings.values.sorted { ($0.iteration, $0.signature) < ($1.iteration, $1.signature) }
  }

  mutating func add(_ line: ViolationSpool.Line) {
    let target = name(of: line.target)
    let signature = Signature([
      line.oracle, target, line.path ?? "", line.wanted, line.found,
    ])
    add(
      Finding(
        signature: signature,
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
    let message = death.kind == .hang || death.kind == .memory ? "" : death.stableMessage
    add(
      Finding(
        signature: Signature([death.kind.rawValue, target, message]),
        kind: death.kind.rawValue,
        target: target,
        iteration: record.iteration,
        input: record.bytes,
        isVariant: record.isVariant,
        options: record.options,
        mutators: names(of: Self.numbers(in: record.mutators)),
        detail: death.message,
        hits: 1
      ),
      isComplete: true
    )
  }

  /// The numbers of the bits that are set.
  static func numbers(in bits: UInt64) -> [Int] {
    (0..<64).filter { bits >> UInt64($0) & 1 == 1 }
  }

  private mutating func add(_ finding: Finding, isComplete: Bool) {
    guard var known = findings[finding.signature] else {
      findings[finding.signature] = finding
      store(finding)
      return
    }
    known.hits += 1
    if isComplete, finding.iteration < known.iteration {
      let hits = known.hits
      known = finding
      known.hits = hits
      store(known)
    }
    findings[finding.signature] = known
  }

  private func store(_ finding: Finding) {
    guard let folder else { return }
    let url = folder.appendingPathComponent(finding.signature.description)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try? Data(finding.input).write(to: url.appendingPathComponent("input"))
    let metadata = EncodedFinding.Metadata(finding, plan: plan)
    try? metadata.data.write(to: url.appendingPathComponent("finding.json"))
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
