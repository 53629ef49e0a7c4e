import CommandLine
import FuzzCoverage
import FuzzKit

/// The counters that the compiler put into the code under test, as the engine wants them.
struct CounterSensor: FeatureSensor {
  /// Edges are asked for, and nothing counts them.
  static let missing = UsageError(
    "--coverage needs a build that counts edges; make one with SMARTFUZZ_COVERAGE=1 swift build"
      + " -c release --product smartfuzz --scratch-path .build/coverage"
  )

  var counterCount: Int { CoverageCounters.count }

  var steps: UInt64? { StepCounter.isCounting ? StepCounter.count : nil }

  func clear() { CoverageCounters.clear() }

  func forEachHit(_ body: (Int, UInt8) -> Void) { CoverageCounters.forEachHit(body) }
}
