import Foundation
import SmartCodable

extension OptionListsCall {
  /// The options of a kind, those behind them being the same as none.
  private static func kind<Option: Sendable>(
    _ kind: String,
    _ options: [Option] = [],
    nothing: [Option] = []
  ) -> [Choice<Option>] {
    options.map { Choice(kind: kind, option: $0) }
      + nothing.map { Choice(kind: kind, option: $0, isNothing: true) }
  }

  private static func floats(_ infinity: String, _ negative: String, _ nan: String)
    -> SmartDecodingOption
  {
    .float(.convertFromString(positiveInfinity: infinity, negativeInfinity: negative, nan: nan))
  }

  /// All options for reading, each kind with different payloads.
  static let decodingTable: [Choice<SmartDecodingOption>] = [
    kind(
      "date",
      [
        .date(.deferredToDate), .date(.secondsSince1970), .date(.millisecondsSince1970),
        .date(.iso8601),
      ]
    ), kind("data", nothing: [.data(.base64)]),
    kind(
      "float",
      [floats("inf", "-inf", "nan"), floats("x", "inf", "y")],
      nothing: [.float(.throw)]
    ),
    kind(
      "key",
      [.key(.fromSnakeCase), .key(.firstLetterLower), .key(.firstLetterUpper)],
      nothing: [.key(.useDefaultKeys)]
    ), kind("number", [.number(.truncate), .number(.rounded)], nothing: [.number(.strict)]),
    kind("elements", [.elements(.failWhole)], nothing: [.elements(.dropInvalid)]),
    kind("null", [.ignoreNull(false)], nothing: [.ignoreNull(true)]),
    kind("log", nothing: ["a", "c"].map { .logContext(header: $0, footer: "b") }),
    kind("leniency", [.leniency(.none)], nothing: [.leniency(.full)]),
    kind("syntax", [.syntax(.json5)], nothing: [.syntax(.json)]),
  ]
  .flatMap(\.self)

  /// All options for writing.
  static let encodingTable: [Choice<SmartEncodingOption>] = [
    kind(
      "date",
      [.date(.deferredToDate), .date(.millisecondsSince1970), .date(.iso8601)],
      nothing: [.date(.secondsSince1970)]
    ), kind("data", nothing: [.data(.base64)]),
    kind(
      "float",
      [.float(.convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan"))],
      nothing: [.float(.throw)]
    ),
    kind(
      "key",
      [.key(.toSnakeCase), .key(.firstLetterLower), .key(.firstLetterUpper)],
      nothing: [.key(.useDefaultKeys)]
    ),
  ]
  .flatMap(\.self)
}
