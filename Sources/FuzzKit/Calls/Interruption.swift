/// Whether the user asked to stop, and for how long running work may continue.
///
/// SIGINT, SIGHUP and SIGTERM count alike. The first one starts the grace period; a second one ends it. All
/// parts of a command share one object, so that none continues after another was told to stop.
final class Interruption {
  /// Seconds that a campaign may take to finish running work and to symbolicate its findings; the report is
  /// written after that.
  static let campaignGrace = 2.2

  /// Seconds of the campaign's grace period that workers may take for the iterations they were given.
  static let workerGrace = 0.8

  private let grace: Double
  private var deadline = Double.infinity
  private var start = Double.infinity

  /// Whether the user asked to stop; no new work may start.
  private(set) var isRequested = false

  /// Whether the grace period is over, so that all work must stop.
  var isOver: Bool { isRequested && SystemCalls.now >= deadline }

  /// Whether the request was at least `seconds` ago.
  func hasLasted(_ seconds: Double) -> Bool { SystemCalls.now - start >= seconds }

  /// Creates an interruption without a request; after one, work may continue for `grace` seconds.
  init(grace: Double) {
    self.grace = grace
  }

  /// Sleeps; a request from the user ends the sleep.
  func sleep(milliseconds: Int) {
    if SystemCalls.sleepUnlessInterrupted(milliseconds: milliseconds) { request() }
  }

  /// Records a request, the first or another one.
  func request() {
    if !isRequested { start = SystemCalls.now }
    deadline = isRequested ? -.infinity : start + grace
    isRequested = true
  }
}
