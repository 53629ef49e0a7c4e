/// Whether the user asked to stop, and for how long what has begun may go on.
///
/// An interrupt, a hangup and a request to terminate count alike. The first lets work go on for the time of
/// grace, a second one ends that time. One object serves everything that one command does, so that no part
/// of it goes on after another one was told to stop.
final class Interruption {
  /// Seconds that a campaign may take to finish what it has begun and to name what it found; the report is
  /// written after that.
  static let campaignGrace = 2.2

  /// Seconds of them that workers may take for the iterations that they were given.
  static let workerGrace = 0.8

  private let grace: Double
  private var deadline = Double.infinity
  private var start = Double.infinity

  /// Whether the user asked to stop; nothing new may begin.
  private(set) var isRequested = false

  /// Whether nothing may go on any longer.
  var isOver: Bool { isRequested && SystemCalls.now >= deadline }

  /// Whether that was so many seconds ago.
  func hasLasted(_ seconds: Double) -> Bool { SystemCalls.now - start >= seconds }

  /// Nobody has asked yet; after a request work may go on for `grace` seconds.
  init(grace: Double) {
    self.grace = grace
  }

  /// Sleeps, unless the user asks meanwhile.
  func sleep(milliseconds: Int) {
    if SystemCalls.sleepUnlessInterrupted(milliseconds: milliseconds) { request() }
  }

  /// Takes note of a request, the first or another one.
  func request() {
    if !isRequested { start = SystemCalls.now }
    deadline = isRequested ? -.infinity : start + grace
    isRequested = true
  }
}
