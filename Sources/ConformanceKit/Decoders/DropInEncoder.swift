public import struct Foundation.Data
public import class Foundation.JSONEncoder

/// An encoder that takes any `Encodable` value, as `JSONEncoder` does.
///
/// A subject that claims ``Capability/encoding`` provides decoders that are also encoders; see
/// ``DropInCoder``.
public protocol DropInEncoder {
  /// Encodes a value as JSON text, in UTF-8.
  ///
  /// Throws any error of the encoder; an `EncodingError` is reported with its kind and path.
  func encode<Value: Encodable>(_ value: Value) throws -> Data
}

extension JSONEncoder: DropInEncoder {}

extension DecodingSettings {
  /// Foundation's encoder with the settings of a case.
  var foundationEncoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.userInfo = userInfo
    return encoder
  }
}

/// A decoder together with the encoder that comes with it.
///
/// ```swift
/// let mine = DropInSubject(manifest) { settings in
///   guard settings.isEmpty else { throw UnsupportedSetting(.keys) }
///   return DropInCoder(MyDecoder(), MyEncoder())
/// }
/// ```
public struct DropInCoder: DropInDecoder, DropInEncoder {
  /// The decoder.
  public let decoder: any DropInDecoder
  /// The encoder.
  public let encoder: any DropInEncoder

  /// Creates a pair.
  ///
  /// - Parameters:
  ///   - decoder: The decoder.
  ///   - encoder: The encoder.
  public init(_ decoder: any DropInDecoder, _ encoder: any DropInEncoder) {
    self.decoder = decoder
    self.encoder = encoder
  }

  /// Decodes with the decoder; throws what it throws.
  public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    try decoder.decode(type, from: data)
  }

  /// Encodes with the encoder; throws what it throws.
  public func encode<Value: Encodable>(_ value: Value) throws -> Data {
    try encoder.encode(value)
  }
}

/// Thrown if a model is to be encoded and the subject has no encoder, hence no such model.
struct MissingEncoder: Error {}
