import Foundation

extension PropertyListDecoder: DropInDecoder {}

extension FormattedSubject {
  /// Foundation's `PropertyListDecoder` in one of its formats.
  ///
  /// It claims strictness and the property lists of the suite, but not the types and strategies of
  /// `JSONDecoder`.
  ///
  /// - Parameter format: ``XMLPropertyList`` or ``BinaryPropertyList``.
  /// - Returns: The subject, named after decoder and format.
  public static func foundation(_ format: some SuiteFormat) -> FormattedSubject {
    let kind = format.name.split(separator: "-").last ?? ""
    let manifest = SubjectManifest(
      name: "Foundation.PropertyListDecoder-\(kind)",
      version: "toolchain",
      capabilities: [.strict, .propertyList, .shared]
    )
    let subject = DropInSubject(manifest) { settings in
      let decoder = PropertyListDecoder()
      for (setting, _) in settings where setting != .userInfo { throw UnsupportedSetting(setting) }
      decoder.userInfo = settings.userInfo
      return decoder
    }
    return FormattedSubject(subject, format: format)
  }
}
