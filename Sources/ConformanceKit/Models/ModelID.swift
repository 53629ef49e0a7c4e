/// The name of a model, the same in every language: lower-case kebab, never reused.
public struct ModelID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible, Comparable
{
  /// The name as text.
  public let rawValue: String

  /// Creates an id from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates an id from a literal.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }

  /// The name as text.
  public var description: String { rawValue }

  /// Orders ids by their text.
  public static func < (left: ModelID, right: ModelID) -> Bool {
    left.rawValue < right.rawValue
  }
}
