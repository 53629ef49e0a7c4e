// The entry points of decoding for arrays of models.

public import Foundation
import SmartCodable

extension Array where Element: SmartDecodable {
  /// Decodes models from an array of dictionaries.
  ///
  ///     [User].deserialize(array: [["name": "a"], ["name": "b"]])      // two users
  ///
  /// Renamed since: `deserialize(from:)` of the module `SmartCodable`, which drops invalid elements.
  ///
  /// - Parameters:
  ///   - array: An array that JSON can express, or nil.
  ///   - keyStrategy: How keys are found in this call; nil, the default, for keys as they are.
  ///   - options: Options for this call; the last of a kind wins.
  /// - Returns: The models, none of which is nil; nil instead of the array for nil input, for a leaf that
  ///   JSON has no form for (LEG-1), for an element that is null or no dictionary (LEG-5), and where a
  ///   value ends the call (LEG-3, LEG-6).
  public static func deserialize(
    array: [Any]?,
    keyStrategy: JSONDecoder.SmartDecodingKey? = nil,
    options: [JSONDecoder.SmartOption]? = nil
  ) -> [Element?]? {
    Entry.models(array.map(DecodeInput.graph), keyStrategy, options)
  }

  /// Decodes models from a JSON text that holds an array; parameters and nil are as for an array.
  ///
  /// Renamed since: `deserialize(from:)` of the module `SmartCodable`, which drops invalid elements.
  public static func deserialize(
    json: String?,
    keyStrategy: JSONDecoder.SmartDecodingKey? = nil,
    options: [JSONDecoder.SmartOption]? = nil
  ) -> [Element?]? {
    Entry.models(json.map(DecodeInput.text), keyStrategy, options)
  }

  /// Decodes models from JSON data that holds an array; parameters and nil are as for an array.
  ///
  /// Renamed since: `deserialize(from:)` of the module `SmartCodable`, which drops invalid elements.
  public static func deserialize(
    data: Data?,
    keyStrategy: JSONDecoder.SmartDecodingKey? = nil,
    options: [JSONDecoder.SmartOption]? = nil
  ) -> [Element?]? {
    Entry.models(data.map(DecodeInput.bytes), keyStrategy, options)
  }
}
