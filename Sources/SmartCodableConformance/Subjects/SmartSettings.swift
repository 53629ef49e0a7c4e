import ConformanceKit
import Foundation
import SmartCodable

/// The settings of a case as options of SmartCodable.
enum SmartSettings {
  /// The options for the settings of a case, in the order of the settings' names.
  ///
  /// - Parameter settings: The settings of the case; ``ConformanceKit/Setting/path`` and
  ///   ``ConformanceKit/Setting/userInfo`` give no option.
  /// - Returns: One option for each other setting.
  /// - Throws: An `UnsupportedSetting` for a setting that SmartCodable does not have, or whose value it does
  ///   not know.
  static func options(
    for settings: DecodingSettings
  ) throws(UnsupportedSetting) -> [SmartDecodingOption] {
    var options: [SmartDecodingOption] = []
    for (setting, value) in settings.sorted(by: { $0.key < $1.key })
    where setting != .path && setting != .userInfo {
      guard let option = option(for: setting, value) else { throw UnsupportedSetting(setting) }
      options.append(option)
    }
    return options
  }

  /// The path of the value to decode in the input, or nil for the whole input.
  static func designatedPath(in settings: DecodingSettings) -> String? {
    settings[.path]
  }

  private static func option(for setting: Setting, _ value: String) -> SmartDecodingOption? {
    switch (setting, value) {
    case (.keys, "from-snake-case"): .key(.fromSnakeCase)
    case (.keys, "first-letter-lower"): .key(.firstLetterLower)
    case (.keys, "first-letter-upper"): .key(.firstLetterUpper)
    case (.number, "strict"): .number(.strict)
    case (.number, "truncate"): .number(.truncate)
    case (.number, "rounded"): .number(.rounded)
    case (.elements, "drop-invalid"): .elements(.dropInvalid)
    case (.elements, "fail-whole"): .elements(.failWhole)
    case (.date, _): dateStrategy(value).map { .date($0) }
    case (.data, "base64"): .data(.base64)
    case (.float, "throw"): .float(.throw)
    case (.float, "convert"):
      .float(.convertFromString(positiveInfinity: "INF", negativeInfinity: "-INF", nan: "NAN"))
    case (.null, "ignore"): .ignoreNull(true)
    case (.null, "keep"): .ignoreNull(false)
    default: nil
    }
  }

  private static func dateStrategy(_ value: String) -> JSONDecoder.DateDecodingStrategy? {
    switch value {
    case "deferred": .deferredToDate
    case "seconds": .secondsSince1970
    case "milliseconds": .millisecondsSince1970
    case "iso8601": .iso8601
    default:
      value.hasPrefix("format:") ? .formatted(formatter(String(value.dropFirst(7)))) : nil
    }
  }

  /// A formatter that reads a pattern in UTC, whatever the machine's settings.
  private static func formatter(_ pattern: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = pattern
    return formatter
  }
}
