/// A type that one JSON scalar makes: the one mechanism of conversions (chapter 7).
///
/// A new scalar type is one file in `Scalars/`, which conforms it to this and to `ScalarEncodable`;
/// containers, arrays, Optionals and enums pick it up by themselves. A conversion sees the document and
/// the settings, and gives a value or a miss; what becomes of either is decided where values are read.
protocol ScalarValue: Decodable {
  /// The value if the document has it in its own form; the fast path, never a conversion.
  static func exact(_ tape: Tape, _ index: Int) -> Self?

  /// The value made from any other form; or a miss that says why not.
  static func coerced(at index: Int, in source: ScalarSource) throws(Miss) -> Coerced<Self>

  /// The value that Foundation makes, of a form that is not its own or not in its range; a miss that
  /// says why not (chapter 28).
  static func strict(at index: Int, in source: ScalarSource) throws(Miss) -> Self

  /// Who reads the value in place of both, or nil.
  static func delegation(at index: Int, in source: ScalarSource) -> Delegation<Self>?

  /// What stands in where no initial value is known, or nil (DEF-12).
  static var typeDefault: Self? { get }
}

extension ScalarValue {
  static func strict(at index: Int, in source: ScalarSource) throws(Miss) -> Self {
    throw .mismatch
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
