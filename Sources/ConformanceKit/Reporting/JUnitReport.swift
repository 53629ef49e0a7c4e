import ReportKit

/// A certification as JUnit XML for continuous integration: a suite for each subject, a test case for each
/// id.
///
/// | verdict | reported as |
/// |---|---|
/// | passed | passed |
/// | failed, unbound, changedFailure, unexpectedPass | `failure`; `skipped` for a should case |
/// | unstable | `failure` |
/// | crashed, timedOut, broken, misbound | `error` |
/// | excused, unclaimed, recorded, expectedFailure | `skipped`, with the reason |
///
/// A failure whose cause costs other cases too names them. Problems of a ledger and an interrupted run are also test
/// cases.
public struct JUnitReport {
  private let certification: Certification
  private let counted: ArraySlice<ConformanceReport>

  /// Creates a report on the subjects that count.
  ///
  /// - Parameters:
  ///   - certification: The results.
  ///   - count: How many subjects count, from the first one; the others are only compared. By default one.
  public init(_ certification: Certification, counting count: Int = 1) {
    self.certification = certification
    counted = certification.reports.prefix(max(1, count))
  }

  /// The XML document, with a line feed at the end.
  public var text: String {
    JUnitDocument(
      name: "conformance \(certification.suite.version)",
      suites: counted.map { report in
        let causes = FailureCluster.texts(on: report, in: certification.suite)
        return JUnitDocument.Suite(
          name: report.manifest.name,
          cases: report.verdicts.map { entry(for: $0, causes[$0.id] ?? "", in: report) }
            + runEntries(report)
        )
      }
    )
    .text
  }

  private func entry(
    for verdict: Verdict,
    _ cause: String,
    in report: ConformanceReport
  ) -> JUnitDocument.Case {
    JUnitDocument.Case(
      group: "\(report.manifest.name).\(verdict.id.chapter)",
      name: verdict.id.rawValue,
      note: note(on: verdict, cause, in: report)
    )
  }

  private func note(
    on verdict: Verdict,
    _ cause: String,
    in report: ConformanceReport
  ) -> JUnitDocument.Note? {
    let stake = verdict.stake(for: report.manifest)
    let title = "\(verdict.outcome.rawValue) (\(stake))"
    switch verdict.outcome {
    case .passed: return nil
    case _ where verdict.isAcceptable && !verdict.isInOrder:
      return .skipped(title, body: verdict.explanation)
    case .failed, .unbound, .unstable, .changedFailure, .unexpectedPass:
      return .failure(title, body: verdict.explanation + cause)
    case .crashed, .timedOut, .broken, .misbound:
      return .error(title, body: verdict.explanation + cause)
    case .excused: return .skipped("excused: \(PrintedText.value(verdict.cause))")
    case .unclaimed:
      let missing = verdict.needs.subtracting(report.manifest.capabilities).sorted()
      let names = missing.map(\.rawValue).joined(separator: ", ")
      return .skipped("not claimed: \(names)")
    case .recorded:
      return .skipped("recorded, not scored: \(PrintedText.value(verdict.answer))")
    case .expectedFailure:
      let reason = report.ledger.entry(for: verdict.id)?.reason.text ?? ""
      return .skipped("known deviation: \(reason)", body: verdict.explanation)
    }
  }

  private func runEntries(_ report: ConformanceReport) -> [JUnitDocument.Case] {
    let subject = report.manifest.name
    var entries = report.ledgerProblems.enumerated()
      .map { index, problem in
        JUnitDocument.Case(
          group: "\(subject).ledger",
          name: "ledger/\(problem.rule.rawValue)/\(index + 1)",
          note: .failure(problem.rule.rawValue, body: problem.description)
        )
      }
    if case .interrupted(let total) = report.scope {
      entries.append(
        JUnitDocument.Case(
          group: "\(subject).run",
          name: "run/complete",
          note: .error(
            "interrupted after \(report.verdicts.count.grouped) of \(total.grouped) cases"
          )
        )
      )
    }
    return entries
  }
}
