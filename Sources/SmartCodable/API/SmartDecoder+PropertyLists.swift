public import Foundation

extension SmartDecodable {
  /// Decodes a model from a property list: XML, binary or OpenStep (ENT-22).
  ///
  /// - Returns: The model; nil for nil input, data that is not a property list, and whole-call
  ///   failures as for JSON (ENT-9). Date and data leaves are assigned to such properties as is.
  public static func deserializePlist(
    from data: Data?,
    designatedPath: String? = nil,
    options: [SmartDecodingOption]? = nil
  ) -> Self? {
    Entry.value(self, data.map(DecodeInput.list), designatedPath, DecodingSettings(options ?? []))
  }

  /// Decodes a model from a property list with a set of options.
  @_disfavoredOverload
  public static func deserializePlist(
    from data: Data?,
    designatedPath: String? = nil,
    options: Set<SmartDecodingOption>?
  ) -> Self? {
    Entry.value(self, data.map(DecodeInput.list), designatedPath, DecodingSettings(options ?? []))
  }
}
