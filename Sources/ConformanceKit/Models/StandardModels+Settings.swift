// A table of data: exempt from the limits on size.

extension StandardModels {
  /// Models for cases about settings; their fields are Optional, so that no other rule plays along.
  static let settings: [ModelSchema] = [
    ModelSchema(
      "camel",
      [
        .field("oneTwo", .optional(.integer)),
        .field("oneTwoThree", .optional(.integer)),
        .field("outer", .optional(.integer), codingKey: "_oneTwo_"),
        .field("word", .optional(.integer)),
        .field("child", .optional(.model("camel-child"))),
        .field("plain", .optional(.model("camel-plain"))),
        .field("children", .optional(.array(.model("camel-child")))),
        .field("table", .optional(.dictionary(.integer))),
      ]
    ),
    ModelSchema("camel-child", [.field("innerName", .optional(.integer))]),
    ModelSchema("camel-plain", .plainStructure, [.field("innerName", .optional(.integer))]),
    ModelSchema(
      "camel-mapped",
      [
        .field("n", .optional(.integer), keys: ["nick_name"]),
        .field("deep", .optional(.integer), keys: ["o.innerName"]),
      ]
    ),
    ModelSchema(
      "lettered",
      [
        .field("firstName", .optional(.integer)),
        .field("upper", .optional(.integer), codingKey: "FirstName"),
        .field("acronym", .optional(.integer), codingKey: "uRL"),
      ]
    ),
    ModelSchema(
      "fractions",
      [
        .field("whole", .optional(.integer)),
        .field("natural", .optional(.integer(bits: 64, signed: false))),
        .field("byte", .optional(.integer(bits: 8, signed: false))),
        .field("flag", .optional(.boolean)),
        .field("ratio", .optional(.number)),
        .field("text", .optional(.string)),
        .field("grade", .optional(.enumeration("grade"))),
        .field("child", .optional(.model("fractions-child"))),
      ]
    ),
    ModelSchema("fractions-child", [.field("whole", .optional(.integer))]),
    ModelSchema(
      "bags",
      [
        .field("numbers", .optional(.array(.integer))),
        .field("sparse", .optional(.array(.optional(.integer)))),
        .field("nested", .optional(.array(.array(.integer)))),
        .field("table", .optional(.dictionary(.integer))),
        .field("rows", .optional(.array(.dictionary(.integer)))),
      ]
    ),
  ]

  /// Models that contain themselves.
  static let recursive: [ModelSchema] = [
    ModelSchema("chain", .classType(parent: nil), [.field("next", .optional(.model("chain")))]),
    ModelSchema("branch", [.field("branches", .array(.model("branch")), default: "[]")]),
    ModelSchema("web", [.field("links", .dictionary(.model("web")), default: "{}")]),
  ]

  /// Models for type defaults, and for types without any.
  static let defaults: [ModelSchema] = [
    ModelSchema(
      "blank",
      .plainStructure,
      [
        .field("text", .string, default: #""d""#),
        .field("flag", .boolean, default: "true"),
        .field("whole", .integer, default: "9"),
        .field("byte", .integer(bits: 8, signed: false), default: "8"),
        .field("ratio", .number, default: "1.5"),
        .field("list", .array(.integer), default: "[9]"),
        .field("table", .dictionary(.integer), default: #"{"k":9}"#),
        .field("leaf", .model("leaf"), default: #"{"n":"preset","v":7}"#),
      ]
    ),
    ModelSchema(
      "form",
      [
        .field(
          "blank",
          .model("blank"),
          default:
            #"{"text":"p","flag":true,"whole":3,"byte":4,"ratio":2.5,"list":[5],"table":{"k":6},"#
            + #""leaf":{"n":"p","v":7}}"#
        )
      ]
    ),
    ModelSchema(
      "rank",
      enumeration: [
        EnumerationCase("low", "l"), EnumerationCase("high", "h"), EnumerationCase("one", "1"),
      ],
      fallback: nil
    ),
    ModelSchema(
      "ranked",
      [
        .field("rank", .enumeration("rank"), default: #""high""#),
        .field("maybe", .optional(.enumeration("rank"))),
        .field("ranks", .array(.enumeration("rank")), default: #"["one"]"#),
      ]
    ),
    ModelSchema(
      "seal",
      .plainStructure,
      [
        .field("v", .integer, default: "9"),
        .field("rank", .enumeration("rank"), default: #""low""#),
      ]
    ),
    ModelSchema("envelope", .plainStructure, [.field("seal", .model("seal"), default: sealPreset)]),
    ModelSchema(
      "post",
      [
        .field("seal", .model("seal"), default: sealPreset),
        .field("maybe", .optional(.model("seal"))),
        .field("seals", .array(.model("seal")), default: "[]"),
        .field("envelope", .model("envelope"), default: #"{"seal":{"rank":"high","v":6}}"#),
      ]
    ),
    ModelSchema(
      "waybill",
      [
        .field("seal", .model("seal"), default: sealPreset, traits: [.flat]),
        .field("note", .string, default: #""n""#),
      ]
    ),
  ]

  private static let sealPreset = #"{"rank":"high","v":5}"#

  /// Models whose declaration in a language is unusual, while the schema is not: mappings in
  /// several parts and generic types.
  static let declarations: [ModelSchema] = [
    ModelSchema("mapped-twice", [.field("n", .optional(.integer), keys: ["first", "second"])]),
    ModelSchema(
      "mapped-nowhere",
      [.field("n", .integer, default: "4", keys: []), .field("m", .optional(.integer))]
    ),
    ModelSchema(
      "mapped-renamed",
      [.field("age", .optional(.integer), codingKey: "person_age", keys: ["AGE"])]
    ),
    ModelSchema("reply-leaf", [.field("data", .optional(.model("leaf")))]),
    ModelSchema("reply-list", [.field("data", .optional(.array(.model("leaf"))))]),
    ModelSchema("reply-text", [.field("data", .optional(.string))]),
  ]

  /// Top levels that are no model of the subject's own.
  static let roots: [ModelSchema] = [
    ModelSchema("whole", .root(.integer), []),
    ModelSchema("whole-maybe", .root(.optional(.integer)), []),
    ModelSchema("whole-list", .root(.array(.integer)), []),
    ModelSchema("whole-table", .root(.dictionary(.integer)), []),
  ]
}
