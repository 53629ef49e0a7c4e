/// When it is time to collect what the workers wrote, and to tell how far the campaign is.
struct Pace {
  /// Seconds between two looks at what the workers wrote.
  static let collectionInterval = 0.25

  private let progressInterval: Double
  private var lastCollection: Double
  private var lastProgress: Double

  /// Nothing is due at `start`; progress is told every `progressInterval` seconds.
  init(progressInterval: Double, start: Double = SystemCalls.now) {
    self.progressInterval = progressInterval
    lastCollection = start
    lastProgress = start
  }

  /// Whether it is time to collect; if so, it counts as done.
  mutating func isCollectionDue(at now: Double) -> Bool {
    Self.isDue(after: Self.collectionInterval, &lastCollection, now)
  }

  /// Whether it is time to tell how far the campaign is; if so, it counts as done.
  mutating func isProgressDue(at now: Double) -> Bool {
    Self.isDue(after: progressInterval, &lastProgress, now)
  }

  private static func isDue(after seconds: Double, _ last: inout Double, _ now: Double) -> Bool {
    guard now - last >= seconds else { return false }
    last = now
    return true
  }
}
