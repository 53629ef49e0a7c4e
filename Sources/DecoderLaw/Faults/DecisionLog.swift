import PlatformSupport

/// The decisions that a run queried.
///
/// A decision that was not queried cannot have changed the answer, so a fault in it need not be run.
package final class DecisionLog: Sendable {
  private let decisions = Mutex<Set<Reading>>([])

  package init() {}

  package func note(_ decision: any AnyKeyPath & Sendable) {
    decisions.withLock { _ = $0.insert(Reading(decision)) }
  }

  /// Whether any of the readings took place.
  package func knows(_ readings: [Reading]) -> Bool {
    decisions.withLock { decisions in readings.contains(where: decisions.contains) }
  }

  /// One decision, or a group of them, as it is read from a policy.
  package struct Reading: Hashable, Sendable {
    private let path: any AnyKeyPath & Sendable

    package init(_ path: any AnyKeyPath & Sendable) {
      self.path = path
    }

    package static func == (left: Reading, right: Reading) -> Bool { left.path == right.path }

    package func hash(into hasher: inout Hasher) { path.hash(into: &hasher) }
  }
}
