import ConformanceKit
import Foundation
import SmartCodable

/// The settings of a case as options of SmartCodable.
enum SmartSettings {
  /// The options for the settings of a case, in the order of the settings' names: one for each, or for each value
  /// of one such as `truncate then rounded`.
  ///
  /// The path, `userInfo` and settings for other calls give none; one that SmartCodable does not have, or whose
  /// value it does not know, is refused.
  static func options(
    for settings: DecodingSettings
  ) throws(UnsupportedSetting) -> [SmartDecodingOption] {
    var options: [SmartDecodingOption] = []
    let isProperty = settings[.entry] == "inherited"
    for (setting, values) in settings.sorted(by: { $0.key < $1.key })
    where !others.contains(setting) && !(isProperty && setting == .syntax) {
      for value in values.components(separatedBy: " then ") {
        guard let option = option(for: setting, value) else { throw UnsupportedSetting(setting) }
        options.append(option)
      }
    }
    return options
  }

  /// The settings that are no options.
  private static let others: Set<Setting> = [.path, .userInfo, .entry, .update, .written, .report]

  /// The options for writing that go with the settings of a case.
  static func encodingOptions(for settings: DecodingSettings) -> [SmartEncodingOption] {
    var options: [SmartEncodingOption] = []
    switch settings[.keys] {
    case "from-snake-case": options.append(.key(.toSnakeCase))
    case "first-letter-lower": options.append(.key(.firstLetterLower))
    case "first-letter-upper": options.append(.key(.firstLetterUpper))
    default: break
    }
    switch settings[.date] {
    case "deferred": options.append(.date(.deferredToDate))
    case "milliseconds": options.append(.date(.millisecondsSince1970))
    case "iso8601": options.append(.date(.iso8601))
    default: break
    }
    if settings[.float] == "convert" {
      options.append(
        .float(.convertToString(positiveInfinity: "INF", negativeInfinity: "-INF", nan: "NAN"))
      )
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
    case (.leniency, "full"): .leniency(.full)
    case (.leniency, "none"): .leniency(.none)
    case (.syntax, "json"): .syntax(.json)
    case (.syntax, "json5"): .syntax(.json5)
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
      value.hasPrefix("format:") ? .formatted(DateFormatter.fixed(String(value.dropFirst(7)))) : nil
    }
  }
}
