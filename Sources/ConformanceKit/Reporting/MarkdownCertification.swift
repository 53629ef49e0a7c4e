/// A certification as a Markdown page, the same bytes for the same results.
public struct MarkdownCertification {
  private let certification: Certification

  /// Creates a page.
  public init(_ certification: Certification) {
    self.certification = certification
  }

  /// The page, with a line feed at the end.
  public var text: String {
    let report = certification.certified
    let sections = [
      "# Conformance of \(report.manifest.name)",
      verdict(on: report),
      "## Passed cases by area",
      """
      Each cell counts all cases of the area, and in parentheses those whose needs the subject \
      claims, if they are fewer.
      """,
      areaTable,
      "## Claimed cases",
      "The floor is what the best of the subjects that decode nothing passes of the same cases.",
      claimTable,
      failureSection,
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func verdict(on report: ConformanceReport) -> String {
    let claimed = report.claimed()
    return """
      Suite \(report.suiteVersion): **\(claimed) claimed cases pass**\
      \(report.isClean ? "." : "; the run is not clean.")
      """
  }

  private var areaTable: String {
    let all = [certification.certified] + certification.comparisons + certification.floors
    return Self.table(
      ["area"] + all.map(\.manifest.name),
      certification.chapters.map { chapter in
        [chapter] + all.map { CertificationTable.cell($0, chapter) }
      } + [["**all**"] + all.map { CertificationTable.cell($0, nil) }]
    )
  }

  private var claimTable: String {
    let reports = [certification.certified] + certification.comparisons
    return Self.table(
      ["subject", "claims", "passed", "floor", "above floor", "failing areas, claimed or not"],
      reports.map { report in
        let floor = certification.floor(for: report)
        let claims = report.manifest.capabilities.sorted().map(\.rawValue)
        return [
          report.manifest.name, claims.isEmpty ? "–" : claims.joined(separator: ", "),
          report.claimed().description, floor.description,
          report.claimed().corrected(by: floor).map(CertificationTable.percent) ?? "–",
          report.failingChapters.isEmpty ? "–" : report.failingChapters.joined(separator: ", "),
        ]
      }
    )
  }

  private var failureSection: String {
    let reports = [certification.certified] + certification.comparisons
    return
      reports.compactMap { report in
        let differing = report.verdicts.filter { !$0.matches && $0.isScored }
        if differing.isEmpty { return nil }
        let rows = differing.map { verdict in
          [
            "`\(verdict.id)`", verdict.outcome.rawValue,
            Self.code(verdict.difference?.path ?? "–"),
            Self.code(verdict.difference?.expected ?? verdict.explanation),
            Self.code(verdict.difference?.actual ?? "–"),
          ]
        }
        return "## Claimed cases that \(report.manifest.name) does not pass\n\n"
          + Self.table(["case", "verdict", "path", "expected", "actual"], rows)
      }
      .joined(separator: "\n\n")
  }

  private static func table(_ header: [String], _ rows: [[String]]) -> String {
    let rule = header.map { _ in "---" }
    return ([header, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  /// The text as code that survives in a cell.
  private static func code(_ text: String) -> String {
    let safe = text.replacing("|", with: "\\|").replacing("`", with: "'")
    return "`" + (safe.count > 160 ? safe.prefix(157) + "…" : safe) + "`"
  }
}
