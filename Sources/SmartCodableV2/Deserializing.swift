// The entry points of decoding for single models.

public import Foundation
import SmartCodable

extension SmartDecodable {
  /// Decodes a model from a dictionary of JSON-like values.
  ///
  /// Renamed since: `deserialize(from:)` of the module `SmartCodable`.
  ///
  /// - Parameters:
  ///   - dict: A dictionary that JSON can express, or nil.
  ///   - keyStrategy: How keys are found in this call; nil, the default, for keys as they are.
  ///   - options: Options for this call; the last of a kind wins.
  /// - Returns: The model; nil for nil input, for a leaf that JSON has no form for (a date, `Data`, a
  ///   URL; LEG-1), and where a value ends the call (LEG-3, LEG-6).
  public static func deserialize(
    dict: [AnyHashable: Any]?,
    keyStrategy: JSONDecoder.SmartDecodingKey? = nil,
    options: [JSONDecoder.SmartOption]? = nil
  ) -> Self? {
    Entry.model(self, dict.map(DecodeInput.graph), keyStrategy, options)
  }

  /// Decodes a model from JSON text.
  ///
  /// Renamed since: `deserialize(from:)` of the module `SmartCodable`.
  ///
  /// - Parameters:
  ///   - json: A JSON text, or nil.
  ///   - keyStrategy: How keys are found in this call; nil, the default, for keys as they are.
  ///   - options: Options for this call; the last of a kind wins.
  /// - Returns: The model; nil for nil input, text that is no JSON object (LEG-1), and where a value ends
  ///   the call (LEG-3, LEG-6).
  public static func deserialize(
    json: String?,
    keyStrategy: JSONDecoder.SmartDecodingKey? = nil,
    options: [JSONDecoder.SmartOption]? = nil
  ) -> Self? {
    Entry.model(self, json.map(DecodeInput.text), keyStrategy, options)
  }

  /// Decodes a model from JSON text in UTF-8, UTF-16 or UTF-32; everything else is as for a `String`.
  ///
  /// Renamed since: `deserialize(from:)` of the module `SmartCodable`.
  public static func deserialize(
    data: Data?,
    keyStrategy: JSONDecoder.SmartDecodingKey? = nil,
    options: [JSONDecoder.SmartOption]? = nil
  ) -> Self? {
    Entry.model(self, data.map(DecodeInput.bytes), keyStrategy, options)
  }
}

/// The code that the entry points share.
enum Entry {
  static func model<Model: SmartDecodable>(
    _ type: Model.Type,
    _ input: consuming DecodeInput?,
    _ keys: JSONDecoder.SmartDecodingKey?,
    _ options: [JSONDecoder.SmartOption]?
  ) -> Model? {
    guard let input else {
      SmartLog.logNilInput(for: type)
      return nil
    }
    return DialectCall(input, settings: DialectSettings(keys, options), dialect: Version2.self)
      .model(type)
  }

  static func models<Model: SmartDecodable>(
    _ input: consuming DecodeInput?,
    _ keys: JSONDecoder.SmartDecodingKey?,
    _ options: [JSONDecoder.SmartOption]?
  ) -> [Model?]? {
    guard let input else {
      SmartLog.logNilInput(for: [Model].self)
      return nil
    }
    return DialectCall(input, settings: DialectSettings(keys, options), dialect: Version2.self)
      .models(Model.self)
  }
}

/// What versions 1 and 2 add to the decoder.
enum Version2: DecodingDialect {
  static func defaultCase(of type: Any.Type) -> Any? {
    (type as? any SmartCaseDefaultable.Type).map { defaultCase(of: $0) }
  }

  private static func defaultCase<E: SmartCaseDefaultable>(of type: E.Type) -> Any { E.defaultCase }

  static var isLogging: Bool { SmartLog.isOn(.error) }

  static func log(_ problem: DecodingProblem) { SmartLog.log(problem) }
}
