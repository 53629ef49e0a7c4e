import ReportKit

/// The certificates of a certification as a standalone SVG table: a README can show it without a service.
///
/// A row for each subject and a column for each common profile: ✓ is held, ✗ claimed and not held, – not
/// claimed.
struct CertificatePicture {
  private let certification: Certification

  init(_ certification: Certification) { self.certification = certification }

  /// The columns; `shape` only where a subject runs no Swift.
  private var profiles: [Profile] {
    let common = certification.profiles.filter { [.contract, .shape].contains($0) }
    return common + [.strict, .json, .foundation, .encoding]
  }
  private static let rowHeight = 26
  private static let top = 62
  private static let nameWidth = 260
  private static let cellWidth = 92

  /// The table, with a line feed at the end.
  var text: String {
    let reports = certification.reports
    let columns = profiles.count + 2
    let width = Self.nameWidth + columns * Self.cellWidth + 12
    let height = Self.top + (reports.count + 1) * Self.rowHeight + 34
    let headers = profiles.map(\.rawValue) + ["lenient", "passed"]
    let foot =
      "Suite \(certification.suite.version), \(certification.suite.cases.count.grouped) cases. "
      + "✓ held · ✗ claimed, not held · – not claimed · lenient: profiles held of those claimed"
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      role="img" aria-label="Certificates">
      """,
      "<title>Certificates</title>",
      ##"<rect width="100%" height="100%" rx="6" fill="#ffffff"/>"##,
      ##"<g font-family="Helvetica,Arial,DejaVu Sans,sans-serif" font-size="13" fill="#1f2933">"##,
      cell("Certificates", 16, 32, "start", #" font-size="18" font-weight="600""#),
    ]
    for (column, name) in headers.enumerated() {
      lines.append(cell(name, Self.center(column), Self.top + 17, "middle", Self.faint))
    }
    for (number, report) in reports.enumerated() {
      lines += row(report, top: Self.top + (number + 1) * Self.rowHeight)
    }
    lines.append(cell(foot, 16, height - 14, "start", ##" font-size="11" fill="#5f6b7a""##))
    return (lines + ["</g>", "</svg>"]).joined(separator: "\n") + "\n"
  }

  private static let faint = ##" fill="#5f6b7a""##

  private func row(_ report: ConformanceReport, top: Int) -> [String] {
    let line = top + 17
    let entries = report.certificate?.entries ?? []
    let marks = profiles.map { profile in
      let entry = entries.first { $0.profile == profile }
      return Self.mark(entry.map { $0.isHeld })
    }
    let lenient = entries.filter(\.profile.isLenient)
    let count = lenient.isEmpty ? "–" : "\(lenient.count(where: \.isHeld)) of \(lenient.count)"
    var cells = [
      ##"<rect x="12" y="\##(top)" width="100%" height="1" fill="#e1e5ea"/>"##,
      cell(report.manifest.name, 16, line, "start", ""),
    ]
    for (column, mark) in marks.enumerated() {
      cells.append(cell(mark.text, Self.center(column), line, "middle", mark.style))
    }
    cells.append(cell(count, Self.center(profiles.count), line, "middle", ""))
    let score = "\(report.claimed())"
    return cells + [cell(score, Self.center(profiles.count + 1), line, "middle", "")]
  }

  private static func center(_ column: Int) -> Int {
    nameWidth + column * cellWidth + cellWidth / 2
  }

  private static func mark(_ isHeld: Bool?) -> (text: String, style: String) {
    switch isHeld {
    case true?: ("✓", ##" fill="#2c7a0b" font-weight="600""##)
    case false?: ("✗", ##" fill="#b3261e" font-weight="600""##)
    case nil: ("–", faint)
    }
  }

  private func cell(_ text: String, _ x: Int, _ y: Int, _ anchor: String, _ style: String) -> String
  {
    #"<text x="\#(x)" y="\#(y)" text-anchor="\#(anchor)"\#(style)>\#(Markup.escaped(text))</text>"#
  }
}
