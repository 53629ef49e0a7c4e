/// The reason why a position did not get a value from its JSON; the caller decides on the stand-in.
///
/// A plain value with a typed throw, so that leniency costs no allocation.
struct Miss: Error {
  /// What else is known; one byte, since each function that may throw a miss passes it on field by field.
  struct Facts: OptionSet {
    let rawValue: UInt8

    /// Nothing is reported: an absent value where nil is expected, or a property that is not decoded.
    static let isSilent = Facts(rawValue: 1)

    /// Foundation reports the path of the decoder whose container was asked, instead of the value's own.
    static let isAtDecoder = Facts(rawValue: 2)

    /// Its problem has already been reported, for the element that made a collection fail.
    static let isReported = Facts(rawValue: 4)

    /// It ends the call, whatever encloses the value (LEG-3).
    static let endsCall = Facts(rawValue: 8)

    /// The value's own code threw an error of its own, which the code that asked for the value may catch.
    static let hasOwnError = Facts(rawValue: 16)
  }

  let kind: SmartRepair.Kind
  var facts: Facts = []

  static let mismatch = Miss(kind: .mismatch)
  static let invalid = Miss(kind: .invalid)
  static let null = Miss(kind: .null)
  static let missing = Miss(kind: .missing)

  func has(_ fact: Facts) -> Bool { facts.contains(fact) }
}
