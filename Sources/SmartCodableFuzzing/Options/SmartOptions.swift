import Foundation
import FuzzKit
import SmartCodable

/// The options that an iteration may decode and encode with, drawn from all that SmartCodable has.
///
/// Every axis lists its choices in the order of ``space``; the first leaves the option out.
enum SmartOptions {
  /// The options as a table, with the laws that do not hold under each of them.
  static let space = makeSpace(failWholeVoids: [])

  /// The same for updating a model with the input it was decoded from: entries are merged one by one (UPD-6),
  /// so the good ones of a dictionary that failed as a whole are added.
  static let updateSpace = makeSpace(failWholeVoids: .agreement)

  private static func makeSpace(failWholeVoids: TargetLaws) -> OptionSpace {
    OptionSpace([
      OptionSpace.Axis(
        "date",
        [.init("auto")]
          // Dates are then read in only one form, and not every form writes what it can read.
          + ["deferred", "seconds", "milliseconds", "iso8601", "custom"]
          .map { OptionSpace.Choice($0, voids: [.roundTrip, .numberIsString, .exactNumbers]) }
      ),
      OptionSpace.Axis("data", [.init("auto"), .init("base64")]),
      OptionSpace.Axis(
        "float",
        // The reference does not support the strings for infinity and NaN.
        [
          .init("auto"), .init("throw"), .init("convert", voids: [.agreement, .reportsRepairs]),
        ]
      ),
      OptionSpace.Axis(
        "key",
        [.init("auto"), .init("default")]
          // One property may then be read from several keys (KEY-15, KEY-16).
          + ["from-snake", "lower-first", "upper-first"]
          .map { OptionSpace.Choice($0, voids: renaming) }
      ),
      OptionSpace.Axis(
        "number",
        // A fraction is then a converted integer, and a repair (NUM-3).
        [.init("auto"), .init("strict")]
          + ["truncate", "rounded"]
          .map { OptionSpace.Choice($0, voids: [.reportsRepairs, .exactNumbers]) }
      ),
      OptionSpace.Axis(
        "elements",
        // One null in a collection then changes the value of the whole property (COL-15).
        [
          .init("auto"), .init("drop"),
          .init(
            "fail",
            voids: failWholeVoids.union([.reportsRepairs, .nullIsMissing, .dropsBadElements])
          ),
        ]
      ),
      OptionSpace.Axis(
        "null",
        // A null is then a distinct value (ANY-5).
        [.init("auto"), .init("ignored"), .init("kept", voids: [.nullIsMissing, .roundTrip])]
      ),
    ])
  }

  private static let renaming: TargetLaws = [
    .agreement, .reportsRepairs, .locality, .keyOrder, .unknownKeys, .keepsUnmentioned, .roundTrip,
    .sameOrInitial, .exactNumbers, .twin,
  ]

  /// The decoding options for `word`.
  static func decoding(_ word: UInt64) -> [SmartDecodingOption] {
    guard word != 0 else { return [] }
    let choices = space.choices(in: word)
    let lists: [[SmartDecodingOption?]] = [
      [
        nil, .date(.deferredToDate), .date(.secondsSince1970), .date(.millisecondsSince1970),
        .date(.iso8601), .date(.custom(customDate)),
      ],
      [nil, .data(.base64)],
      [
        nil, .float(.throw),
        .float(.convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")),
      ],
      [
        nil, .key(.useDefaultKeys), .key(.fromSnakeCase), .key(.firstLetterLower),
        .key(.firstLetterUpper),
      ],
      [nil, .number(.strict), .number(.truncate), .number(.rounded)],
      [nil, .elements(.dropInvalid), .elements(.failWhole)],
      [nil, .ignoreNull(true), .ignoreNull(false)],
    ]
    return zip(lists, choices).compactMap { list, choice in list[choice] }
  }

  /// The encoding options for `word`, which match the decoding options.
  static func encoding(_ word: UInt64) -> [SmartEncodingOption] {
    guard word != 0 else { return [] }
    let choices = space.choices(in: word)
    let dates: [SmartEncodingOption?] = [
      nil, .date(.deferredToDate), .date(.secondsSince1970), .date(.millisecondsSince1970),
      .date(.iso8601), .date(.secondsSince1970),
    ]
    let text = SmartEncodingOption.float(
      .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    )
    return [dates[choices[0]], choices[2] == 2 ? text : nil].compactMap(\.self)
  }

  /// Reads seconds since 1970, as a custom strategy.
  @Sendable private static func customDate(_ decoder: any Decoder) throws -> Date {
    Date(timeIntervalSince1970: try decoder.singleValueContainer().decode(Double.self))
  }
}
