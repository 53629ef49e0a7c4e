/// A switch of the decoder that a case turns, named the same for every decoder.
///
/// A case without a setting leaves the decoder in its default configuration. A subject that does not
/// know a setting, or not its value, answers ``SubjectResponse/unsupported(_:)``.
public struct Setting: KitName {
  /// The name in lower-case kebab.
  public let rawValue: String

  /// Creates a setting from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Where in the input the value to decode stands: keys and indexes joined by dots.
  public static let path: Setting = "path"
  /// How keys of the input become keys of models: `from-snake-case`, `first-letter-lower` or
  /// `first-letter-upper`.
  public static let keys: Setting = "keys"
  /// What a fraction gives for an integer: `strict` (the default), `truncate` or `rounded`.
  public static let number: Setting = "number"
  /// What an invalid element does: `drop-invalid` (the default) or `fail-whole`.
  public static let elements: Setting = "elements"
  /// How a date is written: `deferred` (seconds since 2001), `seconds`, `milliseconds`, `iso8601` or
  /// `format:` followed by a Unicode date pattern, which is read in UTC.
  public static let date: Setting = "date"
  /// How Data is written: `base64`, the only one.
  public static let data: Setting = "data"
  /// What stands for numbers that are not finite: `throw` (nothing, the default) or `convert`, by
  /// which the strings `INF`, `-INF` and `NAN` are those numbers.
  public static let float: Setting = "float"
  /// Whether an untyped value keeps null: `ignore` (the default) or `keep`.
  public static let null: Setting = "null"
  /// A text that stands in the decoder's `userInfo` under `CodingUserInfoKey.conformanceTag`.
  public static let userInfo: Setting = "user-info"
}

/// The switches that a case turns, with the name of what each is turned to.
public typealias DecodingSettings = [Setting: String]

extension DecodingSettings {
  /// What a case puts into the decoder's `userInfo`; nothing for most.
  ///
  /// An adapter whose decoder has a `userInfo` sets it to this.
  public var userInfo: [CodingUserInfoKey: any Sendable] {
    guard let text = self[.userInfo], let key = CodingUserInfoKey.conformanceTag else { return [:] }
    return [key: text]
  }
}

extension CodingUserInfoKey {
  /// The key of the text that ``Setting/userInfo`` names.
  public static let conformanceTag = CodingUserInfoKey(rawValue: "conformance-tag")
}
