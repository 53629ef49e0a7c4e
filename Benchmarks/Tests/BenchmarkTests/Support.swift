import BenchmarkKit

/// A run of a row with a baseline and a contender that take these times.
func run(_ baseline: [Double], _ contender: [Double], goals: [Goal] = []) -> RowRun {
  RowRun(
    clock: .thread,
    goals: goals,
    parts: [
      .init(name: "baseline", byteCount: 100, repeats: 1, times: baseline),
      .init(name: "contender", byteCount: 200, repeats: 1, times: contender),
    ]
  )
}

/// Fifteen times around a median, whose middle half spreads over that share of it.
func times(_ median: Double, spread: Double = 0.02) -> [Double] {
  (0..<15).map { median * (1 + spread * (Double($0) - 7) / 7) }
}

func report(_ rows: [RowFacts] = [], memory: [MemoryFacts] = []) -> Report {
  let machine = MachineFacts(processor: "P", cores: 2, swift: "S", commit: "0123456789abcdef")
  var report = Report(machine: machine, seed: 1, runs: 1, rounds: 15, warmUps: 3)
  report.rows = rows
  report.memory = memory
  return report
}
