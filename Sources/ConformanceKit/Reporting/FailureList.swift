import ReportKit

/// The failures of all subjects of a run as text, for a run that certifies nothing.
public struct FailureList {
  private let certification: Certification
  private let isWhole: Bool

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - certification: The results.
  ///   - isWhole: Whether all causes are shown in full, however many there are; false by default.
  public init(_ certification: Certification, isWhole: Bool = false) {
    self.certification = certification
    self.isWhole = isWhole
  }

  /// For each subject a line with its score, then its problems and failures by cause, as for a certificate.
  ///
  /// If the run was filtered to a single case, its verdict is shown in full, whatever it is, with the line
  /// for a ledger.
  public var text: String {
    certification.reports
      .map { report in
        var head = "\(report.manifest.name): \(report.claimed()) claimed cases pass"
        if case .interrupted(let total) = report.scope {
          head += ", interrupted after \(report.verdicts.count.grouped) of \(total.grouped) cases"
        }
        let isSingle = certification.suite.filter != nil && certification.suite.cases.count == 1
        let list = CauseList(
          report,
          in: certification.suite,
          isWhole ? .whole : .short,
          hint: "--all prints them, and --output DIR writes reports that list every case"
        )
        let failures =
          isSingle
          ? report.problemLines.map { "✗ \($0)" }
            + report.verdicts.map {
              FailureText(verdict: $0, report: report, suite: certification.suite).whole
            }
          : [list.text].filter { !$0.isEmpty }
        let nothing =
          report.claimed().total == 0 && report.problemLines.isEmpty && report.failures.isEmpty
          ? [
            report.verdicts.contains { $0.outcome == .passed }
              ? "– only should cases were run, which count for nothing"
              : "✗ nothing was claimed, so nothing was shown"
          ] : []
        let advice = isSingle ? 0 : report.advice.count
        let advised =
          advice == 0
          ? [] : ["– \(advice) should case\(advice == 1 ? " fails" : "s fail"), at no cost"]
        let known = isSingle ? 0 : report.verdicts.count { $0.outcome == .expectedFailure }
        let tolerated =
          known == 0
          ? [] : ["– \(known) case\(known == 1 ? " fails" : "s fail") as the ledger says"]
        return ([head] + nothing + failures + tolerated + advised).joined(separator: "\n") + "\n"
      }
      .joined()
  }
}
