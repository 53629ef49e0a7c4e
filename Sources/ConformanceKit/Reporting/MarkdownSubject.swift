import ReportKit

/// The section of the Markdown page about one subject.
struct MarkdownSubject {
  private let report: ConformanceReport
  private let certification: Certification
  private let root: String?

  /// Creates a section; `root` is that of ``RunNotes``.
  init(_ report: ConformanceReport, in certification: Certification, root: String? = nil) {
    self.report = report
    self.certification = certification
    self.root = root
  }

  var text: String {
    let manifest = report.manifest
    return [
      "## \(MarkdownTable.prose(manifest.name)) \(MarkdownTable.prose(manifest.version))",
      CertificateText.sentence(on: report),
      misbindings, reasons, profiles, ledgerProblems, failures, advice, deviations, arms,
    ]
    .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private var reasons: String {
    guard let (title, lines) = CertificateText.reasons(on: report) else { return "" }
    return title + "\n\n" + lines.map { "- \(MarkdownTable.prose($0))" }.joined(separator: "\n")
  }

  private var profiles: String {
    MarkdownTable.text(
      ["profile", "state", "passed", "floor", "above floor"],
      ProfileScore.rows(for: report, in: certification)
        .map { row in
          [
            row.profile.rawValue, row.state,
            row.score.description, row.floor.description,
            row.aboveFloor.map(CertificationTable.percent) ?? "–",
          ]
        }
    )
  }

  private var misbindings: String {
    titled(
      "Types that are not the models they are bound to",
      report.misbindings.map { "- \(MarkdownTable.prose($0.description))" }.joined(separator: "\n")
    )
  }

  private var ledgerProblems: String {
    titled(
      "What is wrong with the ledger",
      report.ledgerProblems.map { "- \(MarkdownTable.prose($0.description))" }
        .joined(separator: "\n")
    )
  }

  private var failures: String {
    titled(
      "Failures",
      table(
        of: FailureCluster.clusters(of: report.failures, in: certification.suite)
          .flatMap(\.verdicts)
      )
    )
  }

  private var advice: String {
    titled("Should cases that do not pass, which costs nothing", table(of: report.advice))
  }

  private func table(of verdicts: [Verdict]) -> String {
    MarkdownTable.text(
      ["case", "clause", "verdict", "binding", "input", "path", "expected", "observed"],
      verdicts.map { verdict in
        let text = FailureText(verdict: verdict, report: report, suite: certification.suite)
        let variation = verdict.variation.map { ", \($0.rawValue)" } ?? ""
        return [
          "`\(verdict.id)`", clause(of: verdict.id), verdict.outcome.rawValue + variation,
          verdict.stake(for: report.manifest),
          MarkdownTable.code(PrintedText.value(text.input)),
          MarkdownTable.code(text.path.map { PrintedText.path($0) } ?? "–"),
          MarkdownTable.code(PrintedText.value(text.expected)),
          MarkdownTable.code(PrintedText.value(text.observed)),
        ]
      }
    )
  }

  /// The clause of a case with its sentence, and a link to the specification if there is a way to it.
  private func clause(of id: CaseID) -> String {
    guard let conformanceCase = certification.suite[id] else { return "" }
    let clause = MarkdownTable.prose(conformanceCase.clause.id)
    let link = root.flatMap { root in conformanceCase.place.map { "[\(clause)](\(root)\($0))" } }
    let sentence = conformanceCase.clause.sentence.map { ": \(PrintedText.value($0))" } ?? ""
    return (link ?? clause) + MarkdownTable.prose(sentence)
  }

  private var deviations: String {
    titled(
      "Deviations that the ledger tolerates",
      MarkdownTable.text(
        ["case", "verdict", "kind", "reason", "difference"],
        report.ledger.entries.sorted { $0.id < $1.id }
          .map { entry in
            let verdict = report.verdicts.first { $0.id == entry.id }
            let kind: String =
              switch entry.reason {
              case .defect: "defect"
              case .byDesign: "by design"
              }
            return [
              MarkdownTable.code(entry.id.rawValue), verdict?.outcome.rawValue ?? "not run", kind,
              MarkdownTable.link(entry.reason.text),
              MarkdownTable.code(PrintedText.value(entry.difference ?? entry.signature)),
            ]
          }
      )
    )
  }

  private var arms: String {
    titled(
      "Choices where several answers are right",
      MarkdownTable.text(
        ["case", "answer", "why both are right"],
        report.verdicts.compactMap { verdict in
          guard let arm = verdict.arm,
            case .oneOf(let arms, let reason)? = certification.suite[verdict.id]?.expectation
          else { return nil }
          return [
            "`\(verdict.id)`",
            "\(arm + 1) of \(arms.count): \(MarkdownTable.code(PrintedText.value(verdict.answer)))",
            MarkdownTable.prose(reason),
          ]
        }
      )
    )
  }

  private func titled(_ title: String, _ body: String) -> String {
    body.isEmpty ? "" : "### \(title)\n\n\(body)"
  }
}
