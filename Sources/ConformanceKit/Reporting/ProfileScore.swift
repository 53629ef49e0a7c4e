/// How many cases of one profile a subject passes, whether it claims the profile or not.
struct ProfileScore {
  /// The profile.
  let profile: Profile
  /// Whether the subject claims it; true for the contract.
  let isClaimed: Bool
  /// Whether the subject holds it; nil if it is not claimed, or the run has no certificate.
  let isHeld: Bool?
  /// How many of all its cases the subject passes.
  let score: Score
  /// How many of them the best floor subject passes.
  let floor: Score

  /// The share above what passes by chance; nil without cases, or if the floor passes all.
  var aboveFloor: Double? { score.total == 0 ? nil : score.corrected(by: floor) }

  /// "held", "not held", "–" if not claimed, or "claimed" without a certificate.
  var state: String {
    guard isClaimed else { return "–" }
    return isHeld.map { $0 ? "held" : "not held" } ?? "claimed"
  }

  /// First the contract, then one row for each profile with a case, in alphabetical order.
  static func rows(
    for report: ConformanceReport,
    in certification: Certification
  ) -> [ProfileScore] {
    certification.profiles.map { profile in
      ProfileScore(
        profile: profile,
        isClaimed: profile.claim.map(report.manifest.capabilities.contains) ?? true,
        isHeld: report.certificate?[profile]?.isHeld,
        score: report.plain(in: profile),
        floor: certification.floor(in: profile)
      )
    }
  }
}
