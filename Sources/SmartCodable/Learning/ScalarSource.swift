/// What a conversion needs from a call: the document and the settings.
final class ScalarSource {
  let tape = Tape()

  @safe @exclusivity(unchecked) var settings = DecodingSettings([])
}

/// The result of a conversion.
enum Coerced<Value> {
  /// Another spelling of the same value, which is not reported as a repair.
  case same(Value)
  /// A value converted from another kind, which is reported (REP-5).
  case converted(Value)
}

/// What reads a scalar instead of its own methods, as selected by the settings of the call.
enum Delegation<Value> {
  /// A closure supplied by the user.
  case custom((any Decoder) throws -> Value)
  /// A closure that makes the value from an array of bytes.
  case bytes(([UInt8]) -> Value)
}
