public import Foundation

extension Decodable {
  /// Decodes JSON with a `JSONDecoder`; throws what the decoder and the type throw.
  public static func decode(
    from data: Data,
    using decoder: JSONDecoder = JSONDecoder()
  ) throws -> Self {
    try decoder.decode(self, from: data)
  }

  /// Decodes JSON with a `JSONDecoder` of these strategies; throws what the decoder and the type throw.
  public static func decodeJSON(
    from data: Data,
    dateDecodingStrategy: JSONDecoder.DateDecodingStrategy = .deferredToDate,
    keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys
  ) throws -> Self {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = dateDecodingStrategy
    decoder.keyDecodingStrategy = keyDecodingStrategy
    return try decoder.decode(self, from: data)
  }
}

extension Encodable {
  /// Encodes the value with a `JSONEncoder` of these strategies; throws what the encoder and the type
  /// throw.
  public func encodeJSON(
    dateEncodingStrategy: JSONEncoder.DateEncodingStrategy = .deferredToDate,
    keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
  ) throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = dateEncodingStrategy
    encoder.keyEncodingStrategy = keyEncodingStrategy
    return try encoder.encode(self)
  }
}
