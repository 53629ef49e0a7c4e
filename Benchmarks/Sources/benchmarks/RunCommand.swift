import BenchmarkInputs
import BenchmarkKit
import BenchmarkRows
import Foundation

/// Measures what is asked for, prints it, compares it and writes it.
struct RunCommand {
  let options: Options

  func run() throws -> Int32 {
    // Read first, so that a wrong path does not cost a run.
    let old = try options.comparison.map { try ReportFile.report(Self.contents($0), path: $0) }
    if let file = options.file { _ = try Self.contents(file) }
    var report = Report(
      machine: .current(),
      seed: options.seed,
      runs: options.runs,
      rounds: options.rounds,
      warmUps: options.warmUps
    )
    let plans = RowCatalogue(options).plans.filter { options.wants(id: $0.id, shape: $0.shape) }
    guard !plans.isEmpty || !memoryCases.isEmpty else {
      throw UsageError("no row is asked for; `benchmarks list` names them")
    }
    let launcher = memoryCases.isEmpty ? nil : try ProbeLauncher()
    report.rows = try rows(plans)
    for memoryCase in memoryCases {
      note(memoryCase.id)
      if let launcher { report.memory.append(try launcher.facts(memoryCase, options)) }
    }
    note(nil)
    print(ReportText(report: report).text)
    if let old { print("\n" + ComparisonText(comparison: Comparison(old: old, new: report)).text) }
    if let output = options.output { try ReportFolder(path: output).write(report) }
    return 0
  }

  /// Measures all rows, and then all of them again, so that the runs of a row lie apart in time.
  private func rows(_ plans: [RowPlan]) throws -> [RowFacts] {
    let stage = Stage(rounds: options.rounds, warmUps: options.warmUps)
    var runs = [[RowRun]](repeating: [], count: plans.count)
    for run in 1...options.runs {
      for (index, plan) in plans.enumerated() {
        note("\(plan.id), run \(run) of \(options.runs)")
        do {
          runs[index].append(try stage.measure(try plan.make()))
        } catch var error as WrongResult {
          error.row = plan.id
          throw error
        }
      }
    }
    return zip(plans, runs).compactMap { RowFacts(id: $0.id, runs: $1) }
  }

  private var memoryCases: [MemoryCase] {
    guard options.measuresMemory, !options.isQuick, options.file == nil else { return [] }
    return MemoryCase.all.filter { options.wants(id: $0.id, shape: $0.shape.rawValue) }
  }

  private static func contents(_ path: String) throws -> Data {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw FileError("cannot read '\(path)'")
    }
    return data
  }

  /// Says on a terminal what is being measured.
  private func note(_ id: String?) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    let text = "\r\u{1B}[K" + (id.map { "measuring \($0)" } ?? "")
    FileHandle.standardError.write(Data(text.utf8))
  }
}
