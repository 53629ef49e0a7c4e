import PlatformSupport

/// The decisions that a run queried.
///
/// A decision that was not queried cannot have changed the answer, so a fault in it need not be run.
final class DecisionLog: Sendable {
  private let decisions = Mutex<Set<Reading>>([])

  func note(_ decision: any AnyKeyPath & Sendable) {
    decisions.withLock { _ = $0.insert(Reading(decision)) }
  }

  /// Whether any of the readings took place.
  func knows(_ readings: [Reading]) -> Bool {
    decisions.withLock { decisions in readings.contains(where: decisions.contains) }
  }

  /// One decision, or a group of them, as it is read from a policy.
  struct Reading: Hashable, Sendable {
    private let path: any AnyKeyPath & Sendable

    init(_ path: any AnyKeyPath & Sendable) {
      self.path = path
    }

    static func == (left: Reading, right: Reading) -> Bool { left.path == right.path }

    func hash(into hasher: inout Hasher) { path.hash(into: &hasher) }
  }
}
