/// An attribute, as in `@SmartCompact.Array`.
struct Attribute {
  /// The name as it is written, such as `SmartCompact.Array`, without generic arguments.
  let name: String

  /// The text in its parentheses, or nil if it has none.
  let arguments: String?

  /// The bytes of the source, from the `@`.
  let range: Range<Int>

  /// The name without the module or type before it.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
