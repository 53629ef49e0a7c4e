public import FuzzKit

/// The compiler's counters in the code under test, as the sensor of a campaign.
///
/// ```swift
/// Campaign.main([PersonTarget()], sensor: CoverageSensor())
/// ```
///
/// In a build without instrumentation it counts nothing, and costs nothing.
public struct CoverageSensor: FeatureSensor {
  /// A sensor of all instrumented code of this process.
  public init() {}

  /// The number of edges in instrumented code; zero if there is none.
  public var counterCount: Int { CoverageCounters.count }

  /// The edges that were taken so far; nil unless the build counts steps.
  public var steps: UInt64? { StepCounter.isCounting ? StepCounter.count : nil }

  /// Sets all counters to zero.
  public func clear() { CoverageCounters.clear() }

  /// Calls `body` with the number and value of each nonzero counter.
  public func forEachHit(_ body: (_ number: Int, _ value: UInt8) -> Void) {
    CoverageCounters.forEachHit(body)
  }
}
