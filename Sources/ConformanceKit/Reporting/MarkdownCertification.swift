import ReportKit

/// A certification as a Markdown page, the same bytes for the same results.
public struct MarkdownCertification {
  private let certification: Certification
  private let notes: RunNotes

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - certification: The results.
  ///   - notes: Facts that are not in the results; by default only toolchain and digest.
  public init(_ certification: Certification, notes: RunNotes = RunNotes()) {
    self.certification = certification
    self.notes = notes
  }

  /// The page, with a line feed at the end.
  public var text: String {
    page(
      overview
        + certification.reports.map {
          MarkdownSubject($0, in: certification, root: notes.root).text
        } + areas
    )
  }

  /// The page without the sections of the subjects, but with what is wrong with those that count.
  public var summary: String {
    let counted = certification.reports.prefix(max(1, notes.counted))
    let causes = counted.map { report in
      CauseList(report, in: certification.suite, .short, hint: "the reports list every case").text
    }
    return page(
      overview + causes.filter { !$0.isEmpty }.map { MarkdownTable.block($0) } + areas
    )
  }

  private func page(_ sections: [String]) -> String {
    sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var overview: [String] {
    [
      "# Conformance of \(MarkdownTable.prose(certification.certified.manifest.name))",
      certification.notice.map { "**\(MarkdownTable.prose($0))**" } ?? "",
      CertificateText.sentence(on: certification.certified),
      profileTable,
      run,
    ]
  }

  /// What no reader looks for first, and therefore the end of the page.
  private var areas: [String] {
    [
      "## Passed cases by area",
      """
      Each cell counts the must cases of the area, and in parentheses those whose needs the \
      subject claims, if they are fewer. The columns to the right are floor subjects, which decode nothing.
      """,
      areaTable,
    ]
  }

  private var profileTable: String {
    MarkdownTable.text(
      [
        "subject", "conformant", "holds", "cases that count", "floor", "above floor",
      ],
      certification.reports.map { report in
        let claimed = report.claimed()
        let floor = certification.floor(for: report)
        let certificate = report.certificate
        return [
          MarkdownTable.prose(report.manifest.name),
          certificate.map { $0.isConformant ? "**yes**" : "no" } ?? "–",
          CertificateText.name(of: report),
          "\(claimed)", "\(floor)",
          (floor.total == 0 ? nil : claimed.corrected(by: floor)).map(CertificationTable.percent)
            ?? "–",
        ]
      }
    )
  }

  private var run: String {
    let hash = notes.digest(of: certification.suite)
    let digest = hash.isEmpty ? "" : ", digest `\(hash)`"
    return """
      Suite \(certification.suite.version)\(digest), \(certification.suite.cases.count.grouped) cases, seed \
      \(certification.certified.seed). \(notes.toolchain.name). The floor is what the best of the \
      subjects that decode nothing passes of the same cases.
      """
  }

  private var areaTable: String {
    let all = certification.reports + certification.floors
    return MarkdownTable.text(
      ["area"] + all.map { MarkdownTable.prose($0.manifest.name) },
      certification.chapters.map { chapter in
        [chapter] + all.map { CertificationTable.cell($0, chapter) }
      } + [["**all**"] + all.map { CertificationTable.cell($0, nil) }]
    )
  }
}
