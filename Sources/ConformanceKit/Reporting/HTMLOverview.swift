import ReportKit

/// What the page shows first: a bar for each subject and profile, then the reasons, collapsed.
struct HTMLOverview {
  private let certification: Certification

  init(_ certification: Certification) {
    self.certification = certification
  }

  /// The markup of the overview.
  var text: String {
    ([alarms, table] + certification.reports.map(reasons)).filter { !$0.isEmpty }
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
        <th scope="col">\(Markup.escaped(manifest.name)) \
        <small>\(Markup.escaped(manifest.version))</small></th>
        """
    }
    let verdicts = reports.map { report in
      let state =
        switch report.certificate?.isConformant {
        case true?: ("held", "conformant")
        case false?: ("lost", "not conformant")
        case nil: ("none", CertificateText.name(of: report))
        }
      return "<td><span class=\"state \(state.0)\">\(Markup.escaped(state.1))</span></td>"
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
      let name = Markup.escaped(certification.profiles[index].rawValue)
      return "<tr><th scope=\"row\">\(name)</th>\(cells.joined())</tr>"
    }
  }

  private func cell(_ row: ProfileScore) -> String {
    let (kind, word): (String, String) =
      switch (row.isClaimed, row.isHeld) {
      case (false, _) where row.score.total == 0: ("none", "–")
      case (false, _): ("none", "not claimed,")
      case (true, true?): ("held", "✓ held")
      case (true, false?): ("lost", "✗ not held")
      case (true, nil): ("none", "claimed,")
      }
    let share = row.score.total == 0 ? 0 : row.score.passed * 100 / row.score.total
    let above = row.aboveFloor.map { ", \(CertificationTable.percent($0)) above chance" } ?? ""
    return """
      <td title="\(row.score) cases pass\(above)"><span class="bar \(kind)">\
      <i style="width:\(share)%"></i></span>\(word)\(row.score.total == 0 ? "" : " \(row.score)")</td>
      """
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
}
