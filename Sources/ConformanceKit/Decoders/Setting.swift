/// A switch of the decoder that a case sets; its name is the same for every decoder.
///
/// A case without settings uses the decoder's default configuration. A subject that does not know a setting,
/// or not its value, answers ``SubjectResponse/unsupported(_:)``.
public struct Setting: KitName {
  /// The name in lower-case kebab.
  public let rawValue: String

  /// Creates a setting from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The path of the value to decode in the input: keys and indexes joined by dots.
  public static let path: Setting = "path"
  /// How keys of the input are converted to keys of models: `from-snake-case`, `first-letter-lower` or
  /// `first-letter-upper`.
  public static let keys: Setting = "keys"
  /// How a fraction is read as an integer: `strict` (the default), `truncate` or `rounded`.
  public static let number: Setting = "number"
  /// How an invalid element is handled: `drop-invalid` (the default) or `fail-whole`.
  public static let elements: Setting = "elements"
  /// How a date is written: `deferred` (seconds since 2001), `seconds`, `milliseconds`, `iso8601` or
  /// `format:` followed by a Unicode date pattern, which is read in UTC.
  public static let date: Setting = "date"
  /// How Data is written: `base64`, the only one.
  public static let data: Setting = "data"
  /// How numbers that are not finite are represented: `throw` (not at all, the default) or `convert`, which
  /// reads the strings `INF`, `-INF` and `NAN` as these numbers.
  public static let float: Setting = "float"
  /// Whether an untyped value keeps null: `ignore` (the default) or `keep`.
  public static let null: Setting = "null"
  /// A text in the decoder's `userInfo`, under `CodingUserInfoKey.conformanceTag`.
  public static let userInfo: Setting = "user-info"
  /// Whether a lenient decoder is lenient: `full` (the default) or `none`.
  public static let leniency: Setting = "leniency"
  /// The texts that are read: `json` (the default) or `json5`; `dictionary` supplies missing outer braces.
  public static let syntax: Setting = "syntax"

  /// How the document is written where its format has several ways: one of ``SuiteFormat/spellings``.
  ///
  /// ``FormattedSubject`` sees to it; no decoder does.
  public static let spelling: Setting = "spelling"

  // MARK: Calls of a dialect

  /// The entry point of a library that gets the input; each dialect names its own.
  public static let entry: Setting = "entry"
  /// A document with which the decoded value is updated; the answer is the value after that.
  public static let update: Setting = "update"
  /// How the value is written again; the answer is the text, for `again` the value that is read from it.
  public static let written: Setting = "written"
  /// What the places of repairs say: `path` (the default), `text`, the place in the input, or `words`.
  public static let report: Setting = "report"
}

/// The settings of a case, each with the name of its value.
public typealias DecodingSettings = [Setting: String]

extension DecodingSettings {
  /// What a case adds to the decoder's `userInfo`; empty for most.
  ///
  /// An adapter whose decoder has a `userInfo` sets it to this.
  public var userInfo: [CodingUserInfoKey: any Sendable] {
    guard let text = self[.userInfo], let key = CodingUserInfoKey.conformanceTag else { return [:] }
    return [key: text]
  }
}

extension CodingUserInfoKey {
  /// The key of the text set by ``Setting/userInfo``.
  public static let conformanceTag = CodingUserInfoKey(rawValue: "conformance-tag")
}
