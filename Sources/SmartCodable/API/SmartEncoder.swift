// The entry points of encoding: each makes an `EncodeCall` and selects the form of its result.

extension SmartEncodable {
  /// Encodes the model as a dictionary of JSON-like values.
  ///
  ///     User(name: "n", age: 3).toDictionary()   // ["name": "n", "age": 3]
  ///
  /// - Parameters:
  ///   - useMappedKeys: Whether to write the first candidate key of `mappingForKey()` instead of
  ///     the coding key, in nested models too (ENC-7, ENC-8); false by default.
  ///   - options: Options for this call; the last of each kind wins.
  /// - Returns: A valid JSON object (ENC-2), with numbers as `NSNumber`; nil if a value cannot be
  ///   written (ENC-1) or the model does not write an object.
  public func toDictionary(
    useMappedKeys: Bool = false,
    options: [SmartEncodingOption]? = nil
  ) -> [String: Any]? {
    EncodeEntry.graph(self, useMappedKeys, options) as? [String: Any]
  }

  /// Encodes the model as a dictionary with a set of options.
  @_disfavoredOverload
  public func toDictionary(
    useMappedKeys: Bool = false,
    options: Set<SmartEncodingOption>?
  ) -> [String: Any]? {
    EncodeEntry.graph(self, useMappedKeys, options) as? [String: Any]
  }

  /// Encodes the model as JSON text, its keys in the order in which they are encoded (ENC-4).
  ///
  /// - Parameters:
  ///   - useMappedKeys: As in `toDictionary`; false by default.
  ///   - options: Options for this call; the last of each kind wins.
  ///   - prettyPrint: Whether to spread the text over lines, indented by two spaces (ENC-6); false
  ///     by default.
  /// - Returns: The text; nil if a value cannot be written (ENC-1).
  public func toJSONString(
    useMappedKeys: Bool = false,
    options: [SmartEncodingOption]? = nil,
    prettyPrint: Bool = false
  ) -> String? {
    EncodeEntry.text(self, useMappedKeys, options, prettyPrint)
  }

  /// Encodes the model as JSON text with a set of options.
  @_disfavoredOverload
  public func toJSONString(
    useMappedKeys: Bool = false,
    options: Set<SmartEncodingOption>?,
    prettyPrint: Bool = false
  ) -> String? {
    EncodeEntry.text(self, useMappedKeys, options, prettyPrint)
  }
}

extension Array where Element: SmartEncodable {
  /// Encodes the models as an array of JSON-like values; parameters and nil as in `toDictionary`.
  public func toArray(
    useMappedKeys: Bool = false,
    options: [SmartEncodingOption]? = nil
  ) -> [Any]? {
    EncodeEntry.graph(self, useMappedKeys, options) as? [Any]
  }

  /// Encodes the models as an array with a set of options.
  @_disfavoredOverload
  public func toArray(
    useMappedKeys: Bool = false,
    options: Set<SmartEncodingOption>?
  ) -> [Any]? {
    EncodeEntry.graph(self, useMappedKeys, options) as? [Any]
  }

  /// Encodes the models as JSON text; parameters and nil as for a single model.
  public func toJSONString(
    useMappedKeys: Bool = false,
    options: [SmartEncodingOption]? = nil,
    prettyPrint: Bool = false
  ) -> String? {
    EncodeEntry.text(self, useMappedKeys, options, prettyPrint)
  }

  /// Encodes the models as JSON text with a set of options.
  @_disfavoredOverload
  public func toJSONString(
    useMappedKeys: Bool = false,
    options: Set<SmartEncodingOption>?,
    prettyPrint: Bool = false
  ) -> String? {
    EncodeEntry.text(self, useMappedKeys, options, prettyPrint)
  }
}

/// The code that the entry points share.
package enum EncodeEntry {
  package static func text<Value: Encodable>(
    _ value: Value,
    _ useMappedKeys: Bool,
    _ options: (some Sequence<SmartEncodingOption>)?,
    _ isPretty: Bool
  ) -> String? {
    let layout = JSONLayout(isPretty: isPretty)
    return try? call(useMappedKeys, options)
      .run(value, layout.form) { state, root in
        JSONWriter.text(of: root, in: state, layout: layout)
      }
  }

  package static func graph<Value: Encodable>(
    _ value: Value,
    _ useMappedKeys: Bool,
    _ options: (some Sequence<SmartEncodingOption>)?
  ) -> Any? {
    try? call(useMappedKeys, options)
      .run(value, .graph) { state, root -> Any in GraphWriter(state: state).value(of: root) }
  }

  private static func call(
    _ useMappedKeys: Bool,
    _ options: (some Sequence<SmartEncodingOption>)?
  ) -> EncodeCall {
    var settings = EncodingSettings(useMappedKeys: useMappedKeys)
    if let options { settings.apply(options) }
    return EncodeCall(settings: settings)
  }
}
