import Foundation
import SmartCodable
import Testing

extension SmartDecodable {
  /// Decodes a text that has to decode, so that a nil result never passes for a nil property.
  static func read(
    _ json: String,
    _ options: [SmartDecodingOption]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Self {
    try #require(deserialize(from: json, options: options), sourceLocation: sourceLocation)
  }

  /// Decodes a dictionary that has to decode.
  static func read(
    _ dictionary: [String: Any],
    _ options: [SmartDecodingOption]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Self {
    try #require(deserialize(from: dictionary, options: options), sourceLocation: sourceLocation)
  }
}
