/// Decides when to collect the workers' output and when to report progress.
struct Pace {
  /// Seconds between two collections.
  static let collectionInterval = 0.25

  private let progressInterval: Double
  private var lastCollection: Double
  private var lastProgress: Double

  /// Creates a pace in which nothing is due at `start`; progress is due every `progressInterval` seconds.
  init(progressInterval: Double, start: Double = SystemCalls.now) {
    self.progressInterval = progressInterval
    lastCollection = start
    lastProgress = start
  }

  /// Returns whether a collection is due; if so, it counts as done.
  mutating func isCollectionDue(at now: Double) -> Bool {
    Self.isDue(after: Self.collectionInterval, &lastCollection, now)
  }

  /// Returns whether a progress report is due; if so, it counts as done.
  mutating func isProgressDue(at now: Double) -> Bool {
    Self.isDue(after: progressInterval, &lastProgress, now)
  }

  private static func isDue(after seconds: Double, _ last: inout Double, _ now: Double) -> Bool {
    guard now - last >= seconds else { return false }
    last = now
    return true
  }
}
