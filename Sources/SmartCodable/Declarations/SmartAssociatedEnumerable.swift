/// An enum with associated values that supports fallback and encoding.
///
///     enum Sex: SmartAssociatedEnumerable {
///       case man, other(String)
///       static var defaultCase: Sex { .man }
///       // init(from:), or a value transformer for its properties
///     }
///
/// A property with a value transformer is read and written by it (ENUM-7); without one the value is
/// read by the enum's own `init(from:)`. A bad value falls back to the property's initial value, or
/// to ``defaultCase`` if there is none.
public protocol SmartAssociatedEnumerable: Codable {
  /// The type of the default case: the enum itself, or its Optional where none is declared.
  associatedtype DefaultCase = Self?

  /// The case that stands in where no initial value is known; nil, the default, means none.
  static var defaultCase: DefaultCase { get }

  /// What is written for the value; nil, the default, leaves that to `encode(to:)` (ENUM-8).
  func encodeValue() -> (any Encodable)?
}

extension SmartAssociatedEnumerable where DefaultCase == Self? {
  /// No default case.
  public static var defaultCase: Self? { nil }
}

extension SmartAssociatedEnumerable {
  /// Leaves the value to `encode(to:)`.
  public func encodeValue() -> (any Encodable)? { nil }
}
