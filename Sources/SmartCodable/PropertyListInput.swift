public import Foundation

extension SmartDecodable {
  /// Decodes a model from a property list, XML or binary (ENT-22).
  ///
  /// - Returns: The model; nil for nil, data that is no property list, and the failures of the
  ///   whole call that JSON has too (ENT-9). Date and data leaves fill such properties as they are.
  public static func deserializePlist(
    from data: Data?,
    designatedPath: String? = nil,
    options: [SmartDecodingOption]? = nil
  ) -> Self? {
    Entry.value(PropertyListInput.read(data), designatedPath, DecodingSettings(options ?? []))
  }

  /// Decodes a model from a property list with a set of options.
  @_disfavoredOverload
  public static func deserializePlist(
    from data: Data?,
    designatedPath: String? = nil,
    options: Set<SmartDecodingOption>?
  ) -> Self? {
    Entry.value(PropertyListInput.read(data), designatedPath, DecodingSettings(options ?? []))
  }
}

/// Property lists become dictionary input.
enum PropertyListInput {
  static func read(_ data: Data?) -> DecodeInput? {
    guard let data else { return nil }
    guard let value = try? unsafe PropertyListSerialization.propertyList(from: data, format: nil)
    else {
      return nil
    }
    return .graph(value)
  }
}
