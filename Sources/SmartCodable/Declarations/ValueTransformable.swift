/// Converts between what stands in JSON and what a property holds, for one property.
///
///     struct Trimmed: ValueTransformable {
///       func transformFromJSON(_ value: Any?) -> String? { (value as? String)?.lowercased() }
///       func transformToJSON(_ value: String?) -> String? { value?.uppercased() }
///     }
///
/// A transformer is attached by `mappingForValue()`:
///
///     static func mappingForValue() -> [SmartValueTransformer]? {
///       [CodingKeys.name <--- Trimmed()]
///     }
public protocol ValueTransformable {
  /// What the property holds.
  associatedtype Object

  /// What is written to JSON.
  associatedtype JSON

  /// The value for the property, or nil if it falls back (VAL-5).
  ///
  /// - Parameter value: Bool, a number, String, `[Any]` or `[String: Any]`, a leaf of dictionary
  ///   input as it is, or nil for null. Not called for a missing key (VAL-4).
  /// - Returns: What the property gets; anything but a value of its type is a fallback too.
  func transformFromJSON(_ value: Any?) -> Object?

  /// Gives the value for JSON, or nil if the property's value is encoded in the ordinary way (VAL-18).
  func transformToJSON(_ value: Object?) -> JSON?
}

/// A property and the transformer that reads and writes it; made with `<---`.
public struct SmartValueTransformer {
  /// The string of the coding key that is transformed.
  let location: String

  /// What does the work.
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
