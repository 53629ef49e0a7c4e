import BenchmarkKit
import BenchmarkRows
import Foundation

/// Measures what is asked for, prints it, and writes the report.
struct RunCommand {
  let options: Options

  func run() throws -> Int32 {
    let plans = RowCatalogue(options).plans.filter { options.wants(id: $0.id, shape: $0.shape) }
    guard !plans.isEmpty else { throw UsageError("no row is asked for; `benchmarks list`") }
    var report = Report(
      machine: .current(),
      seed: options.seed,
      rounds: options.rounds,
      warmUps: options.warmUps
    )
    let stage = Stage(rounds: options.rounds, warmUps: options.warmUps)
    for plan in plans {
      note(plan.id)
      let row = try plan.make()
      report.rows.append(RowFacts(id: plan.id, row: row, results: try stage.measure(row)))
    }
    note(nil)
    print(ReportText(report: report).text)
    return 0
  }

  /// Says on a terminal what is being measured.
  private func note(_ id: String?) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    let text = "\r\u{1B}[K" + (id.map { "measuring \($0)" } ?? "")
    FileHandle.standardError.write(Data(text.utf8))
  }
}
