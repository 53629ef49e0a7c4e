/// The targets of a report as an SVG picture: a bar for each value, a line where its target is.
package struct Chart {
  let report: Report

  package init(report: Report) { self.report = report }

  private static let width = 980.0
  private static let labelWidth = 330.0
  private static let rowHeight = 20.0
  private static let valueWidth = 110.0

  package var svg: String {
    var canvas = SVGCanvas(width: Self.width)
    canvas.text(24, 36, "SmartCodable beside Foundation", size: 20, weight: "600")
    canvas.text(24, 58, subtitle, size: 12, fill: Ink.faint)
    legend(&canvas, top: 82)
    var top = 116.0
    let panels: [(TargetFacts.Bound, String)] = [
      (.atLeast, "Times as fast as Foundation: longer is better"),
      (.atMost, "Times the cost: shorter is better"),
    ]
    for (bound, title) in panels {
      let targets = report.targets.filter { $0.bound == bound }
      if !targets.isEmpty { top = panel(&canvas, title, targets, top: top) }
    }
    canvas.text(24, top + 8, foot, size: 11, fill: Ink.faint)
    return canvas.svg(height: top + 28)
  }

  private var subtitle: String {
    let met = report.targets.count { $0.isMet }
    return "\(met) of \(report.targets.count) targets met; medians of \(report.runs) × "
      + "\(report.rounds) rounds in one process, processor time"
  }

  private var foot: String {
    let machine = report.machine
    return "\(machine.processor), \(machine.cores) cores; \(machine.swift); "
      + "commit \(machine.shortCommit), seed \(report.seed)"
  }

  private func legend(_ canvas: inout SVGCanvas, top: Double) {
    canvas.box(24, top - 9, 22, 10, fill: Ink.met)
    canvas.text(52, top, "target met", size: 12)
    canvas.box(140, top - 9, 22, 10, fill: Ink.missed)
    canvas.text(168, top, "target missed", size: 12)
    canvas.box(272, top - 11, 2, 14, fill: Ink.text)
    canvas.text(282, top, "target", size: 12)
  }

  /// Draws the bars of one kind and returns where the next panel begins.
  private func panel(
    _ canvas: inout SVGCanvas,
    _ title: String,
    _ targets: [TargetFacts],
    top: Double
  ) -> Double {
    canvas.text(24, top + 6, title, size: 14, weight: "600")
    let largest = targets.map { max($0.value, $0.limit) }.max() ?? 1
    let scale = (Self.width - Self.labelWidth - Self.valueWidth) / largest
    let first = top + 22
    let height = Double(targets.count) * Self.rowHeight
    let one = Self.labelWidth + scale
    canvas.box(one, first - 2, 1, height, fill: Ink.grid)
    for (index, target) in targets.enumerated() {
      let row = first + Double(index) * Self.rowHeight
      canvas.text(Self.labelWidth - 10, row + 11, Self.label(target), size: 12, anchor: "end")
      let color = target.isMet ? Ink.met : Ink.missed
      canvas.box(Self.labelWidth, row + 1, target.value * scale, 13, fill: color)
      canvas.box(Self.labelWidth + target.limit * scale - 1, row - 1, 2, 17, fill: Ink.text)
      let end = Self.labelWidth + max(target.value, target.limit) * scale
      canvas.text(end + 8, row + 11, Self.value(target), size: 12)
    }
    canvas.text(one, first + height + 10, "1", size: 11, fill: Ink.faint, anchor: "middle")
    return first + height + 38
  }

  private static func label(_ target: TargetFacts) -> String {
    let detail = target.contender.split(separator: ",", maxSplits: 1).dropFirst().first
    return target.id.replacing("/", with: " ") + (detail.map { "," + $0 } ?? "")
  }

  private static func value(_ target: TargetFacts) -> String {
    Format.ratio(target.value) + (target.isNoisy ? " (noisy)" : "")
  }
}

/// The colors of a chart; told apart by lightness too.
private enum Ink {
  static let text = "#1f2933"
  static let faint = "#5f6b7a"
  static let grid = "#c3cad3"
  static let met = "#3b7ea1"
  static let missed = "#e0a458"
}
