import Foundation
import FuzzKit
import SmartCodable

/// The options that an iteration may decode and encode with, drawn from all that SmartCodable has.
enum SmartOptions {
  /// An option, with the laws that do not hold under it; options of one kind exclude each other.
  typealias Choice = (kind: String, name: String, option: SmartDecodingOption, voids: TargetLaws)

  static let table: [Choice] = [
    ("date", "deferred", .date(.deferredToDate), form),
    ("date", "seconds", .date(.secondsSince1970), form),
    ("date", "milliseconds", .date(.millisecondsSince1970), form),
    ("date", "iso8601", .date(.iso8601), form),
    ("date", "custom", .date(.custom(customDate)), form),
    ("data", "base64", .data(.base64), []),
    ("float", "throw", .float(.throw), []),
    // The reference does not support the strings for infinity and NaN.
    ("float", "convert", .float(names), [.agreement, .reportsRepairs]),
    ("key", "default", .key(.useDefaultKeys), []),
    ("key", "from-snake", .key(.fromSnakeCase), renaming),
    ("key", "lower-first", .key(.firstLetterLower), renaming),
    ("key", "upper-first", .key(.firstLetterUpper), renaming),
    ("number", "strict", .number(.strict), []),
    // A fraction is then a converted integer, and a repair (NUM-3).
    ("number", "truncate", .number(.truncate), [.reportsRepairs, .exactNumbers]),
    ("number", "rounded", .number(.rounded), [.reportsRepairs, .exactNumbers]),
    ("elements", "drop", .elements(.dropInvalid), []),
    // One null in a collection then changes the value of the whole property (COL-15).
    (
      "elements", "fail", .elements(.failWhole),
      [.reportsRepairs, .nullIsMissing, .dropsBadElements]
    ),
    ("null", "ignored", .ignoreNull(true), []),
    // A null is then a distinct value (ANY-5).
    ("null", "kept", .ignoreNull(false), [.nullIsMissing, .roundTrip]),
  ]

  private static let kinds = ["date", "data", "float", "key", "number", "elements", "null"]
    .map { kind in (kind, choices: table.filter { $0.kind == kind }) }

  /// The options as axes; the first choice of each leaves the option out.
  static let space = OptionSpace(
    kinds.map { kind, choices in
      .init(kind, [.init("auto")] + choices.map { .init($0.name, voids: $0.voids) })
    }
  )

  /// The names of numbers that are not finite, read and written.
  static let names = JSONDecoder.NonConformingFloatDecodingStrategy.convertFromString(
    positiveInfinity: "inf",
    negativeInfinity: "-inf",
    nan: "nan"
  )
  static let writtenNames = JSONEncoder.NonConformingFloatEncodingStrategy.convertToString(
    positiveInfinity: "inf",
    negativeInfinity: "-inf",
    nan: "nan"
  )

  /// Dates are then read in only one form, and not every form writes what it can read.
  private static let form: TargetLaws = [.roundTrip, .numberIsString, .exactNumbers]

  /// One property may then be read from several keys (KEY-15, KEY-16).
  private static let renaming: TargetLaws = [
    .agreement, .reportsRepairs, .locality, .keyOrder, .unknownKeys, .keepsUnmentioned, .roundTrip,
    .sameOrInitial, .exactNumbers, .twin,
  ]

  /// The decoding options for `word`.
  static func decoding(_ word: UInt64) -> [SmartDecodingOption] {
    guard word != 0 else { return [] }
    return zip(kinds, space.choices(in: word))
      .compactMap { kind, choice in choice == 0 ? nil : kind.choices[choice - 1].option }
  }

  /// The encoding options for `word`, which match the decoding options.
  static func encoding(_ word: UInt64) -> [SmartEncodingOption] {
    guard word != 0 else { return [] }
    let choices = space.choices(in: word)
    let dates: [SmartEncodingOption?] = [
      nil, .date(.deferredToDate), .date(.secondsSince1970), .date(.millisecondsSince1970),
      .date(.iso8601), .date(.secondsSince1970),
    ]
    return [dates[choices[0]], choices[2] == 2 ? .float(writtenNames) : nil].compactMap(\.self)
  }

  /// Reads seconds since 1970, as a custom strategy.
  @Sendable private static func customDate(_ decoder: any Decoder) throws -> Date {
    Date(timeIntervalSince1970: try decoder.singleValueContainer().decode(Double.self))
  }
}
