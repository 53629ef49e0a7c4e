import Foundation
import FuzzKit
import SmartCodableFuzzing

/// `smartfuzz bench`: what making inputs costs, in decodes, and how the cost of a decode grows.
struct BenchCommand {
  func run() -> ExitCode {
    Terminal.print("generation against decode, documents of \(GenerationBench.length) bytes")
    for row in GenerationBench.run() {
      let name = row.name.padding(toLength: 12, withPad: " ", startingAt: 0)
      Terminal.print(
        "  \(name)\(number(row.generation / 1000, 1)) µs against \(number(row.decode / 1000, 1)) µs,"
          + " ratio \(number(row.ratio, 2))"
      )
    }
    Terminal.print("growth of a decode with the length of the document (1 is linear)")
    for row in CostBench.run() {
      let name = row.growth.padding(toLength: 12, withPad: " ", startingAt: 0)
      let ends = "\(row.lengths.first ?? 0) to \(row.lengths.last ?? 0) bytes"
      Terminal.print("  \(name)slope \(number(row.slope, 2)), \(ends)")
    }
    return .clean
  }

  private func number(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }
}
