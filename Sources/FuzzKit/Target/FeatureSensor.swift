/// What counts the edges of the code under test, for ``Worker``.
///
/// The engine does not instrument anything: a tool hands over a sensor, or none.
public protocol FeatureSensor: Sendable {
  /// How many counters there are; zero in a build without instrumentation.
  var counterCount: Int { get }

  /// How many edges were taken so far, on all threads; nil, the default, if nobody counts that.
  var steps: UInt64? { get }

  /// Sets all counters to zero.
  func clear()

  /// Calls `body` with each counter that is not zero, in rising order: its number, from zero up,
  /// and its value.
  func forEachHit(_ body: (_ number: Int, _ value: UInt8) -> Void)
}

extension FeatureSensor {
  /// Nobody counts.
  public var steps: UInt64? { nil }
}

/// The sensor of a build without instrumentation.
struct BlindSensor: FeatureSensor {
  let counterCount = 0
  func clear() {}
  func forEachHit(_ body: (Int, UInt8) -> Void) {}
}
