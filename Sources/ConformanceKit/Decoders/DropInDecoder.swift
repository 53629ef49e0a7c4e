public import struct Foundation.Data
public import class Foundation.JSONDecoder

/// A decoder that takes any `Decodable` type, as `JSONDecoder` does.
public protocol DropInDecoder {
  /// Decodes a value from JSON text.
  ///
  /// Throws any error of the decoder; a `DecodingError` is reported with its kind and path.
  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
}

extension JSONDecoder: DropInDecoder {}
