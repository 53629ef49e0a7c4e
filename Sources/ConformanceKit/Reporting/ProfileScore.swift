/// How many must cases of one profile a subject passes: those that count if it claims the profile, otherwise all.
struct ProfileScore {
  /// The profile.
  let profile: Profile
  /// Whether the subject claims it; contract or shape are claimed by all.
  let isClaimed: Bool
  /// Whether the subject holds it; nil if it is not claimed, or the run has no certificate.
  let isHeld: Bool?
  /// How many of its must cases the subject passes, or would pass if it claimed them.
  let score: Score
  /// How many of them the best floor subject passes.
  let floor: Score

  /// The share above what passes by chance; nil without cases or floor subjects, or if the floor passes all.
  var aboveFloor: Double? { floor.total == 0 ? nil : score.corrected(by: floor) }

  /// "held", "not held", "–" if not claimed, or "claimed" without a certificate.
  var state: String {
    guard isClaimed else { return "–" }
    return isHeld.map { $0 ? "held" : "not held" } ?? "claimed"
  }

  /// One row for each profile with a case, in the order of ``Certification/profiles``.
  static func rows(
    for report: ConformanceReport,
    in certification: Certification
  ) -> [ProfileScore] {
    // Also of a run that carries no certificate.
    let standing = Certificate(verdicts: report.verdicts, of: report.manifest)
    let common = Certificate.common(of: report.manifest)
    return certification.profiles.map { profile in
      let isClaimed =
        profile == common || profile.claim.map(report.manifest.capabilities.contains) ?? false
      let isOthers = [.contract, .shape].contains(profile) && profile != common
      let own = Certificate.verdicts(isOthers ? [] : report.verdicts, in: profile)
        .filter { $0.requirement == .must && (!isClaimed || $0.counts) }
      return ProfileScore(
        profile: profile,
        isClaimed: isClaimed,
        isHeld: report.certificate?[profile]?.isHeld,
        score: isClaimed ? standing[profile]?.must ?? Score(counting: []) : Score(counting: own),
        floor: certification.floor(in: Set(own.map(\.id)))
      )
    }
  }
}
