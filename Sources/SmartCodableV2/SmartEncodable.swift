import Foundation
import SmartCodable

/// A model of versions 1 and 2 that can be encoded.
///
/// Renamed since: the protocol of the module `SmartCodable` has the same name, with more options.
public protocol SmartEncodable: Encodable {}

/// How versions 1 and 2 write, so that they read their own output: dates as seconds since 2001.
private let encodingOptions: [SmartEncodingOption] = [.date(.deferredToDate)]

extension SmartEncodable {
  /// Encodes the model as a dictionary of JSON-like values.
  ///
  ///     User(name: "n", age: 3).toDictionary()      // ["name": "n", "age": 3]
  ///
  /// - Returns: A dictionary with numbers as `NSNumber` and dates as seconds since 2001; nil if a
  ///   value cannot be written, such as NaN, or the model does not write an object.
  public func toDictionary() -> [String: Any]? {
    EncodeEntry.graph(self, false, encodingOptions) as? [String: Any]
  }

  /// Encodes the model as JSON text, its keys in the order of its properties.
  ///
  /// - Parameter prettyPrint: Whether the text has line breaks and indentation; false by default.
  /// - Returns: The text; nil if a value cannot be written, such as NaN.
  public func toJSONString(prettyPrint: Bool = false) -> String? {
    EncodeEntry.text(self, false, encodingOptions, prettyPrint)
  }
}

extension Array where Element: SmartEncodable {
  /// Encodes the models as an array of JSON-like values; nil as for a single model.
  public func toArray() -> [Any]? {
    EncodeEntry.graph(self, false, encodingOptions) as? [Any]
  }

  /// Encodes the models as JSON text; `prettyPrint` and nil as for a single model.
  public func toJSONString(prettyPrint: Bool = false) -> String? {
    EncodeEntry.text(self, false, encodingOptions, prettyPrint)
  }
}
