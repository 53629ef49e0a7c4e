/// The name of a model, the same in every language: lower-case kebab, never reused.
public struct ModelID: KitName {
  /// The name as text.
  public let rawValue: String

  /// Creates an id from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
