import Foundation
import FuzzKit
import SmartCodable

extension FuzzTargets {
  /// Models under each option, and under several at once.
  static let options: [any FuzzTarget] = [
    SmartDecoderTarget(
      "options/truncate",
      Numbers.self,
      laws: Numbers.laws.subtracting(.reportsRepairs),
      options: [.number(.truncate)],
      seedInputs: Numbers.seedInputs
    ),
    SmartDecoderTarget(
      "options/rounded",
      Enums.self,
      laws: .ordinary.subtracting([.reportsRepairs]),
      options: [.number(.rounded)],
      seedInputs: Enums.seedInputs
    ),
    SmartDecoderTarget(
      "options/fail-whole",
      Nested.self,
      laws: .ordinary.subtracting([.reportsRepairs, .nullIsMissing]),
      options: [.elements(.failWhole)],
      seedInputs: Nested.seedInputs
    ),
    SmartDecoderTarget(
      "options/fail-whole/compact",
      Compact.self,
      laws: Compact.laws,
      options: [.elements(.failWhole)],
      seedInputs: Compact.seedInputs
    ),
    SmartDecoderTarget(
      "options/snake-case",
      SnakeCase.self,
      laws: SnakeCase.laws.union(.roundTrip),
      options: [.key(.fromSnakeCase)],
      writingOptions: [.key(.toSnakeCase)],
      seedInputs: SnakeCase.seedInputs
    ),
    SmartDecoderTarget(
      "options/first-letter",
      SnakeCase.self,
      laws: SnakeCase.laws.union(.roundTrip),
      options: [.key(.firstLetterLower)],
      writingOptions: [.key(.firstLetterUpper)],
      seedInputs: SnakeCase.seedInputs
    ),
    SmartDecoderTarget(
      "options/dates",
      Values.self,
      laws: .universal.union([.locality, .unknownKeys, .keepsUnmentioned]),
      options: [.date(.iso8601)],
      writingOptions: [.date(.iso8601)],
      seedInputs: Values.seedInputs
    ),
    SmartDecoderTarget(
      "options/milliseconds",
      Values.self,
      laws: .universal.union([.locality, .unknownKeys, .keepsUnmentioned]),
      options: [.date(.millisecondsSince1970)],
      writingOptions: [.date(.millisecondsSince1970)],
      seedInputs: Values.seedInputs
    ),
    SmartDecoderTarget(
      "options/floats",
      WideNumbers.self,
      laws: WideNumbers.laws,
      options: [
        .float(
          .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        )
      ],
      writingOptions: [
        .float(.convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan"))
      ],
      seedInputs: WideNumbers.seedInputs + [#"{"graphics":"inf","exact":"nan","signed":"-inf"}"#]
    ),
    SmartDecoderTarget(
      "options/null",
      AnyValues.self,
      laws: AnyValues.laws.subtracting(.roundTrip),
      options: [.ignoreNull(false)],
      seedInputs: AnyValues.seedInputs
    ),
    SmartDecoderTarget(
      "options/several",
      Page.self,
      laws: .universal,
      options: [
        .number(.strict), .number(.rounded), .elements(.failWhole), .key(.fromSnakeCase),
        .ignoreNull(false), .date(.secondsSince1970), .data(.base64), .float(.throw),
        .logContext(header: "h", footer: "f"),
      ],
      seedInputs: Page.seedInputs
    ),
  ]
}
