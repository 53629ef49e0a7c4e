/// Declares the JSON keys and value transformers of a type's properties.
public protocol SmartMapping {
  /// The key mappings of this type, or nil for none (KEY-1 to KEY-11).
  ///
  /// The result must be constant for the type: it may be read once and cached (KEY-17).
  /// The default implementation returns nil.
  static func mappingForKey() -> [SmartKeyTransformer]?

  /// The value transformers of this type, or nil for none (VAL-1 to VAL-19).
  ///
  /// Must be constant for the type, like ``mappingForKey()``. The default implementation
  /// returns nil.
  static func mappingForValue() -> [SmartValueTransformer]?
}

extension SmartMapping {
  /// No mapping.
  public static func mappingForKey() -> [SmartKeyTransformer]? { nil }

  /// No transformers.
  public static func mappingForValue() -> [SmartValueTransformer]? { nil }
}

/// A model that can be encoded by the rules of this package.
public protocol SmartEncodable: Encodable, SmartMapping {}

extension Array: SmartMapping where Element: SmartMapping {}
extension Array: SmartEncodable where Element: SmartEncodable {}
