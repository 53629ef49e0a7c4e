/// A type that is decoded from one JSON scalar: the only mechanism for conversions (chapter 7).
///
/// A new scalar type is one file in `Scalars/`, which conforms it to this protocol and to
/// `ScalarEncodable`; containers, arrays, Optionals and enums pick it up. A conversion sees the
/// document and the settings and returns a value or throws a miss; the code that reads values decides
/// what happens next.
protocol ScalarValue: Decodable {
  /// The value if the document has it in the type's own form; the fast path, which never converts.
  static func exact(_ tape: Tape, _ index: Int) -> Self?

  /// The value made from any other form, or a miss with the reason.
  static func coerced(at index: Int, in source: ScalarSource) throws(Miss) -> Coerced<Self>

  /// The value that Foundation reads from another form or from a number out of range, or a miss with
  /// the reason (chapter 28).
  static func strict(at index: Int, in source: ScalarSource) throws(Miss) -> Self

  /// Whether ``strict(at:in:)`` misses each value with this tag; false where that is not known.
  /// Code that probes for a type asks for many such values.
  static func neverReads(_ tag: Tape.Tag, in source: ScalarSource) -> Bool

  /// Like ``coerced(at:in:)`` by the rules of versions 1 and 2 (LEG-4); a type without rules of its own
  /// is read strictly.
  static func legacyCoerced(at index: Int, in source: ScalarSource) throws(Miss) -> Coerced<Self>

  /// Reads the value in any form; a requirement, so that each type has its own code for its own form.
  static func read(at index: Int, in reader: Reader) throws(Miss) -> Self

  /// Whether a number that is no integer by its digits may be one for Foundation (AGR-1).
  static var isInteger: Bool { get }

  /// What reads the value instead of these methods, or nil.
  static func delegation(at index: Int, in source: ScalarSource) -> Delegation<Self>?

  /// The stand-in if no initial value is known, or nil (DEF-12).
  static var typeDefault: Self? { get }
}

extension ScalarValue {
  @inline(__always)
  static var isInteger: Bool { false }

  @inline(__always)
  static func neverReads(_ tag: Tape.Tag, in source: ScalarSource) -> Bool { false }

  static func strict(at index: Int, in source: ScalarSource) throws(Miss) -> Self {
    throw .mismatch
  }

  static func legacyCoerced(at index: Int, in source: ScalarSource) throws(Miss) -> Coerced<Self> {
    .same(try strict(at: index, in: source))
  }

  @inline(__always)
  static func delegation(at index: Int, in source: ScalarSource) -> Delegation<Self>? { nil }

  /// The value as Foundation reads it, in its own form or another.
  static func strictRead(at index: Int, in source: ScalarSource) throws(Miss) -> Self {
    if index >= 0, let value = exact(source.tape, index) { return value }
    guard index >= 0 else { throw .missing }
    if source.tape.has(.null, at: index) { throw .null }
    return try strict(at: index, in: source)
  }
}
