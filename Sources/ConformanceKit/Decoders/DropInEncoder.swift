public import struct Foundation.Data
public import class Foundation.JSONEncoder

/// An encoder that takes any `Encodable` value, as `JSONEncoder` does.
///
/// A subject that claims ``Capability/encoding`` hands out decoders that are encoders as well; see
/// ``DropInCoder``.
public protocol DropInEncoder {
  /// Encodes a value as JSON text, in UTF-8.
  ///
  /// Throws what the encoder throws; an `EncodingError` is told by kind and path.
  func encode<Value: Encodable>(_ value: Value) throws -> Data
}

extension JSONEncoder: DropInEncoder {}

extension DecodingSettings {
  /// Foundation's encoder with what a case turns.
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
  /// What decodes.
  public let decoder: any DropInDecoder
  /// What encodes.
  public let encoder: any DropInEncoder

  /// Creates a pair.
  ///
  /// - Parameters:
  ///   - decoder: What decodes.
  ///   - encoder: What encodes.
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

/// Thrown where a model is to be encoded and the subject has no encoder: it has no such model then.
struct MissingEncoder: Error {}
