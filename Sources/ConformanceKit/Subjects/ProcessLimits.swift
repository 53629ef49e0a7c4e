#if canImport(Glibc)
/// How much a program may use for one answer, measured so that the load of the machine does not matter.
///
/// | what is measured | grows on a busy machine |
/// |---|---|
/// | processor time | no |
/// | sleep: nothing of the program runs, or waits for the processor or a disk | no |
/// | the wall clock | yes, hence only far away |
struct ProcessLimits: Hashable {
  /// The processor time of the program and of all processes that it started.
  let processor: Duration
  /// How long it may sleep in one stretch; shorter sleeps do not count.
  let sleep: Duration
  /// How long it may take by the wall clock, for what the other two do not detect: endless short sleeps.
  let total: Duration
}

extension ProcessLimits {
  /// The limits derived from one of processor time.
  ///
  /// The sleep limit is three times as long, since a program may wait for something outside it that a busy
  /// machine delays.
  init(_ processor: Duration) {
    self.init(
      processor: processor,
      sleep: processor * 3,
      total: max(processor * 30, .seconds(300))
    )
  }
}

/// Decides from samples of a program whether its time is up.
struct ProcessWatch {
  typealias Instant = ContinuousClock.Instant

  private let limits: ProcessLimits
  private let start: Instant
  private var lastLook: Instant
  /// The processor time at the first sample.
  private var first: Duration?
  private var isExceeded = false
  private var asleep: (since: Instant, threads: [Int32: Int])?

  init(_ limits: ProcessLimits, from start: Instant) {
    self.limits = limits
    self.start = start
    lastLook = start
  }

  /// The remaining wall-clock time.
  func left(at now: Instant) -> Duration { limits.total - (now - start) }

  /// Whether it is time for another sample: twenty times a second at first, later once.
  func isDue(at now: Instant) -> Bool {
    now - lastLook >= min(max(.milliseconds(50), (now - start) / 8), .seconds(1))
  }

  /// Notes that something was sent to the program or received from it.
  mutating func stir() {
    asleep = nil
  }

  /// Takes a sample; nil if none could be taken.
  ///
  /// - Returns: Whether the time is up.
  mutating func isOver(at now: Instant, _ use: GroupUse?) -> Bool {
    lastLook = now
    if left(at: now) <= .zero { return true }
    guard let use else { return false }
    let first = self.first ?? use.processor
    self.first = first
    // Twice: a process that ends between two samples may be counted for itself and for its parent.
    let wasExceeded = isExceeded
    isExceeded = use.processor - first >= limits.processor
    if isExceeded && wasExceeded { return true }
    guard let threads = use.sleepers else {
      asleep = nil
      return false
    }
    guard let asleep, asleep.threads == threads else {
      self.asleep = (now, threads)
      return false
    }
    return now - asleep.since >= limits.sleep
  }
}
#endif
