import CommandLine
import Foundation
import FuzzKit
import ReportKit
import SmartCodableFuzzing

/// `smartfuzz bench`: measures the cost of supervision, and the cost of making inputs in decodes.
struct BenchCommand {
  let session: ToolSession

  private var options: ToolOptions { session.options }

  func run() throws(UsageError) -> ExitCode {
    let chosen = try chosenTargets()
    let corpus = try session.corpus()
    let isMeasured = supervision(of: chosen, corpus)
    session.terminal.print(
      "generation against decode, documents of \(GenerationBench.length) bytes"
    )
    for row in GenerationBench.run() {
      let name = row.name.padding(toLength: 12, withPad: " ", startingAt: 0)
      session.terminal.print(
        "  \(name)\(number(row.generation / 1000, 1)) µs against \(number(row.decode / 1000, 1)) µs,"
          + " ratio \(number(row.ratio, 2))"
      )
    }
    return isMeasured ? .clean : .harness
  }

  /// The targets that are measured; those of a subject program only if `--target` names them.
  func chosenTargets() throws(UsageError) -> [any FuzzTarget] {
    let chosen = options.targets == nil ? session.standingTargets : session.chosenTargets
    guard !chosen.isEmpty else {
      throw UsageError("no target is left to measure; choose one with --target")
    }
    return chosen
  }

  private func supervision(of targets: [any FuzzTarget], _ corpus: Corpus) -> Bool {
    var configuration = options.configuration
    if options.iterations == nil { configuration.iterations = 10_000 }
    session.terminal.print(
      "speed by processor time, and by wall clock, which depends on load"
    )
    guard
      let bench = SupervisionBench.run(targets, corpus: corpus, configuration: configuration)
    else {
      session.terminal.error("a worker failed, or an input ended it: smartfuzz run shows which")
      return false
    }
    let rate = Double(bench.iterations) / bench.seconds
    session.terminal.print(
      "  bare loop             \(number(rate, 0)) iterations a second of the processor"
    )
    print("one worker, bare loop", bench.worker)
    print("two workers, one     ", bench.twoWorkers)
    return true
  }

  private func print(_ name: String, _ ratio: SupervisionBench.Ratio) {
    session.terminal.print(
      "  \(name) ratio \(number(ratio.processor, 2)) (\(number(ratio.wall, 2)))"
    )
  }

  private func number(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }
}
