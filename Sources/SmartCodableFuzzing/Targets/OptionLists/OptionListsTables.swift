import Foundation
import SmartCodable

extension OptionListsCall {
  /// All options for reading: those that an iteration may decode with, and others.
  static let decodingTable: [OptionListsSide<SmartDecodingOption, SmartJSONDecoder>.Choice] =
    SmartOptions.table.map {
      .init(kind: $0.kind, option: $0.option, isNothing: nothing.contains($0.name))
    }
    + ["a", "c"]
    .map { .init(kind: "log", option: .logContext(header: $0, footer: "b"), isNothing: true) }
    + [
      .init(kind: "float", option: .float(other)),
      .init(kind: "leniency", option: .leniency(.none)),
      .init(kind: "leniency", option: .leniency(.full), isNothing: true),
      .init(kind: "syntax", option: .syntax(.json5)),
      .init(kind: "syntax", option: .syntax(.json), isNothing: true),
    ]

  /// The names of options that are the same as none.
  private static let nothing: Set = ["base64", "throw", "default", "strict", "drop", "ignored"]

  private static let other = JSONDecoder.NonConformingFloatDecodingStrategy.convertFromString(
    positiveInfinity: "x",
    negativeInfinity: "inf",
    nan: "y"
  )

  /// All options for writing.
  static let encodingTable: [OptionListsSide<SmartEncodingOption, SmartJSONEncoder>.Choice] = [
    .init(kind: "date", option: .date(.deferredToDate)),
    .init(kind: "date", option: .date(.millisecondsSince1970)),
    .init(kind: "date", option: .date(.iso8601)),
    .init(kind: "date", option: .date(.secondsSince1970), isNothing: true),
    .init(kind: "data", option: .data(.base64), isNothing: true),
    .init(kind: "float", option: .float(SmartOptions.writtenNames)),
    .init(kind: "float", option: .float(.throw), isNothing: true),
    .init(kind: "key", option: .key(.toSnakeCase)),
    .init(kind: "key", option: .key(.firstLetterLower)),
    .init(kind: "key", option: .key(.firstLetterUpper)),
    .init(kind: "key", option: .key(.useDefaultKeys), isNothing: true),
  ]
}
