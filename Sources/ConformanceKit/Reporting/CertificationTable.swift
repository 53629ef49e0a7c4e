/// Formats a certification as an aligned text table, with a column for each subject and a row for each area.
///
/// A cell counts all cases of its area, followed in parentheses by the claimed ones if they are fewer.
public struct CertificationTable {
  private let certification: Certification

  /// Creates a table.
  public init(_ certification: Certification) {
    self.certification = certification
  }

  /// The table, followed by the results above chance, the certificates and the failures.
  public var text: String {
    ([certification.notice ?? "", table, summary] + certification.reports.map(certificate) + [
      failures
    ])
    .filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var table: String {
    let all = [certification.certified] + certification.comparisons + certification.floors
    let header = ["area"] + all.map(\.manifest.name)
    let rows =
      certification.chapters.map { chapter in
        [chapter] + all.map { Self.cell($0, chapter) }
      } + [["all"] + all.map { Self.cell($0, nil) }]
    return Self.aligned([header] + rows)
  }

  /// The score of all cases, followed by that of the claimed ones if it differs.
  package static func cell(_ report: ConformanceReport, _ chapter: String?) -> String {
    let plain = report.plain(in: chapter)
    let claimed = report.claimed(in: chapter)
    return plain == claimed ? "\(plain)" : "\(plain) (\(claimed))"
  }

  private var summary: String {
    let reports = [certification.certified] + certification.comparisons
    let rows = reports.map { report in
      let claimed = report.claimed()
      let floor = certification.floor(for: report)
      return [
        report.manifest.name, "\(claimed) claimed", "\(floor) by chance",
        claimed.corrected(by: floor).map { Self.percent($0) + " above chance" } ?? "–",
      ]
    }
    return Self.aligned(rows)
  }

  private func certificate(of report: ConformanceReport) -> String {
    let sentence = CertificateText.sentence(on: report).replacing("**", with: "")
      .replacing("`", with: "'")
    let reasons = CertificateText.reasons(on: report)
      .map { title, lines in ["  \(title)"] + lines.map { "    \($0)" } }
    return (["\(report.manifest.name): \(sentence)"] + (reasons ?? [])).joined(separator: "\n")
  }

  private var failures: String {
    let report = certification.certified
    let problems = report.problemLines.map { "✗ \($0)" }
    let failures = report.failures.map { verdict in
      FailureText(verdict: verdict, report: report, suite: certification.suite).abridged
    }
    if !(problems + failures).isEmpty {
      return (problems + failures).joined(separator: "\n")
    }
    if case .interrupted = report.scope { return "\(report.manifest.name) was interrupted" }
    return report.isClean
      ? "\(report.manifest.name) passes all \(report.claimed().total) cases it claims"
      : "\(report.manifest.name) claims none of the cases, so nothing was shown"
  }

  /// The share as a percentage with one decimal, rounded down, so that 100 % means all.
  package static func percent(_ share: Double) -> String {
    let tenths = Int((share * 1000).rounded(.down))
    let sign = tenths < 0 ? "-" : ""
    return "\(sign)\(abs(tenths) / 10).\(abs(tenths) % 10) %"
  }

  /// Rows with columns of equal width; the first column is left-aligned, the others right-aligned.
  package static func aligned(_ rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns)
      .map { column in
        rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
      }
    return
      rows.map { row in
        row.enumerated()
          .map { column, cell in
            let padding = String(repeating: " ", count: widths[column] - cell.count)
            return column == 0 ? cell + padding : padding + cell
          }
          .joined(separator: "  ")
      }
      .joined(separator: "\n")
  }
}
