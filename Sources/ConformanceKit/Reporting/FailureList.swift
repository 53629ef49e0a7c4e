/// The failures of all subjects of a run as text, for a run that certifies nothing.
public struct FailureList {
  private let certification: Certification

  /// Creates a list.
  public init(_ certification: Certification) {
    self.certification = certification
  }

  /// For each subject a line with its score, then its problems and failures, abridged.
  ///
  /// If the run was filtered to a single case, its verdict is shown in full, whatever it is, with the line
  /// for a ledger.
  public var text: String {
    certification.reports
      .map { report in
        var head = "\(report.manifest.name): \(report.claimed()) claimed cases pass"
        if case .interrupted(let total) = report.scope {
          head += ", interrupted after \(report.verdicts.count) of \(total) cases"
        }
        var problems = report.problemLines.map { "✗ \($0)" }
        if report.claimed().total == 0, problems.isEmpty, report.failures.isEmpty {
          problems = ["✗ nothing was claimed, so nothing was shown"]
        }
        let isSingle = certification.suite.filter != nil && certification.suite.cases.count == 1
        let failures = (isSingle ? report.verdicts : report.failures)
          .map { verdict in
            let text = FailureText(verdict: verdict, report: report, suite: certification.suite)
            return isSingle ? text.whole : text.abridged
          }
        let advice = isSingle ? 0 : report.advice.count
        let advised =
          advice == 0
          ? [] : ["– \(advice) should case\(advice == 1 ? " fails" : "s fail"), at no cost"]
        return ([head] + problems + failures + advised).joined(separator: "\n") + "\n"
      }
      .joined()
  }
}
