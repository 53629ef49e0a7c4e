import FuzzCoverage
import FuzzKit

/// The counters that the compiler put into the code under test, as the engine wants them.
struct CounterSensor: FeatureSensor {
  var counterCount: Int { CoverageCounters.count }

  var steps: UInt64? { StepCounter.isCounting ? StepCounter.count : nil }

  func clear() { CoverageCounters.clear() }

  func forEachHit(_ body: (Int, UInt8) -> Void) { CoverageCounters.forEachHit(body) }
}
