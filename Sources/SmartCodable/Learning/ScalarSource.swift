/// What a coercion sees of a call: the document, and how it is to be read.
final class ScalarSource {
  let tape = Tape()

  @safe @exclusivity(unchecked) var settings = DecodingSettings([])
}

/// What a coercion made of a value.
enum Coerced<Value> {
  /// Another spelling of the same value, which is no repair.
  case same(Value)
  /// A value of another kind, which is one (REP-5).
  case converted(Value)
}

/// Who reads a scalar in place of its coercion, because the settings of the call say so.
enum Delegation<Value> {
  /// A closure of the user.
  case custom((any Decoder) throws -> Value)
  /// An array of bytes makes the value.
  case bytes(([UInt8]) -> Value)
}
