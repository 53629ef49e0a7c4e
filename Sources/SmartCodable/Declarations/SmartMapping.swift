/// Tells how the keys of a type's properties are found in JSON.
public protocol SmartMapping {
  /// The key mappings of this type, or nil for none (KEY-1 to KEY-11).
  ///
  /// The result is taken as a constant of the type: it may be asked for once and kept (KEY-17).
  /// The default implementation returns nil.
  static func mappingForKey() -> [SmartKeyTransformer]?

  /// The value transformers of this type, or nil for none (VAL-1 to VAL-19).
  ///
  /// Taken as a constant of the type like ``mappingForKey()``. The default implementation
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
