// A table of data: exempt from the limits on size.

extension StandardModels {
  /// Dates, bytes, URLs, decimals, sets, maps, untyped and compact values.
  static let valueKinds: [ModelSchema] = dates + bytes + numbers + sets + untyped + verbatim

  private static let dates: [ModelSchema] = [
    ModelSchema(
      "event",
      [
        .field("when", .date, default: #""2020-02-02T02:02:02Z""#),
        .field("maybe", .optional(.date)),
        .field("note", .string, default: #""none""#),
      ]
    ),
    ModelSchema(
      "calendar",
      [
        .field(
          "event",
          .model("event"),
          default: #"{"when":"2021-03-03T03:03:03Z","maybe":null,"note":"preset"}"#
        ),
        .field("list", .array(.date), default: #"["2022-04-04T04:04:04Z"]"#),
        .field("table", .dictionary(.date), default: "{}"),
      ]
    ),
    ModelSchema(
      "stamped",
      [
        .field("seen", .optional(.date), traits: [.automaticDate]),
        .field(
          "kept",
          .optional(.date),
          default: #""2020-02-02T02:02:02Z""#,
          traits: [.automaticDate]
        ),
        .field("plain", .optional(.date)),
      ]
    ),
  ]

  private static let bytes: [ModelSchema] = [
    ModelSchema(
      "parcel",
      [
        .field("bytes", .data, default: #""3q2+7w==""#),
        .field("maybe", .optional(.data)),
        .field("note", .string, default: #""none""#),
      ]
    ),
    ModelSchema(
      "link",
      [
        .field("url", .url, default: #""https://example.org/""#),
        .field("maybe", .optional(.url)),
        .field("note", .string, default: #""none""#),
      ]
    ),
    ModelSchema(
      "bookmark",
      .plainStructure,
      [
        .field("url", .url, default: #""https://example.org/own""#),
        .field("title", .string, default: #""own""#),
      ]
    ),
    ModelSchema(
      "shelf",
      [
        .field(
          "mark",
          .model("bookmark"),
          default: #"{"url":"https://example.org/preset","title":"preset"}"#
        ),
        .field("marks", .array(.model("bookmark")), default: "[]"),
        .field("note", .string, default: #""none""#),
      ]
    ),
  ]

  private static let numbers: [ModelSchema] = [
    ModelSchema(
      "price",
      [
        .field("amount", .decimal, default: "1.5"),
        .field("maybe", .optional(.decimal)),
        .field("note", .string, default: #""none""#),
      ]
    ),
    ModelSchema(
      "gauge",
      [
        .field("single", .float32, default: "0.5"),
        .field("double", .number, default: "2.5"),
        .field("note", .string, default: #""none""#),
      ]
    ),
  ]

  private static let sets: [ModelSchema] = [
    ModelSchema(
      "bag",
      [
        .field("numbers", .set(.integer), default: "[9]"),
        .field("words", .set(.string), default: #"["d"]"#),
        .field("maybe", .optional(.set(.integer))),
      ]
    ),
    ModelSchema(
      "index",
      [
        .field("byNumber", .map(key: .integer, value: .string), default: #"{"9":"d"}"#),
        .field(
          "bySuit",
          .map(key: .enumeration("suit"), value: .integer),
          default: #"{"hearts":9}"#
        ),
        .field(
          "byGrade",
          .map(key: .enumeration("grade"), value: .string),
          default: #"{"two":"d"}"#
        ),
      ]
    ),
    ModelSchema(
      "plain-values",
      .plainStructure,
      [
        .field("when", .date, default: #""2020-02-02T02:02:02Z""#),
        .field("bytes", .data, default: #""3q2+7w==""#),
        .field("amount", .decimal, default: "1.5"),
        .field("single", .float32, default: "0.5"),
        .field("numbers", .set(.integer), default: "[9]"),
        .field("byNumber", .map(key: .integer, value: .string), default: #"{"9":"d"}"#),
      ]
    ),
    ModelSchema(
      "vault",
      [
        .field(
          "values",
          .model("plain-values"),
          default:
            #"{"when":"2021-03-03T03:03:03Z","bytes":"AQ==","amount":2.5,"single":1.5,"numbers":[8],"byNumber":{"8":"p"}}"#
        ),
        .field("note", .string, default: #""none""#),
      ]
    ),
  ]

  /// A plain type has no wrapper for what is untyped: it holds values of a type that accepts any JSON
  /// value, null included.
  private static let verbatim: [ModelSchema] = [
    ModelSchema(
      "remark",
      .plainStructure,
      [
        .field("leaf", .model("leaf"), default: #"{"n":"own","v":8}"#),
        .field("value", .any, default: #""own""#),
        .field("list", .array(.any), default: "[9]"),
        .field("table", .dictionary(.any), default: #"{"k":9}"#),
        .field("count", .integer, default: "9"),
      ]
    ),
    ModelSchema(
      "scrapbook",
      [
        .field(
          "remark",
          .model("remark"),
          default:
            #"{"leaf":{"n":"preset","v":7},"value":"p","list":[8],"table":{"p":8},"count":8}"#
        ),
        .field("note", .string, default: #""none""#),
      ]
    ),
    ModelSchema("verbatim", .root(.any), []),
    ModelSchema("verbatim-values", .root(.array(.any)), []),
  ]

  private static let untyped: [ModelSchema] = [
    ModelSchema(
      "loose",
      [
        .field("value", .any, default: #""d""#),
        .field("maybe", .optional(.any), default: "7"),
        .field("list", .array(.any), default: "[9]"),
        .field("table", .dictionary(.any), default: #"{"k":9}"#),
      ]
    ),
    ModelSchema(
      "wrapped",
      [
        .field("whole", .integer, default: "5"),
        .field("names", .array(.string), default: #"["d"]"#),
        .field("leaf", .optional(.model("leaf"))),
      ]
    ),
    ModelSchema(
      "sealed",
      [
        .field("secret", .string, default: #""kept""#, traits: [.uncoded]),
        .field("limit", .optional(.integer), default: "7", traits: [.uncoded]),
        .field("note", .string, default: #""none""#),
      ]
    ),
    ModelSchema(
      "sieve",
      [
        .field("numbers", .array(.integer), default: "[9]", traits: [.compact]),
        .field("sparse", .array(.optional(.integer)), default: "[8]", traits: [.compact]),
        .field("values", .array(.any), default: "[7]", traits: [.compact]),
        .field("table", .dictionary(.integer), default: #"{"k":9}"#, traits: [.compact]),
        .field(
          "byNumber",
          .map(key: .integer, value: .string),
          default: #"{"9":"d"}"#,
          traits: [.compact]
        ),
      ]
    ),
  ]
}
