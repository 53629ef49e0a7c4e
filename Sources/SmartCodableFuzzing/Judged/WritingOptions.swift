import DecoderLaw
import Foundation
import FuzzKit
import SmartCodable

/// How an iteration encodes the decoded value: the settings of the judge and the options of SmartCodable.
struct WritingOptions {
  /// The axes of an options word, and how each choice changes the settings.
  static let axes: [OptionSpace.Axis] = [
    OptionSpace.Axis("write-keys", WritingSettings.Keys.allCases.map { .init($0.rawValue) }),
    OptionSpace.Axis("write-mapped", [.init("off"), .init("on")]),
    OptionSpace.Axis("write-date", WritingSettings.Dates.allCases.map { .init($0.rawValue) }),
    OptionSpace.Axis("write-float", [.init("throw"), .init("convert")]),
  ]

  /// The settings of the judge.
  let settings: WritingSettings

  /// Creates options from the choice of each axis, in order; a missing choice means the first.
  init(choices: ArraySlice<Int>) {
    let choices = Array(choices)
    func choice(_ axis: Int) -> Int { axis < choices.count ? choices[axis] : 0 }
    var settings = WritingSettings()
    settings.keys = WritingSettings.Keys.allCases[choice(0)]
    settings.usesMappedKeys = choice(1) == 1
    settings.dates = WritingSettings.Dates.allCases[choice(2)]
    settings.namesNonFinite = choice(3) == 1
    self.settings = settings
  }

  /// The options of SmartCodable; empty for defaults.
  var options: [SmartEncodingOption] {
    var options: [SmartEncodingOption] = []
    switch settings.keys {
    case .asDeclared: break
    case .snakeCase: options.append(.key(.toSnakeCase))
    case .firstLetterLower: options.append(.key(.firstLetterLower))
    case .firstLetterUpper: options.append(.key(.firstLetterUpper))
    }
    switch settings.dates {
    case .seconds: break
    case .milliseconds: options.append(.date(.millisecondsSince1970))
    case .sinceReferenceDate: options.append(.date(.deferredToDate))
    case .iso8601: options.append(.date(.iso8601))
    }
    if settings.namesNonFinite {
      let names = JSONEncoder.NonConformingFloatEncodingStrategy.convertToString(
        positiveInfinity: "INF",
        negativeInfinity: "-INF",
        nan: "NAN"
      )
      options.append(.float(names))
    }
    return options
  }
}
