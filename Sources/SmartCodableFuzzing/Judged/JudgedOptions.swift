import ConformanceKit
import FuzzKit

/// The settings of the suite that an iteration may decode with, each with all values it has there.
///
/// Dates in text are left out: how much of it has to fit a form is up to the platform's formatters.
enum JudgedOptions {
  private static let choices: [(setting: Setting, values: [String])] = [
    (.keys, ["from-snake-case", "first-letter-lower", "first-letter-upper"]),
    (.number, ["strict", "truncate", "rounded"]),
    (.elements, ["drop-invalid", "fail-whole"]),
    (.date, ["deferred", "seconds", "milliseconds"]),
    (.data, ["base64"]),
    (.float, ["throw", "convert"]),
    (.null, ["ignore", "keep"]),
  ]

  /// The settings as a table; the first choice of each axis is the absence of the setting.
  static let space = OptionSpace(
    choices.map { setting, values in
      OptionSpace.Axis(setting.rawValue, [.init("auto")] + values.map { .init($0) })
    } + WritingOptions.axes
  )

  /// How the value is written under an options word.
  static func writing(in word: UInt64) -> WritingOptions {
    WritingOptions(choices: word == 0 ? [] : space.choices(in: word).dropFirst(choices.count))
  }

  /// The settings in an options word.
  static func settings(in word: UInt64) -> DecodingSettings {
    guard word != 0 else { return [:] }
    var settings: DecodingSettings = [:]
    for (choice, (setting, values)) in zip(space.choices(in: word), choices) where choice > 0 {
      settings[setting] = values[choice - 1]
    }
    return settings
  }
}
