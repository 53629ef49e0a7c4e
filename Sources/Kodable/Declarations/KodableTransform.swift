/// Converts between the type that is in the input and the type of a property (KOD-60).
///
///     struct URLTransform: KodableTransform {
///       func transformFromJSON(value: String) throws -> URL { … }
///       func transformToJSON(value: URL) throws -> String { value.absoluteString }
///     }
///
///     typealias CodingURL = KodableTransformable<URLTransform>
public protocol KodableTransform {
  /// The type that is decoded and encoded.
  associatedtype From: Codable

  /// The type of the property.
  associatedtype To

  /// Makes the transform; called for each property of each model.
  init()

  /// Converts a decoded value; an error fails the property, whatever its default (KOD-22).
  func transformFromJSON(value: From) throws -> To

  /// Converts a value to be encoded; an error fails the model.
  func transformToJSON(value: To) throws -> From
}
