import ReportKit

/// What the page shows first: a bar for each subject and profile, then the reasons and the failures by cause, collapsed.
struct HTMLOverview {
  private let certification: Certification
  private let root: String?

  /// Creates an overview; `root` is that of ``RunNotes``.
  init(_ certification: Certification, root: String? = nil) {
    self.certification = certification
    self.root = root
  }

  /// The markup of the overview.
  var text: String {
    ([alarms, table] + certification.reports.enumerated().flatMap { [reasons($1), causes($1, $0)] })
      .filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  /// What is shown above all results: misbound models and problems of ledgers.
  private var alarms: String {
    let items = certification.reports.flatMap { report in
      report.problemLines.map {
        "<li><b>\(Markup.escaped(report.manifest.name))</b> \(Markup.escaped($0))</li>"
      }
    }
    return items.isEmpty ? "" : "<ul class=\"notice\">\(items.joined())</ul>"
  }

  private var table: String {
    let reports = certification.reports
    let heads = reports.map { report in
      let manifest = report.manifest
      return """
        <th scope="col"><span>\(Self.breakable(manifest.name)) \
        <small>\(Markup.escaped(manifest.version))</small></span></th>
        """
    }
    let verdicts = reports.map { report in
      let state =
        switch report.certificate?.isConformant {
        case true?: ("held", "✓", "conformant")
        case false?: ("lost", "✗", "not conformant")
        case nil: ("none", "?", CertificateText.name(of: report))
        }
      let words = Markup.escaped(state.2)
      return """
        <td title="\(words)"><span class="state \(state.0)">\(state.1) \
        <span class="word">\(words)</span></span></td>
        """
    }
    return """
      <div class="wide" tabindex="0"><table class="overview">
      <thead><tr><th scope="col">profile</th>\(heads.joined())</tr></thead>
      <tbody>
      <tr><th scope="row">certificate</th>\(verdicts.joined())</tr>
      \(rows.joined(separator: "\n"))
      </tbody></table></div>
      """
  }

  /// One row for each profile, with the score of each subject.
  private var rows: [String] {
    let columns = certification.reports.map { ProfileScore.rows(for: $0, in: certification) }
    return certification.profiles.indices.map { index in
      let cells = columns.map { cell($0[index]) }
      let name = Self.breakable(certification.profiles[index].rawValue)
      return "<tr><th scope=\"row\">\(name)</th>\(cells.joined())</tr>"
    }
  }

  private func cell(_ row: ProfileScore) -> String {
    let (kind, sign, word): (String, String, String) =
      switch (row.isClaimed, row.isHeld) {
      case (false, _) where row.score.total == 0: ("none", "–", "")
      case (false, _): ("none", "–", "not claimed")
      case (true, true?): ("held", "✓", "held")
      case (true, false?): ("lost", "✗", "not held")
      case (true, nil): ("none", "?", "claimed")
      }
    let score = row.score.total == 0 ? "" : " <span class=\"score\">\(row.score)</span>"
    let share = row.score.total == 0 ? 0 : row.score.passed * 100 / row.score.total
    let above = row.aboveFloor.map { ", \(CertificationTable.percent($0)) above chance" } ?? ""
    return """
      <td title="\(word.isEmpty ? "" : "\(word), ")\(row.score) cases pass\(above)"><span class="bar \(kind)">\
      <i style="width:\(share)%"></i></span>\(sign) <span class="word">\(word)</span>\(score)</td>
      """
  }

  /// A name that may go on in the next line after its marks, and not within a word.
  private static func breakable(_ name: String) -> String {
    Markup.escaped(name)
      .replacing(/[.\-_\/]/) { "\($0.output)<wbr>" }
  }

  /// The certificate of a subject in a sentence, and the reasons why it does not hold other profiles.
  private func reasons(_ report: ConformanceReport) -> String {
    let name = Markup.escaped(report.manifest.name)
    let sentence = Markup.escaped(CertificateText.sentence(on: report))
      .replacing("**", with: "").replacing("`", with: "")
    guard let (title, lines) = CertificateText.reasons(on: report) else {
      return "<p class=\"sentence\"><b>\(name)</b> \(sentence)</p>"
    }
    let items = lines.map { "<li>\(Markup.escaped($0))</li>" }.joined()
    return """
      <details class="sentence"><summary><b>\(name)</b> \(sentence)</summary>
      <p>\(title)</p><ul>\(items)</ul></details>
      """
  }

  /// The failures of a subject by cause, must cases first, with links that open a case of this subject.
  private func causes(_ report: ConformanceReport, _ column: Int) -> String {
    let clusters = FailureCluster.clusters(of: report.failures, in: certification.suite)
    if clusters.isEmpty { return "" }
    let counts = [(report.failures.count, "failure"), (clusters.count, "cause")]
      .map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
    let items = clusters.map { cluster in
      let verdict = cluster.verdicts[0]
      let id = Markup.escaped(verdict.id.rawValue)
      let count = cluster.verdicts.count
      let others = cluster.others()
      return
        "<li>\(count.grouped) case\(count == 1 ? "" : "s"), \(verdict.stake(for: report.manifest)):"
        + " <a href=\"#\(id)@\(column)\">\(id)</a>, \(law(of: verdict.id))"
        + Markup.escaped(PrintedText.value(verdict.cause))
        + (others.isEmpty ? "" : "; likewise \(Markup.escaped(others))") + "</li>"
    }
    return """
      <details class="sentence"><summary><b>\(Markup.escaped(report.manifest.name))</b> \
      \(counts.joined(separator: " by "))</summary><ul>\(items.joined(separator: "\n"))</ul></details>
      """
  }

  /// The title of a case, and its clause with a link to the specification if there is a way to it.
  private func law(of id: CaseID) -> String {
    guard let conformanceCase = certification.suite[id] else { return "" }
    let clause = Markup.escaped(conformanceCase.clause.id)
    let link = root.flatMap { root in conformanceCase.place.map { Markup.escaped(root + $0) } }
    let sentence = conformanceCase.clause.sentence.map { ", \(PrintedText.value($0))" } ?? ""
    return Markup.escaped(conformanceCase.title) + " ("
      + (link.map { "<a href=\"\($0)\">\(clause)</a>" } ?? clause)
      + Markup.escaped(sentence) + "): "
  }
}
