/// What a subject passes of the cases that need one capability, or nothing.
struct CapabilityScore {
  /// The capability; nil for the cases that need nothing.
  let capability: Capability?
  /// Whether the subject claims it; true where nothing is needed.
  let isClaimed: Bool
  /// What the subject passes.
  let score: Score
  /// What the best floor subject passes.
  let floor: Score

  /// The share above what is passed by accident; nil without cases, or if the floor passes all.
  var aboveFloor: Double? { score.total == 0 ? nil : score.corrected(by: floor) }

  /// First what needs nothing, then one row for each capability in alphabetical order.
  static func rows(
    for report: ConformanceReport,
    in certification: Certification
  ) -> [CapabilityScore] {
    ([nil] + certification.capabilities.map { $0 })
      .map { capability in
        CapabilityScore(
          capability: capability,
          isClaimed: capability.map(report.manifest.capabilities.contains) ?? true,
          score: report.plain(needing: capability),
          floor: certification.floor(needing: capability)
        )
      }
  }
}
