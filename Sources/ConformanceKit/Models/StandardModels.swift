// A table of data: exempt from the limits on size.

extension ModelCatalog {
  /// The models of the built-in suite.
  public static let standard = ModelCatalog(
    StandardModels.values + StandardModels.collections + StandardModels.enumerations
      + StandardModels.mappings + StandardModels.classes + StandardModels.flats
      + StandardModels.settings + StandardModels.recursive + StandardModels.defaults
      + StandardModels.declarations + StandardModels.roots + StandardModels.valueKinds
  )
}

/// The built-in schemas, grouped by the scenario they serve.
///
/// Every initial value differs from the type default of its shape, so that a case can tell the two
/// apart.
enum StandardModels {
  static let values: [ModelSchema] = [
    ModelSchema(
      "person",
      [
        .field("name", .string, default: #""anon""#),
        .field("age", .integer, default: "18"),
        .field("active", .boolean, default: "true"),
        .field("score", .number, default: "1.5"),
        .field("nick", .optional(.string)),
      ]
    ),
    ModelSchema(
      "survey",
      [
        .field("text", .optional(.string)),
        .field("count", .optional(.integer)),
        .field("flag", .optional(.boolean)),
        .field("ratio", .optional(.number)),
        .field("preset", .optional(.integer), default: "9"),
        .field("label", .optional(.string), default: #""tag""#),
      ]
    ),
    ModelSchema(
      "leaf",
      [
        .field("n", .string, default: #""own""#),
        .field("v", .integer, default: "1"),
      ]
    ),
    ModelSchema(
      "tree",
      [
        .field("child", .model("leaf"), default: #"{"n":"preset","v":7}"#),
        .field("maybe", .optional(.model("leaf"))),
      ]
    ),
    ModelSchema(
      "scalars",
      [
        .field("text", .string, default: #""d""#),
        .field("whole", .integer, default: "5"),
        .field("ratio", .number, default: "0.5"),
        .field("off", .boolean, default: "false"),
        .field("on", .boolean, default: "true"),
      ]
    ),
    ModelSchema(
      "integers",
      [
        .field("i8", .integer(bits: 8, signed: true), default: "-8"),
        .field("i16", .integer(bits: 16, signed: true), default: "-16"),
        .field("i32", .integer(bits: 32, signed: true), default: "-32"),
        .field("i64", .integer, default: "-64"),
        .field("u8", .integer(bits: 8, signed: false), default: "8"),
        .field("u16", .integer(bits: 16, signed: false), default: "16"),
        .field("u32", .integer(bits: 32, signed: false), default: "32"),
        .field("u64", .integer(bits: 64, signed: false), default: "64"),
      ]
    ),
    ModelSchema(
      "plain-leaf",
      .plainStructure,
      [
        .field("i", .integer, default: "9"),
        .field("s", .string, default: #""d""#),
        .field("o", .optional(.integer), default: "4"),
        .field("suit", .enumeration("suit"), default: #""hearts""#),
      ]
    ),
    ModelSchema(
      "garden",
      [
        .field(
          "plot",
          .model("plain-leaf"),
          default: #"{"i":3,"s":"preset","o":2,"suit":"spades"}"#
        ),
        .field("maybe", .optional(.model("plain-leaf"))),
      ]
    ),
  ]

  static let collections: [ModelSchema] = [
    ModelSchema(
      "lists",
      [
        .field("numbers", .array(.integer), default: "[9]"),
        .field("sparse", .array(.optional(.integer)), default: "[8]"),
        .field("names", .array(.string), default: #"["d"]"#),
        .field("maybe", .optional(.array(.integer))),
        .field("nested", .array(.array(.integer)), default: "[[9]]"),
        .field("leaves", .array(.model("leaf")), default: "[]"),
      ]
    ),
    ModelSchema(
      "tables",
      [
        .field("counts", .dictionary(.integer), default: #"{"k":9}"#),
        .field("sparse", .dictionary(.optional(.integer)), default: #"{"k":8}"#),
        .field("leaves", .dictionary(.model("leaf")), default: "{}"),
      ]
    ),
    ModelSchema("leaf-list", .root(.array(.model("leaf"))), []),
    ModelSchema(
      "letter",
      [
        .field("leaf", .model("leaf"), default: #"{"n":"preset","v":7}"#),
        .field("hobby", .optional(.model("leaf"))),
        .field("tree", .optional(.model("tree"))),
        .field("tags", .array(.integer), default: "[9]"),
        .field("grid", .array(.array(.integer)), default: "[[9]]"),
        .field("counts", .dictionary(.integer), default: #"{"k":9}"#),
        .field("text", .string, default: #""d""#),
        .field("mapped", .optional(.model("mapped"))),
      ]
    ),
  ]

  static let enumerations: [ModelSchema] = [
    ModelSchema(
      "suit",
      enumeration: [
        EnumerationCase("spades", "s"), EnumerationCase("hearts", "h"),
        EnumerationCase("one", "1"), EnumerationCase("half", "1.5"), EnumerationCase("yes", "true"),
      ],
      fallback: "yes"
    ),
    ModelSchema(
      "grade",
      enumeration: [
        EnumerationCase("zero", 0), EnumerationCase("one", 1), EnumerationCase("two", 2),
        EnumerationCase("minus", -1), EnumerationCase("big", 300),
      ],
      fallback: "zero"
    ),
    ModelSchema(
      "card",
      [
        .field("suit", .enumeration("suit"), default: #""hearts""#),
        .field("maybe", .optional(.enumeration("suit"))),
        .field("preset", .optional(.enumeration("suit")), default: #""half""#),
        .field("grade", .enumeration("grade"), default: #""two""#),
        .field("suits", .array(.enumeration("suit")), default: #"["one"]"#),
        .field("sparse", .array(.optional(.enumeration("suit"))), default: #"["one"]"#),
        .field("table", .dictionary(.enumeration("suit")), default: "{}"),
      ]
    ),
  ]

  static let mappings: [ModelSchema] = [
    ModelSchema(
      "mapped",
      [
        .field("id", .integer, default: "4", keys: ["user_id", "userId", "id"]),
        .field("name", .string, default: #""d""#, keys: ["nick"]),
        .field("text", .string, default: #""e""#, keys: ["a", "b"]),
      ]
    ),
    ModelSchema(
      "routed",
      [
        .field("deep", .integer, default: "3", keys: ["o.list.0"]),
        .field("choice", .integer, default: "4", keys: ["o.x", "w"]),
        .field("dotted", .integer, default: "5", keys: ["p.q"]),
      ]
    ),
    ModelSchema(
      "swapped",
      [
        .field("a", .integer, default: "11", keys: ["b"]),
        .field("b", .integer, default: "22", keys: ["a"]),
      ]
    ),
    ModelSchema(
      "labelled",
      [
        .field("n", .string, default: #""top""#, keys: ["label"]),
        .field("child", .model("leaf"), default: #"{"n":"preset","v":7}"#),
        .field("children", .array(.model("leaf")), default: "[]"),
      ]
    ),
    ModelSchema(
      "renamed",
      [
        .field("age", .integer, default: "5", codingKey: "person_age"),
        .field("name", .string, default: #""d""#, codingKey: "full_name"),
      ]
    ),
    ModelSchema(
      "accented",
      [.field("accent", .string, default: #""own""#, codingKey: "\u{E9}")]
    ),
  ]

  static let classes: [ModelSchema] = [
    ModelSchema(
      "animal",
      .classType(parent: nil),
      [
        .field("name", .string, default: #""none""#),
        .field("legs", .integer, default: "4"),
      ]
    ),
    ModelSchema(
      "dog",
      .classType(parent: "animal"),
      [
        .field("breed", .string, default: #""mutt""#),
        .field("age", .integer, default: "2"),
      ]
    ),
    ModelSchema(
      "puppy",
      .classType(parent: "dog"),
      [
        .field("weeks", .integer, default: "8"),
        .field("toy", .optional(.string)),
      ]
    ),
    ModelSchema(
      "spider",
      .classType(parent: "animal"),
      [
        .field("legs", .integer, default: "8"),
        .field("venom", .boolean, default: "true"),
      ]
    ),
    ModelSchema(
      "stray",
      .classType(parent: "animal"),
      [.field("tag", .string, default: #""lost""#, traits: [.uncoded])]
    ),
    ModelSchema(
      "kennel",
      [
        .field(
          "pet",
          .model("dog"),
          default: #"{"name":"Rex","legs":3,"breed":"collie","age":5}"#
        ),
        .field("maybe", .optional(.model("puppy"))),
        .field("pets", .array(.model("dog")), default: "[]"),
      ]
    ),
    ModelSchema(
      "asset",
      .classType(parent: nil),
      [.field("code", .string, default: #""none""#, keys: ["c"])]
    ),
    ModelSchema(
      "asset-kept",
      .classType(parent: "asset"),
      [.field("size", .integer, default: "6")]
    ),
    ModelSchema(
      "asset-moved",
      .classType(parent: "asset"),
      [
        .field("code", .string, default: #""none""#),
        .field("size", .integer, default: "6", keys: ["s"]),
      ]
    ),
  ]

  static let flats: [ModelSchema] = [
    ModelSchema(
      "author",
      [
        .field("name", .string, default: #""nobody""#),
        .field("age", .integer, default: "1"),
      ]
    ),
    ModelSchema(
      "stats",
      [
        .field("age", .integer, default: "2"),
        .field("visits", .integer, default: "3"),
      ]
    ),
    ModelSchema(
      "article",
      [
        .field("title", .string, default: #""untitled""#),
        .field(
          "author",
          .model("author"),
          default: #"{"name":"preset","age":50}"#,
          traits: [.flat]
        ),
        .field("pages", .integer, default: "10"),
      ]
    ),
    ModelSchema(
      "article-maybe",
      [
        .field("title", .string, default: #""untitled""#),
        .field("author", .optional(.model("author")), traits: [.flat]),
      ]
    ),
    ModelSchema(
      "profile",
      [
        .field(
          "author",
          .model("author"),
          default: #"{"name":"preset","age":50}"#,
          traits: [.flat]
        ),
        .field("stats", .model("stats"), default: #"{"age":60,"visits":61}"#, traits: [.flat]),
      ]
    ),
    ModelSchema(
      "magazine",
      [
        .field(
          "article",
          .model("article"),
          default: #"{"title":"preset","author":{"name":"preset","age":50},"pages":51}"#,
          traits: [.flat]
        ),
        .field("issue", .integer, default: "7"),
      ]
    ),
    ModelSchema(
      "account",
      [
        .field("id", .integer, default: "4", keys: ["uid"]),
        .field("mail", .string, default: #""none""#, keys: ["email", "e_mail"]),
      ]
    ),
    ModelSchema(
      "session",
      [
        .field("account", .model("account"), default: #"{"id":70,"mail":"p"}"#, traits: [.flat]),
        .field("token", .string, default: #""t""#),
      ]
    ),
    ModelSchema(
      "basket",
      [
        .field("items", .array(.integer), default: "[9]", traits: [.flat]),
        .field("name", .string, default: #""d""#),
      ]
    ),
    ModelSchema(
      "tally",
      [
        .field("counts", .dictionary(.integer), default: #"{"k":9}"#, traits: [.flat]),
        .field("name", .string, default: #""d""#),
      ]
    ),
    ModelSchema(
      "cage",
      [
        .field(
          "pet",
          .model("dog"),
          default: #"{"name":"Rex","legs":3,"breed":"collie","age":5}"#,
          traits: [.flat]
        ),
        .field("note", .string, default: #""n""#),
      ]
    ),
    ModelSchema(
      "memo",
      [
        .field(
          "body",
          .model("plain-leaf"),
          default: #"{"i":3,"s":"preset","o":2,"suit":"spades"}"#,
          traits: [.flat]
        ),
        .field("note", .string, default: #""n""#),
      ]
    ),
  ]
}
