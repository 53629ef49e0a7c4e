import ReportKit

/// A certification for a terminal: the certificates, the failures by cause, and the verdict on the last line.
///
/// What is wrong is shown once for each cause, must cases first, and less of it the more there is; the reports list
/// every case.
public struct CertificationText {
  private let certification: Certification
  private let counted: ArraySlice<ConformanceReport>
  private let isWhole: Bool

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - certification: The results.
  ///   - count: How many subjects count, from the first one; the others are only compared. By default one.
  ///   - isWhole: Whether all causes are shown in full, however many there are; false by default.
  public init(_ certification: Certification, counting count: Int = 1, isWhole: Bool = false) {
    self.certification = certification
    self.isWhole = isWhole
    counted = certification.reports.prefix(max(1, count))
  }

  /// The text of a run that certifies, with a line feed at the end.
  public var text: String {
    let blocks =
      [certification.notice ?? ""] + certification.reports.map(CertificateText.lines)
      + counted.map(failures)
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// Passed or failed, with counts, on one line; for the end of all output.
  ///
  /// Of several subjects that count it names those that failed, with the verdict on the first of them.
  public var verdict: String {
    let failed = counted.filter { !$0.isClean }
    guard counted.count > 1, let first = failed.first else {
      return verdict(on: failed.first ?? certification.certified)
    }
    let names = failed.map(\.manifest.name).joined(separator: ", ")
    return "failed: \(failed.count) of \(counted.count) subjects, \(names); "
      + "\(first.manifest.name): \(verdict(on: first))"
  }

  private func verdict(on report: ConformanceReport) -> String {
    if let breakage = report.breakage {
      return "broken, so no figure means anything: \(breakage)"
    }
    if case .interrupted(let total) = report.scope {
      return "interrupted after \(report.verdicts.count.grouped) of \(total.grouped) cases"
    }
    let claimed = report.claimed()
    let advice = report.advice.count
    let advised =
      advice == 0
      ? "" : "; \(Self.count(advice, "should case")) \(advice == 1 ? "fails" : "fail"), at no cost"
    if report.isClean { return "passed: \(claimed) cases that count\(advised)" }
    if claimed.total == 0 { return "failed: nothing was claimed, so nothing was shown" }
    let lost = report.certificate?.entries.filter { !$0.isHeld }.map(\.profile) ?? []
    let cost = lost.isEmpty ? "" : "; not held: \(Profile.names(lost))"
    let problems = report.problemLines.count
    let counts = [
      report.failures.isEmpty
        ? nil
        : "\(Self.count(report.failures.count, "case")) of "
          + Self.count(
            FailureCluster.clusters(of: report.failures, in: certification.suite).count,
            "cause"
          ),
      problems == 0 ? nil : "\(Self.count(problems, "problem")) of ledger or types",
    ]
    return "failed: \(counts.compactMap(\.self).joined(separator: ", "))\(advised)\(cost)"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number.grouped) \(noun)\(number == 1 ? "" : "s")"
  }

  private func failures(of report: ConformanceReport) -> String {
    let list = CauseList(
      report,
      in: certification.suite,
      isWhole ? .whole : .short,
      hint: "the reports list every case, and --all prints them here"
    )
    let lines = list.text.isEmpty ? [] : [list.text]
    let title = counted.count > 1 && !lines.isEmpty ? ["\(report.manifest.name):"] : []
    return (title + lines).joined(separator: "\n")
  }
}
