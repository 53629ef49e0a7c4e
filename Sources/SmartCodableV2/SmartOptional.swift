/// An Optional model that a value of the wrong kind leaves nil, where a bare one ends the call (LEG-6).
///
///     struct Feed: SmartCodable {
///       @SmartOptional var author: Author?
///     }
///     final class Author: SmartCodable {
///       var name = ""
///       init() {}
///     }
///     Feed.deserialize(json: #"{"author":1}"#)?.author      // nil
///
/// The model is a class, so that `didFinishMapping` of the outer model can change it.
///
/// Renamed since: not needed in the module `SmartCodable`, where every Optional falls back to its initial
/// value.
@propertyWrapper
public struct SmartOptional<T: SmartDecodable & AnyObject>: Decodable {
  /// The model, or nil.
  public var wrappedValue: T?

  /// Wraps a model, or nil.
  public init(wrappedValue: T?) { self.wrappedValue = wrappedValue }

  /// Wraps nil.
  public init() { wrappedValue = nil }

  /// Reads the model, or nil for null.
  ///
  /// - Throws: The decoder's error if the value is no model; as a property it is then nil.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    wrappedValue = container.decodeNil() ? nil : try container.decode(T.self)
  }
}

extension SmartOptional: Encodable where T: Encodable {
  /// Writes the model, or null.
  ///
  /// - Throws: The encoder's error if the model cannot be written. As a property, nil writes nothing.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue {
      try container.encode(wrappedValue)
    } else {
      try container.encodeNil()
    }
  }
}

extension SmartOptional: Sendable where T: Sendable {}

extension KeyedDecodingContainer {
  /// Reads a wrapped property; called by the code that the compiler writes for a model.
  ///
  /// - Returns: The model; nil for a missing key, null, and a value that is no model.
  /// - Throws: The error of a property inside that ends the call.
  public func decode<T>(_ type: SmartOptional<T>.Type, forKey key: Key) throws -> SmartOptional<T> {
    try decodeIfPresent(type, forKey: key) ?? SmartOptional()
  }
}

extension KeyedEncodingContainer {
  /// Writes a wrapped property; called by the code that the compiler writes for a model.
  ///
  /// - Throws: The encoder's error if the model cannot be written.
  public mutating func encode<T: Encodable>(_ value: SmartOptional<T>, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue, forKey: key)
  }
}
