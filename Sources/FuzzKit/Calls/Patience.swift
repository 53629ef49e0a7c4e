/// When the silence of a worker means that it hangs.
///
/// On a busy machine a healthy worker may have to wait long for a processor, and somebody may stop it
/// for a while. So silence alone says little: what counts is the processor time that the worker has
/// used since it last made progress, or a silence that no load explains.
struct Patience: Equatable {
  /// How long one run may take, in seconds.
  var timeout: Double

  /// Whether a worker in `phase` hangs that has been silent for `silence` seconds and has `used` so
  /// many seconds of the processor meanwhile; nil means that nobody knows how many.
  ///
  /// A hang outside the target is a bug of the fuzzer and ends the campaign, so there it takes more.
  func isExhausted(silence: Double, used: Double?, in phase: SharedRing.Phase) -> Bool {
    guard silence > timeout else { return false }
    let used = used ?? silence
    guard phase == .target else {
      return used > Self.outsideFactor * timeout || silence > Self.longestSilence(timeout)
    }
    return used > timeout || silence > Self.restFactor * timeout
  }

  /// A target that waits for something uses no processor; after so many time limits it hangs.
  static let restFactor = 4.0

  /// The time limits of processor time that the fuzzer itself may use between two signs of life.
  static let outsideFactor = 5.0

  /// The seconds after which a worker outside the target is taken for dead, whatever it uses.
  static func longestSilence(_ timeout: Double) -> Double { max(60, 30 * timeout) }
}
