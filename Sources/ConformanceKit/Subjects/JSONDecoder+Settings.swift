package import Foundation

extension JSONDecoder {
  /// Applies a setting of a case; throws for one that `JSONDecoder` does not have.
  func turn(_ setting: Setting, to value: String) throws(UnsupportedSetting) {
    switch (setting, value) {
    case (.keys, "from-snake-case"): keyDecodingStrategy = .convertFromSnakeCase
    case (.date, "deferred"): dateDecodingStrategy = .deferredToDate
    case (.date, "seconds"): dateDecodingStrategy = .secondsSince1970
    case (.date, "milliseconds"): dateDecodingStrategy = .millisecondsSince1970
    case (.date, "iso8601"): dateDecodingStrategy = .iso8601
    case (.date, _) where value.hasPrefix("format:"):
      dateDecodingStrategy = .formatted(.fixed(String(value.dropFirst("format:".count))))
    case (.data, "base64"): dataDecodingStrategy = .base64
    case (.float, "throw"): nonConformingFloatDecodingStrategy = .throw
    case (.float, "convert"):
      nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "INF",
        negativeInfinity: "-INF",
        nan: "NAN"
      )
    case (.number, "strict"), (.null, "ignore"): break
    case (.syntax, "json5"): allowsJSON5 = true
    case (.syntax, "dictionary"): assumesTopLevelDictionary = true
    case (.userInfo, _): userInfo = [.userInfo: value].userInfo
    default: throw UnsupportedSetting(setting)
    }
  }
}

extension DateFormatter {
  /// A formatter that reads a pattern in UTC, whatever the machine's settings.
  package static func fixed(_ pattern: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = pattern
    return formatter
  }
}
