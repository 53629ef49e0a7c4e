/// The expression after `=`.
struct InitialValue {
  /// The bytes of the source.
  let range: Range<Int>

  /// The type of a literal, or of a call without arguments of a well-known type (MAC-4).
  let obviousType: String?

  /// Whether the value is a closure that is not called.
  let isClosure: Bool
}
