/// Converts between a JSON value and the value of one property.
///
///     struct Trimmed: ValueTransformable {
///       func transformFromJSON(_ value: Any?) -> String? { (value as? String)?.lowercased() }
///       func transformToJSON(_ value: String?) -> String? { value?.uppercased() }
///     }
///
/// Attach a transformer in `mappingForValue()`:
///
///     static func mappingForValue() -> [SmartValueTransformer]? {
///       [CodingKeys.name <--- Trimmed()]
///     }
public protocol ValueTransformable {
  /// What the property holds.
  associatedtype Object

  /// What is written to JSON.
  associatedtype JSON

  /// Returns the value for the property, or nil to fall back (VAL-5).
  ///
  /// - Parameter value: Bool, a number, String, `[Any]` or `[String: Any]`, an unchanged leaf of
  ///   dictionary input, or nil for null. Not called for a missing key (VAL-4).
  /// - Returns: The property's value; a value of any other type also falls back.
  func transformFromJSON(_ value: Any?) -> Object?

  /// Returns the value for JSON, or nil to encode the property's value as usual (VAL-18).
  func transformToJSON(_ value: Object?) -> JSON?
}

/// A property and the transformer that reads and writes it; made with `<---`.
public struct SmartValueTransformer {
  /// The string of the coding key that is transformed.
  let location: String

  /// The transformer.
  let performer: any ValueTransformable

  /// Attaches a transformer to the property with this coding key.
  public init(location: any CodingKey, performer: any ValueTransformable) {
    self.location = location.stringValue
    self.performer = performer
  }
}

/// Reads and writes the property `location` with a transformer.
public func <--- (
  location: any CodingKey,
  performer: any ValueTransformable
) -> SmartValueTransformer {
  SmartValueTransformer(location: location, performer: performer)
}
