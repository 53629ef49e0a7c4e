/// What happens to a value that cannot be used as it is: one value for every way of decoding.
///
/// ``lenient``, ``strict`` and ``version2`` are all there is. A call has one; inside a plain type a
/// call that is not strict is strict for one attempt (AGR-1), and a model inside that returns to the
/// policy of the call (AGR-2). It is trivial to copy, since that happens for every model.
package struct DecodingPolicy: Equatable, Sendable {
  /// What stands in for a value that cannot be used; which values of another kind are converted and how
  /// repairs are logged follows from it.
  package enum Fallback: Sendable {
    /// The initial value of the property, otherwise the default of its type (DEF-1).
    ///
    /// All conversions of chapter 7 apply wherever a scalar stands, and to texts that hold JSON (chapter 12);
    /// the log is one block after the call (chapter 20).
    case initialValue

    /// The default of its type (LEG-2); a property whose type has none ends the call (LEG-3).
    ///
    /// The conversions of versions 1 and 2 apply, and only in properties (LEG-4, LEG-5); each problem is
    /// logged as a block of its own, as soon as it is certain (LEG-12).
    case typeDefault

    /// Nothing: an error is thrown (AGR-7). Nothing is converted.
    case none
  }

  let fallback: Fallback

  /// What happens to an invalid element; a wrapper or a flat may drop it even in strict decoding.
  var elements: SmartElementStrategy

  /// Whether this is the policy of a model inside the strict attempt of a plain type, which may still
  /// be discarded.
  var isTentative = false

  /// Whether models are strict too: one that a plain type asks for at its own position.
  var bindsModels = false

  /// SmartCodable's own.
  package static let lenient = DecodingPolicy(fallback: .initialValue, elements: .dropInvalid)

  /// That of Foundation's decoder.
  package static let strict = DecodingPolicy(fallback: .none, elements: .failWhole)

  /// That of SmartCodable's versions 1 and 2 (chapter 27).
  package static let version2 = DecodingPolicy(fallback: .typeDefault, elements: .failWhole)

  @inline(__always)
  var isStrict: Bool { fallback == .none }

  /// Whether a text that holds JSON is read where a container is wanted.
  @inline(__always)
  var readsText: Bool { fallback == .initialValue }

  /// Whether an invalid entry fails the dictionary; in lenient decoding the other entries are kept
  /// (UPD-6, COL-11).
  var failsEntries: Bool { fallback != .initialValue && elements == .failWhole }
}
