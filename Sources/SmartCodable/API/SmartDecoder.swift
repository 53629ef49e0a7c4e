// The entry points of decoding: every `deserialize` and `decode` runs one `DecodeCall`.

public import Foundation

extension SmartDecodable {
  /// Decodes a model from JSON text.
  ///
  /// - Parameters:
  ///   - json: A JSON text, or nil.
  ///   - designatedPath: The dotted path to the value, or nil for the whole input (chapter 4).
  ///   - options: Options for this call; the last of each kind wins.
  /// - Returns: The model; nil only for nil input and failures of the whole call (ENT-9).
  public static func deserialize(
    from json: String?,
    designatedPath: String? = nil,
    options: [SmartDecodingOption]? = nil
  ) -> Self? {
    Entry.value(self, json.map(DecodeInput.text), designatedPath, DecodingSettings(options ?? []))
  }

  /// Decodes a model from UTF-8, UTF-16 or UTF-32 JSON text; returns nil as for text.
  public static func deserialize(
    from data: Data?,
    designatedPath: String? = nil,
    options: [SmartDecodingOption]? = nil
  ) -> Self? {
    Entry.value(self, data.map(DecodeInput.bytes), designatedPath, DecodingSettings(options ?? []))
  }

  /// Decodes a model from a dictionary of JSON-like values; returns nil as for text.
  public static func deserialize(
    from dict: [String: Any]?,
    designatedPath: String? = nil,
    options: [SmartDecodingOption]? = nil
  ) -> Self? {
    Entry.value(self, dict.map(DecodeInput.graph), designatedPath, DecodingSettings(options ?? []))
  }

  /// Decodes a model from JSON text with a set of options.
  @_disfavoredOverload
  public static func deserialize(
    from json: String?,
    designatedPath: String? = nil,
    options: Set<SmartDecodingOption>?
  ) -> Self? {
    Entry.value(self, json.map(DecodeInput.text), designatedPath, DecodingSettings(options ?? []))
  }

  /// Decodes a model from JSON data with a set of options.
  @_disfavoredOverload
  public static func deserialize(
    from data: Data?,
    designatedPath: String? = nil,
    options: Set<SmartDecodingOption>?
  ) -> Self? {
    Entry.value(self, data.map(DecodeInput.bytes), designatedPath, DecodingSettings(options ?? []))
  }

  /// Decodes a model from a dictionary with a set of options.
  @_disfavoredOverload
  public static func deserialize(
    from dict: [String: Any]?,
    designatedPath: String? = nil,
    options: Set<SmartDecodingOption>?
  ) -> Self? {
    Entry.value(self, dict.map(DecodeInput.graph), designatedPath, DecodingSettings(options ?? []))
  }

  /// Decodes a model from JSON text and reports every repair (chapter 21).
  ///
  /// - Throws: `DecodingError` for failures of the whole call: `dataCorrupted` for text that is
  ///   not JSON, `valueNotFound` for a path that leads nowhere, `typeMismatch` for a top level of
  ///   the wrong kind.
  public static func decode(
    from json: String,
    designatedPath: String? = nil,
    options: [SmartDecodingOption]? = nil
  ) throws(DecodingError) -> SmartDecodingReport<Self> {
    try Entry.report(self, .text(json), designatedPath, options)
  }

  /// Decodes a model from JSON data and reports every repair; throws as for text.
  public static func decode(
    from data: Data,
    designatedPath: String? = nil,
    options: [SmartDecodingOption]? = nil
  ) throws(DecodingError) -> SmartDecodingReport<Self> {
    try Entry.report(self, .bytes(data), designatedPath, options)
  }

  /// Decodes a model from a dictionary and reports every repair; throws as for text.
  public static func decode(
    from dict: [String: Any],
    designatedPath: String? = nil,
    options: [SmartDecodingOption]? = nil
  ) throws(DecodingError) -> SmartDecodingReport<Self> {
    try Entry.report(self, .graph(dict), designatedPath, options)
  }
}

extension Array where Element: SmartDecodable {
  /// Decodes models from an array of JSON-like values, dropping invalid elements (ENT-6).
  public static func deserialize(
    from array: [Any]?,
    designatedPath: String? = nil,
    options: [SmartDecodingOption]? = nil
  ) -> [Element]? {
    Entry.value(self, array.map(DecodeInput.graph), designatedPath, DecodingSettings(options ?? []))
  }

  /// Decodes models from an array with a set of options.
  @_disfavoredOverload
  public static func deserialize(
    from array: [Any]?,
    designatedPath: String? = nil,
    options: Set<SmartDecodingOption>?
  ) -> [Element]? {
    Entry.value(self, array.map(DecodeInput.graph), designatedPath, DecodingSettings(options ?? []))
  }

  /// Decodes models from an array and reports every repair; throws as for text.
  public static func decode(
    from array: [Any],
    designatedPath: String? = nil,
    options: [SmartDecodingOption]? = nil
  ) throws(DecodingError) -> SmartDecodingReport<[Element]> {
    try Entry.report(self, .graph(array), designatedPath, options)
  }
}

/// The code that the entry points share.
enum Entry {
  static func value<Value: Decodable>(
    _ type: Value.Type,
    _ input: consuming DecodeInput?,
    _ path: consuming String?,
    _ settings: consuming DecodingSettings
  ) -> Value? {
    guard let input else {
      DecodeCall.logNilInput(for: type, settings)
      return nil
    }
    return try? DecodeCall(input: input, designatedPath: path, settings: settings)
      .value(type)
  }

  static func report<Value: Decodable>(
    _ type: Value.Type,
    _ input: consuming DecodeInput,
    _ path: String?,
    _ options: [SmartDecodingOption]?
  ) throws(DecodingError) -> SmartDecodingReport<Value> {
    let call = DecodeCall(
      input: input,
      designatedPath: path,
      settings: DecodingSettings(options ?? [])
    )
    do {
      return try call.report(type)
    } catch let error as DecodingError {
      throw error
    } catch {
      throw .corrupted("init(from:) of \(type) threw an error", because: error)
    }
  }
}
