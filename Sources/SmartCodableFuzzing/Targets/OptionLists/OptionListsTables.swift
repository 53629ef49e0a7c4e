import Foundation
import SmartCodable

extension OptionListsCall {
  /// All options for reading, each kind with different payloads.
  static let decodingTable: [Choice<SmartDecodingOption>] = [
    Choice(kind: "date", option: .date(.deferredToDate)),
    Choice(kind: "date", option: .date(.secondsSince1970)),
    Choice(kind: "date", option: .date(.millisecondsSince1970)),
    Choice(kind: "date", option: .date(.iso8601)),
    Choice(kind: "data", option: .data(.base64), isNothing: true),
    Choice(kind: "float", option: .float(.throw), isNothing: true),
    Choice(
      kind: "float",
      option: .float(
        .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      )
    ),
    Choice(
      kind: "float",
      option: .float(.convertFromString(positiveInfinity: "x", negativeInfinity: "inf", nan: "y"))
    ), Choice(kind: "key", option: .key(.useDefaultKeys), isNothing: true),
    Choice(kind: "key", option: .key(.fromSnakeCase)),
    Choice(kind: "key", option: .key(.firstLetterLower)),
    Choice(kind: "key", option: .key(.firstLetterUpper)),
    Choice(kind: "number", option: .number(.strict), isNothing: true),
    Choice(kind: "number", option: .number(.truncate)),
    Choice(kind: "number", option: .number(.rounded)),
    Choice(kind: "elements", option: .elements(.dropInvalid), isNothing: true),
    Choice(kind: "elements", option: .elements(.failWhole)),
    Choice(kind: "null", option: .ignoreNull(true), isNothing: true),
    Choice(kind: "null", option: .ignoreNull(false)),
    Choice(kind: "log", option: .logContext(header: "a", footer: "b"), isNothing: true),
    Choice(kind: "log", option: .logContext(header: "c", footer: "d"), isNothing: true),
    Choice(kind: "leniency", option: .leniency(.full), isNothing: true),
    Choice(kind: "leniency", option: .leniency(.none)),
    Choice(kind: "syntax", option: .syntax(.json), isNothing: true),
    Choice(kind: "syntax", option: .syntax(.json5)),
  ]

  /// All options for writing.
  static let encodingTable: [Choice<SmartEncodingOption>] = [
    Choice(kind: "date", option: .date(.secondsSince1970), isNothing: true),
    Choice(kind: "date", option: .date(.deferredToDate)),
    Choice(kind: "date", option: .date(.millisecondsSince1970)),
    Choice(kind: "date", option: .date(.iso8601)),
    Choice(kind: "data", option: .data(.base64), isNothing: true),
    Choice(kind: "float", option: .float(.throw), isNothing: true),
    Choice(
      kind: "float",
      option: .float(
        .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      )
    ), Choice(kind: "key", option: .key(.useDefaultKeys), isNothing: true),
    Choice(kind: "key", option: .key(.toSnakeCase)),
    Choice(kind: "key", option: .key(.firstLetterLower)),
    Choice(kind: "key", option: .key(.firstLetterUpper)),
  ]
}
