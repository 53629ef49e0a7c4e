import ConformanceKit
import FuzzKit

/// The suite's settings that an iteration may decode with, each with all its values.
///
/// Textual dates are left out: the platform's formatters decide how strictly they parse.
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

  /// The settings as a table; the first choice of each axis leaves the setting out.
  static let space = OptionSpace(
    choices.map { setting, values in
      OptionSpace.Axis(setting.rawValue, [.init("auto")] + values.map { .init($0) })
    } + WritingOptions.axes
  )

  /// The writing options for an options word.
  static func writing(in word: UInt64) -> WritingOptions {
    WritingOptions(choices: word == 0 ? [] : space.choices(in: word).dropFirst(choices.count))
  }

  /// The decoding settings for an options word.
  static func settings(in word: UInt64) -> DecodingSettings {
    guard word != 0 else { return [:] }
    var settings: DecodingSettings = [:]
    for (choice, (setting, values)) in zip(space.choices(in: word), choices) where choice > 0 {
      settings[setting] = values[choice - 1]
    }
    return settings
  }
}
