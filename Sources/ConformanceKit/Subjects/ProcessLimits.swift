#if canImport(Glibc)
/// How much a program may take for one answer, told so that a busy machine decides nothing.
///
/// | what is measured | grows on a busy machine |
/// |---|---|
/// | processor time | no |
/// | sleep: nothing of the program runs, or waits for the processor or a disk | no |
/// | the wall clock | yes, hence only far away |
struct ProcessLimits: Hashable {
  /// The processor time of the program and of all that it started.
  let processor: Duration
  /// How long it may sleep in one stretch; who naps for less is awake.
  let sleep: Duration
  /// How long it may take by the wall clock, for what the other two do not see: naps without end.
  let total: Duration

  init(processor: Duration, sleep: Duration, total: Duration) {
    self.processor = processor
    self.sleep = sleep
    self.total = total
  }

  /// The limits around one of processor time.
  ///
  /// Sleep is three times as long, since a program may wait for something outside of it that the
  /// machine keeps waiting.
  init(_ processor: Duration) {
    self.init(
      processor: processor,
      sleep: processor * 3,
      total: max(processor * 30, .seconds(300))
    )
  }
}

/// Says from looks at a program when its time is up.
struct ProcessWatch {
  typealias Instant = ContinuousClock.Instant

  private let limits: ProcessLimits
  private let start: Instant
  private var lastLook: Instant
  /// The processor time at the first look.
  private var first: Duration?
  private var isExceeded = false
  private var asleep: (since: Instant, threads: [Int32: Int])?

  init(_ limits: ProcessLimits, from start: Instant) {
    self.limits = limits
    self.start = start
    lastLook = start
  }

  /// What the wall clock leaves.
  func left(at now: Instant) -> Duration { limits.total - (now - start) }

  /// Whether it is time to look again: twenty times a second at first, later once.
  func isDue(at now: Instant) -> Bool {
    now - lastLook >= min(max(.milliseconds(50), (now - start) / 8), .seconds(1))
  }

  /// Something came from the program, or went to it.
  mutating func stir() {
    asleep = nil
  }

  /// Takes what was seen; nil if nothing could be.
  ///
  /// - Returns: Whether the time is up.
  mutating func isOver(at now: Instant, _ use: GroupUse?) -> Bool {
    lastLook = now
    if left(at: now) <= .zero { return true }
    guard let use else { return false }
    let first = self.first ?? use.processor
    self.first = first
    // Twice: a process that ends between two glances may be counted for itself and for its parent.
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
