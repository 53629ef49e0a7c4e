import CommandLine
import FuzzCoverage
import FuzzKit

/// The compiler's counters in the code under test, as a sensor of the engine.
struct CounterSensor: FeatureSensor {
  /// The error if edges are requested in a build that does not count them.
  static let missing = UsageError(
    "--coverage needs a build that counts edges; make one with SMARTFUZZ_COVERAGE=1 swift build"
      + " -c release --product smartfuzz --scratch-path .build/coverage"
  )

  var counterCount: Int { CoverageCounters.count }

  var steps: UInt64? { StepCounter.isCounting ? StepCounter.count : nil }

  func clear() { CoverageCounters.clear() }

  func forEachHit(_ body: (Int, UInt8) -> Void) { CoverageCounters.forEachHit(body) }
}
