/// Ends a campaign once it has as many findings as requested.
final class FindingGoal: SupervisionListener {
  private let plan: CampaignPlan
  private let count: Int
  private let known: KnownFindings
  private let record: CampaignRecord
  private let resolver: SignatureResolver
  private let stop: StopConditions

  /// Ends the campaign through `stop` once `record` has `count` findings that are not known.
  init(
    _ count: Int,
    beside known: KnownFindings,
    in record: CampaignRecord,
    of plan: CampaignPlan,
    resolver: SignatureResolver,
    stop: StopConditions
  ) {
    self.plan = plan
    self.count = count
    self.known = known
    self.record = record
    self.resolver = resolver
    self.stop = stop
  }

  func hear(_ event: SupervisionEvent) {
    guard case .collected = event, record.ledger.findings.count >= count else { return }
    // Findings may turn out to be duplicates, or known, once their deaths are symbolicated.
    let signatures = Set(record.ledger.sorted.map(finalSignature))
    if signatures.count(where: { known.reason(for: $0) == nil }) >= count { stop.satisfy() }
  }

  private func finalSignature(of finding: Finding) -> Signature {
    guard let death = finding.death, let item = finding.makeCase(in: plan) else {
      return finding.signature
    }
    return resolver.signature(of: death, in: item)
  }
}
