public import Foundation

extension SmartDecodable {
  /// Decodes a model from a property list: XML, binary or OpenStep (ENT-22).
  ///
  /// - Returns: The model; nil for nil, data that is no property list, and the failures of the
  ///   whole call that JSON has too (ENT-9). Date and data leaves fill such properties as they are.
  public static func deserializePlist(
    from data: Data?,
    designatedPath: String? = nil,
    options: [SmartDecodingOption]? = nil
  ) -> Self? {
    Entry.value(data.map(DecodeInput.list), designatedPath, DecodingSettings(options ?? []))
  }

  /// Decodes a model from a property list with a set of options.
  @_disfavoredOverload
  public static func deserializePlist(
    from data: Data?,
    designatedPath: String? = nil,
    options: Set<SmartDecodingOption>?
  ) -> Self? {
    Entry.value(data.map(DecodeInput.list), designatedPath, DecodingSettings(options ?? []))
  }
}
