/// The failures of all subjects of a run as text, for a run that certifies nothing.
public struct FailureList {
  private let certification: Certification

  /// Creates a list.
  public init(_ certification: Certification) {
    self.certification = certification
  }

  /// For each subject a line with its score, then its problems and failures.
  public var text: String {
    certification.reports
      .map { report in
        var head = "\(report.manifest.name): \(report.claimed()) claimed cases pass"
        if case .interrupted(let total) = report.scope {
          head += ", interrupted after \(report.verdicts.count) of \(total) cases"
        }
        let problems = report.ledgerProblems.map { "✗ \($0)" }
        let failures = report.failures.map { "✗ \($0.id)\n    \($0.outcome): \($0.explanation)" }
        return ([head] + problems + failures).joined(separator: "\n") + "\n"
      }
      .joined()
  }
}
