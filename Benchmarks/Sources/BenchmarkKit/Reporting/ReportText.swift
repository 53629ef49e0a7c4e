/// A report as text for a terminal: times, then targets.
package struct ReportText {
  let report: Report

  package init(report: Report) { self.report = report }

  package var text: String {
    var parts = [head, times]
    if !report.targets.isEmpty { parts.append(targets) }
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private var head: [String] {
    [
      "\(report.machine.processor), \(report.machine.cores) cores",
      report.machine.swift,
      "commit \(report.machine.commit), seed \(report.seed), "
        + "\(report.rounds) rounds after \(report.warmUps) warm-ups",
    ]
  }

  private var times: [String] {
    var table = TextTable(textColumns: [0, 2, 7])
    table.add(["row", "input", "contender", "median µs", "min µs", "IQR", "speed", ""])
    for row in report.rows {
      for (position, contender) in row.contenders.enumerated() {
        let isNew = position == 0 || contender.bytes != row.contenders[position - 1].bytes
        table.add([
          position == 0 ? row.id : "",
          isNew ? Format.bytes(contender.bytes) : "",
          contender.name,
          Format.microseconds(contender.medianNanoseconds),
          Format.microseconds(contender.minimumNanoseconds),
          Format.percent(contender.spread),
          Format.ratio(contender.ratio),
          contender.isNoisy ? "noisy" : "",
        ])
      }
    }
    return table.lines
  }

  private var targets: [String] {
    var table = TextTable(textColumns: [0, 1, 4])
    table.add(["row", "what is compared", "target", "value", ""])
    for target in report.targets {
      table.add([
        target.id, target.subject, Format.limit(target), Format.ratio(target.value),
        (target.isMet ? "met" : "MISSED") + (target.isNoisy ? ", noisy" : ""),
      ])
    }
    let met = report.targets.count { $0.isMet }
    return table.lines + ["\(met) of \(report.targets.count) targets are met"]
  }
}
