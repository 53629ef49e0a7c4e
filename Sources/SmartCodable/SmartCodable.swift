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

/// A model that decodes from imperfect JSON without failing.
///
/// Each property states its own fallback, its initial value:
///
///     struct User: SmartCodable {
///       var name = "nobody"
///       var age = 0
///       var nick: String?
///     }
///     User.deserialize(from: #"{"name":null,"age":"42"}"#)
///     // User(name: "nobody", age: 42, nick: nil)
///
/// A missing key, a null and a value that does not convert lead to the initial value; one bad
/// field never spoils the rest.
public protocol SmartDecodable: Decodable, SmartMapping {
  /// Makes the instance whose property values are the fallbacks (DEF-5).
  init()

  /// Called once on each decoded model, children before parents (chapter 17 of the specification).
  ///
  /// The default implementation does nothing.
  mutating func didFinishMapping()

  /// Decodes the elements of an array; called by this package only, and implemented by it.
  ///
  /// The default implementation is compiled in the module of the model, for the model.
  static func _decodeElements(of reader: inout SmartElementReader)
}

extension SmartDecodable {
  /// Does nothing.
  public mutating func didFinishMapping() {}
}

/// A model that can be encoded by the rules of this package.
public protocol SmartEncodable: Encodable, SmartMapping {}

/// A model that decodes from imperfect JSON and can be encoded.
public typealias SmartCodable = SmartDecodable & SmartEncodable

/// Another spelling of ``SmartCodable`` for places where the module's name gets in the way.
public typealias SmartCodableX = SmartCodable

extension Array: SmartMapping where Element: SmartMapping {}
extension Array: SmartDecodable where Element: SmartDecodable {}
extension Array: SmartEncodable where Element: SmartEncodable {}
