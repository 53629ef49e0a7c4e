/// A report as text for a terminal: times, then targets.
package struct ReportText {
  let report: Report

  package init(report: Report) { self.report = report }

  package var text: String {
    var parts = [head]
    if !report.rows.isEmpty { parts.append(times) }
    if !slowest.isEmpty { parts.append(slowest) }
    if !report.memory.isEmpty { parts.append(memory) }
    if !report.targets.isEmpty { parts.append(targets) }
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private var head: [String] {
    [
      "\(report.machine.processor), \(report.machine.cores) cores",
      report.machine.swift,
      "commit \(report.machine.commit), seed \(report.seed), "
        + "\(report.runs) × \(report.rounds) rounds after \(report.warmUps) warm-ups",
    ]
  }

  private var times: [String] {
    var table = TextTable(textColumns: [0, 2, 8])
    table.add(["row", "input", "contender", "median µs", "min µs", "IQR", "MB/s", "speed", ""])
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
          Format.figure(Double(contender.bytes) * 1000 / contender.medianNanoseconds),
          Format.ratio(contender.ratio),
          contender.isNoisy ? "noisy" : "",
        ])
      }
    }
    return table.lines
  }

  /// The smallest ratios of rows without a target that have two contenders, as all idioms have.
  private var slowest: [String] {
    let rows = report.rows.filter { $0.targets.isEmpty && $0.contenders.count == 2 }
    let slow = rows.sorted { $0.contenders[1].ratio < $1.contenders[1].ratio }.prefix(20)
    guard !slow.isEmpty else { return [] }
    var table = TextTable(textColumns: [0, 1])
    table.add(["slowest without a target", "what is compared", "speed"])
    for row in slow {
      let names = row.contenders.map(\.name)
      table.add([row.id, "\(names[1]) : \(names[0])", Format.ratio(row.contenders[1].ratio)])
    }
    let below = rows.count { $0.contenders[1].ratio < 3 }
    return table.lines + ["\(below) of \(rows.count) rows without a target are below 3"]
  }

  private var memory: [String] {
    var table = TextTable(textColumns: [0, 2])
    table.add([
      "row", "input", "contender", "allocations", "per object", "peak heap", "peak resident",
    ])
    for row in report.memory {
      for (position, use) in row.uses.enumerated() {
        table.add([
          position == 0 ? row.id : "",
          position == 0 ? Format.bytes(row.bytes) : "",
          use.name,
          String(use.allocations),
          Format.figure(use.allocationsPerObject),
          Format.bytes(use.peakHeapBytes),
          Format.bytes(use.peakResidentBytes),
        ])
      }
    }
    return table.lines
  }

  private var targets: [String] {
    var table = TextTable(textColumns: [0, 1, 4, 5])
    table.add(["row", "what is compared", "target", "value", "", ""])
    for target in report.targets {
      table.add([
        target.id, "\(target.contender) : \(target.baseline), \(target.measure)",
        Format.limit(target), Format.ratio(target.value),
        (target.isMet ? "met" : "MISSED") + (target.isNoisy ? ", noisy" : ""),
        target.runs.count > 1 ? target.runs.map(Format.ratio).joined(separator: " ") : "",
      ])
    }
    let met = report.targets.count { $0.isMet }
    return table.lines + ["\(met) of \(report.targets.count) targets are met"]
  }
}
