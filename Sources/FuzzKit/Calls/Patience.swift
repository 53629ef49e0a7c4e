/// Decides when a silent worker hangs.
///
/// On a busy machine a healthy worker may wait long for a processor, or be stopped for a while. So what
/// counts is the processor time that it has used since its last progress, or a silence too long for any load
/// to explain.
struct Patience: Equatable {
  /// The timeout of one run, in seconds.
  var timeout: Double

  /// Whether a worker in `phase` hangs, after `silence` seconds without progress in which it `used` that many
  /// seconds of processor time; nil if unknown.
  ///
  /// A hang outside the target is a bug of the fuzzer and ends the campaign, so the limits are higher there. So
  /// they are for a target's judge, whose own time is not that of the code under test.
  func isExhausted(silence: Double, used: Double?, in phase: SharedRing.Phase) -> Bool {
    guard silence > timeout else { return false }
    let used = used ?? silence
    guard phase == .target else {
      return used > Self.outsideFactor * timeout || silence > Self.longestSilence(timeout)
    }
    return used > timeout || silence > Self.restFactor * timeout
  }

  /// A target that waits uses no processor time; it hangs after this many timeouts.
  static let restFactor = 4.0

  /// The processor time that the fuzzer itself may use without progress, in timeouts.
  static let outsideFactor = 5.0

  /// The seconds after which a worker outside the target counts as hung, however little processor time it
  /// used.
  static func longestSilence(_ timeout: Double) -> Double { max(60, 30 * timeout) }
}
