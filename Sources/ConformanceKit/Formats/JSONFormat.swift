/// JSON in UTF-8 without blanks; it can say every tree.
///
/// The writer recurses: a tree may be some thousand levels deep, as the stack of the thread allows.
/// Deeper cases repeat a text instead.
public struct JSONFormat: SuiteFormat {
  /// Creates the format.
  public init() {}

  /// `json`.
  public var name: String { "json" }

  /// Writes the tree with its members in their order, repeated ones too, and numbers digit by digit.
  public func encode(_ tree: JSONValue) -> [UInt8] {
    JSONWriter.line(of: tree)
  }
}
