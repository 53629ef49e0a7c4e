package import ReportKit

extension Certification {
  /// What is wrong with the first `count` subjects: one annotation for each problem and for each cause of failures, the
  /// gravest first; `file` says which file to look at, by the number of the subject.
  package func annotations(counting count: Int, in file: (Int) -> String) -> [Annotation] {
    zip(0..., reports.prefix(max(1, count)))
      .flatMap { number, report in
        report.problemLines.map { line in
          Annotation(
            .error,
            rule: "ledger",
            title: "\(report.manifest.name): ledger or types",
            message: line,
            file: file(number)
          )
        } + causes(of: report).map { annotation(on: $0, of: report, file(number)) }
      }
  }

  private func causes(of report: ConformanceReport) -> [FailureCluster] {
    FailureCluster.clusters(of: report.failures, in: suite)
  }

  private func annotation(
    on cluster: FailureCluster,
    of report: ConformanceReport,
    _ file: String
  ) -> Annotation {
    let verdict = cluster.verdicts[0]
    let others = cluster.others()
    let text = FailureText(verdict: verdict, report: report, suite: suite).abridged
    return Annotation(
      cluster.cause.requirement == .must ? .error : .warning,
      rule: suite[verdict.id].map { "\($0.clause)" } ?? verdict.outcome.name,
      title: "\(report.manifest.name): \(verdict.id)",
      message: others.isEmpty ? text : "\(text)\n    likewise: \(others)",
      file: file
    )
  }
}
