/// A certification as one HTML page without any other file: a matrix of cases and subjects.
///
/// The results are embedded as JSON, with every `<` escaped so that nothing in them can end the
/// element they stand in; a short script lays them out. Without scripts the page shows the
/// certificates only.
public struct HTMLReport {
  private let certification: Certification
  private let notes: RunNotes

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - certification: The results.
  ///   - notes: What they do not tell; by default only toolchain and digest.
  public init(_ certification: Certification, notes: RunNotes = RunNotes()) {
    self.certification = certification
    self.notes = notes
  }

  /// The page, with a line feed at the end.
  public var text: String {
    let name = XMLText.escaped(certification.certified.manifest.name)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Conformance of \(name)</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <header id="top">
      <h1>Conformance of \(name)</h1>
      <p>\(XMLText.escaped(facts))</p>
      \(notice)
      <div class="cards">
      \(certification.reports.map(card).joined(separator: "\n"))
      </div>
      </header>
      \(Self.controls)
      <main>
      <noscript><p>The matrix of cases needs scripts; report.md lists the failures.</p></noscript>
      <div id="scroll"><table id="matrix"></table></div>
      <p id="empty" hidden>No case fits these filters.</p>
      <aside id="panel" hidden aria-live="polite" aria-label="Case"></aside>
      </main>
      <script type="application/json" id="data">
      \(HTMLData(certification).text)
      </script>
      <script>
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  private var facts: String {
    let suite = certification.suite
    let hash = notes.digest(of: suite)
    let digest = hash.isEmpty ? "" : ", digest \(hash.prefix(12))…"
    return """
      Suite \(suite.version)\(digest), \(suite.cases.count) cases, seed \
      \(certification.certified.seed). \(notes.toolchain.name).
      """
  }

  private var notice: String {
    certification.notice.map { "<p class=\"notice\">\(XMLText.escaped($0))</p>" } ?? ""
  }

  private func card(_ report: ConformanceReport) -> String {
    let manifest = report.manifest
    let sentence = XMLText.escaped(CertificateText.sentence(on: report))
      .replacing("**", with: "").replacing("`", with: "")
    let reasons = CertificateText.reasons(on: report)
      .map { title, lines in
        let items = lines.map { "<li>\(XMLText.escaped($0))</li>" }.joined()
        return "<p>\(title)</p><ul>\(items)</ul>"
      }
    return """
      <section class="card">
      <h2>\(XMLText.escaped(manifest.name)) <small>\(XMLText.escaped(manifest.version))</small></h2>
      <p class="level">\(XMLText.escaped(CertificateText.name(of: report)))</p>
      <p>\(sentence)</p>
      \(reasons ?? "")
      <details><summary>By profile</summary>
      <table class="scores">
      <tr><th>profile</th><th>state</th><th>passed</th><th>floor</th><th>above floor</th></tr>
      \(profileRows(report))
      </table></details>
      </section>
      """
  }

  private func profileRows(_ report: ConformanceReport) -> String {
    ProfileScore.rows(for: report, in: certification)
      .map { row in
        let above = row.aboveFloor.map(CertificationTable.percent) ?? "–"
        return """
          <tr><th>\(XMLText.escaped(row.profile.rawValue))</th><td>\(row.state)</td><td>\(row.score)</td><td>\(row.floor)</td>\
          <td>\(above)</td></tr>
          """
      }
      .joined(separator: "\n")
  }
}
