import ReportKit

/// A certification as one self-contained HTML page: an overview of subjects and profiles, and a matrix of
/// cases.
///
/// The results are embedded as JSON, with every `<` escaped so that nothing in them can end their element; a
/// short script builds the matrix. Without scripts the page only shows the overview.
public struct HTMLReport {
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
    let name = certification.certified.manifest.name
    return HTMLPage(
      title: "Conformance of \(name)",
      style: Self.style + Self.fitting(certification.reports.count),
      body: body(name)
    )
    .text
  }

  private func body(_ name: String) -> String {
    """
    <header id="top">
    <h1>Conformance of \(Markup.escaped(name))</h1>
    <p>\(Markup.escaped(facts))</p>
    \(notice)
    \(HTMLOverview(certification, root: notes.root).text)
    </header>
    \(Self.controls)
    <main>
    <noscript><p>The matrix of cases needs scripts; report.md lists the failures.</p></noscript>
    <div id="scroll"><table id="matrix"></table></div>
    <p id="empty" hidden>No case fits these filters.</p>
    <aside id="panel" hidden aria-live="polite" aria-label="Case"></aside>
    </main>
    <script type="application/json" id="data">
    \(HTMLData(certification, root: notes.root).text)
    </script>
    <script>
    \(Self.script)
    </script>
    """
  }

  private var facts: String {
    let suite = certification.suite
    let hash = notes.digest(of: suite)
    let digest = hash.isEmpty ? "" : ", digest \(hash.prefix(12))…"
    return """
      Suite \(suite.version)\(digest), \(suite.cases.count.grouped) cases, seed \
      \(certification.certified.seed). \(notes.toolchain.name).
      """
  }

  private var notice: String {
    certification.notice.map { "<p class=\"notice\">\(Markup.escaped($0))</p>" } ?? ""
  }
}
