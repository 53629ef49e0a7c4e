/// Counts the edges of the code under test, for ``Worker``.
///
/// The engine does not instrument anything: a tool supplies a sensor, or none.
public protocol FeatureSensor: Sendable {
  /// The number of counters; zero in a build without instrumentation.
  var counterCount: Int { get }

  /// The number of edges taken so far, on all threads; nil, the default, if they are not counted.
  var steps: UInt64? { get }

  /// Resets all counters to zero.
  func clear()

  /// Calls `body` with the number (from zero) and value of each nonzero counter, in ascending order
  /// of the numbers.
  func forEachHit(_ body: (_ number: Int, _ value: UInt8) -> Void)
}

extension FeatureSensor {
  /// Nil: edges are not counted.
  public var steps: UInt64? { nil }
}

/// The sensor of a build without instrumentation.
struct BlindSensor: FeatureSensor {
  let counterCount = 0
  func clear() {}
  func forEachHit(_ body: (Int, UInt8) -> Void) {}
}
