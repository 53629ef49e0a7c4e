/// The reason why a position did not get a value from its JSON; the caller decides on the stand-in.
///
/// A plain value with a typed throw, so that leniency costs no allocation.
struct Miss: Error {
  let kind: SmartRepair.Kind

  /// Whether nothing is reported: an absent value where nil is expected, or a property that is not
  /// decoded.
  var isSilent = false

  /// Whether Foundation reports the path of the decoder whose container was asked, instead of the value's own.
  var isAtDecoder = false

  /// Whether its problem has already been reported, for the element that made a collection fail.
  var isReported = false

  /// Whether it ends the call, whatever encloses the value (LEG-3).
  var endsCall = false

  /// Whether the value's own code threw an error of its own, which the code that asked for the value may
  /// catch.
  var hasOwnError = false

  static let mismatch = Miss(kind: .mismatch)
  static let invalid = Miss(kind: .invalid)
  static let null = Miss(kind: .null)
  static let missing = Miss(kind: .missing)
}
