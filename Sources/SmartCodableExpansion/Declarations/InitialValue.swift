/// The expression behind `=`.
struct InitialValue {
  /// Bytes of the source.
  let range: Range<Int>

  /// The type of a literal, and of a call without arguments whose type everybody knows (MAC-4).
  let obviousType: String?

  /// Whether the value is a closure that is not called.
  let isClosure: Bool
}
