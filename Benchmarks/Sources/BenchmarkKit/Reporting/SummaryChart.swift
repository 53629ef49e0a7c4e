/// How many times as fast as Foundation, as an SVG picture for a README: each row of three groups, a bar each,
/// slow ones included.
package struct SummaryChart {
  let report: Report

  package init(report: Report) { self.report = report }

  private static let width = 820.0
  private static let labelWidth = 190.0
  private static let rowHeight = 20.0
  private static let groups = [
    ("decode", "Decoding, synthesized init(from:)"),
    ("encode", "Encoding, synthesized encode(to:)"),
    ("written", "Codable code written by hand"),
  ]

  /// Nil if the report has no row of these groups.
  package var svg: String? {
    let panels = Self.groups
      .map { group, title in
        (title, report.rows.filter { $0.id.hasPrefix(group + "/") && $0.contenders.count > 1 })
      }
      .filter { !$0.1.isEmpty }
    guard let fastest = panels.flatMap(\.1).map({ $0.contenders[1].ratio }).max() else {
      return nil
    }
    let scale = (Self.width - Self.labelWidth - 70) / fastest
    var canvas = SVGCanvas(width: Self.width)
    canvas.text(20, 32, "Times as fast as JSONDecoder and JSONEncoder", size: 18, weight: "600")
    var top = 48.0
    for (title, rows) in panels {
      canvas.text(20, top + 16, title, size: 13, weight: "600")
      top += 26
      let one = Self.labelWidth + scale
      canvas.box(one, top - 2, 1, Double(rows.count) * Self.rowHeight, fill: "#c3cad3")
      for row in rows {
        let ratio = row.contenders[1].ratio
        let label = row.id.split(separator: "/").dropFirst().joined(separator: "/")
        canvas.text(
          Self.labelWidth - 10,
          top + 12,
          label.replacing("-", with: " "),
          size: 12,
          anchor: "end"
        )
        canvas.box(Self.labelWidth, top + 2, ratio * scale, 13, fill: "#3b7ea1")
        canvas.text(
          Self.labelWidth + ratio * scale + 8,
          top + 12,
          Format.ratio(ratio),
          size: 12
        )
        top += Self.rowHeight
      }
      top += 12
    }
    let machine = report.machine
    canvas.text(
      20,
      top + 8,
      "\(machine.processor); \(machine.swift); medians of \(report.runs) × \(report.rounds) rounds",
      size: 11,
      fill: "#5f6b7a"
    )
    return canvas.svg(height: top + 24)
  }
}
