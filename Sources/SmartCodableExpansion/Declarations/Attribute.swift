/// An attribute, as in `@SmartCompact.Array`.
struct Attribute {
  /// The name as it is written, `SmartCompact.Array`, without generic arguments.
  let name: String

  /// What stands in its parentheses, or nil if it has none.
  let arguments: String?

  /// Bytes of the source, from the `@`.
  let range: Range<Int>

  /// The name without the module or type before it.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
