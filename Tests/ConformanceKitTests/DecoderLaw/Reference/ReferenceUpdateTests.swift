import ConformanceKit
import DecoderLaw
import Testing

/// What an update has to give, one rule of chapter 19 after the other, and the details of repairs.
@Suite struct ReferenceUpdateTests {
  private static let catalog = ModelCatalog([
    ModelSchema("suit", enumeration: [.init("hearts", "H"), .init("spades", "S")], fallback: nil),
    ModelSchema("part", [.field("a", .integer), .field("b", .integer)]),
    ModelSchema(
      "whole",
      [
        .field("name", .string, keys: ["title"]), .field("age", .integer),
        .field("list", .array(.integer)), .field("counts", .map(key: .string, value: .integer)),
        .field("part", .model("part")), .field("maybe", .optional(.model("part"))),
        .field("flat", .model("part"), traits: [.flat]),
        .field("hidden", .integer, traits: [.uncoded]),
      ]
    ),
    ModelSchema("card", [.field("suit", .optional(.enumeration("suit"))), .field("on", .boolean)]),
  ])

  private static let part = Observation.object(["a": .integer("1"), "b": .integer("2")])

  private static func whole(_ changes: [String: Observation] = [:]) -> Observation {
    let fields: [String: Observation] = [
      "name": .string("n"), "age": .integer("10"), "list": .array([.integer("1"), .integer("2")]),
      "counts": .object(["x": .integer("1"), "y": .integer("2")]), "part": part, "maybe": .null,
      "flat": part, "hidden": .integer("9"),
    ]
    return .object(fields.merging(changes) { $1 })
  }

  private static func part(_ a: Int, _ b: Int) -> Observation {
    .object(["a": .integer("\(a)"), "b": .integer("\(b)")])
  }

  static let updates: [(update: String, changes: [String: Observation])] = [
    ("", [:]), ("{", [:]), ("null", [:]), ("[1]", [:]), ("{}", [:]),
    (#"{"age":200}"#, ["age": .integer("200")]),
    (#"{"age":"7"}"#, ["age": .integer("7")]),
    (#"{"age":null}"#, [:]), (#"{"age":"x"}"#, [:]), (#"{"age":{}}"#, [:]),
    (#"{"hidden":1,"other":2}"#, [:]),
    (#"{"title":"t"}"#, ["name": .string("t")]), (#"{"name":"t"}"#, [:]),
    (#"{"list":[3]}"#, ["list": .array([.integer("3")])]), (#"{"list":[]}"#, ["list": .array([])]),
    (#"{"list":[3,"x"]}"#, ["list": .array([.integer("3")])]),
    (
      #"{"counts":{"y":5,"z":"6"}}"#,
      ["counts": .object(["x": .integer("1"), "y": .integer("5"), "z": .integer("6")])]
    ),
    (#"{"counts":{"y":null,"x":[]}}"#, [:]), (#"{"counts":3}"#, [:]),
    (#"{"part":{"b":5}}"#, ["part": part(1, 5)]),
    (#"{"part":"{\"b\":5}"}"#, ["part": part(1, 5)]),
    (#"{"part":{"b":null}}"#, [:]), (#"{"part":3}"#, [:]),
    (#"{"maybe":{"b":5}}"#, ["maybe": part(0, 5)]),
    (#"{"a":7}"#, ["flat": part(7, 2)]), (#"{"b":[]}"#, [:]),
  ]

  @Test("An update changes what it mentions and no more", arguments: updates)
  func updateChangesWhatItMentions(
    update: String,
    changes: [String: Observation]
  ) {
    let request = SubjectRequest(model: "whole", input: Array(update.utf8), settings: [:])
    let after = ReferenceSubject(catalog: Self.catalog).updated(Self.whole(), by: request)
    #expect(after == Self.whole(changes))
  }

  @Test(
    "Keys that convert alike are open in a plain type, and nothing else is",
    arguments: [
      (#"{"Text":"a","text":"b"}"#, "first-letter-lower", false),
      (#"{"Text":"a","Text":"b"}"#, "first-letter-lower", true),
      (#"{"Text":"a","flag":true}"#, "first-letter-lower", true),
      (#"{"Text":"a","text":"b"}"#, nil, true),
    ] as [(String, String?, Bool)]
  )
  func keysAlikeAreOpen(input: String, strategy: String?, isDefined: Bool) {
    let settings = strategy.map { [Setting.keys: $0] } ?? [:]
    let request = SubjectRequest(model: "blank", input: Array(input.utf8), settings: settings)
    let reference = ReferenceSubject()
    #expect(reference.isDefined(request) == isDefined)
    #expect((reference.updated(.object([:]), by: request) != nil) == isDefined)
  }

  @Test(
    "Into nil a dictionary is decoded anew, null entries and all",
    arguments: [
      (Observation.null, "drop-invalid", Observation.object([:])), (.null, "fail-whole", .null),
      (.object([:]), "fail-whole", .object([:])),
      (.object(["a": .integer("1")]), "fail-whole", .object(["a": .integer("1")])),
    ]
  )
  func intoNilDictionaryIsDecodedAnew(
    before: Observation,
    elements: String,
    after: Observation
  ) {
    let table = Shape.optional(.map(key: .string, value: .integer))
    let request = SubjectRequest(
      model: "box",
      input: Array(#"{"table":{"a":null}}"#.utf8),
      settings: [.elements: elements]
    )
    let subject = ReferenceSubject(
      catalog: ModelCatalog([ModelSchema("box", [.field("table", table)])])
    )
    let expected = Observation.object(["table": after])
    #expect(subject.updated(.object(["table": before]), by: request) == expected)
  }

  @Test("Into nil a model is decoded anew, without its initial values")
  func intoNilModelIsDecodedAnew() {
    let subject = ReferenceSubject(
      catalog: ModelCatalog([
        ModelSchema("leaf", [.field("n", .string, default: #""own""#)]),
        ModelSchema(
          "tree",
          [
            .field("leaf", .model("leaf"), default: #"{"n":"preset"}"#),
            .field("counts", .map(key: .string, value: .integer), default: #"{"k":9}"#),
          ]
        ),
        ModelSchema("box", [.field("tree", .optional(.model("tree")))]),
      ])
    )
    let request = SubjectRequest(
      model: "box",
      input: Array(#"{"tree":{"leaf":{},"counts":{"a":1}}}"#.utf8),
      settings: [:]
    )
    func tree(_ text: String, _ counts: [String: Observation]) -> Observation {
      .object(["leaf": .object(["n": .string(text)]), "counts": .object(counts)])
    }
    let anew = tree("own", ["a": .integer("1")])
    #expect(
      subject.updated(.object(["tree": .null]), by: request) == .object(["tree": anew])
    )
    let merged = tree("old", ["a": .integer("1"), "o": .integer("2")])
    let old = tree("old", ["o": .integer("2")])
    #expect(
      subject.updated(.object(["tree": old]), by: request) == .object(["tree": merged])
    )
  }

  @Test("An update inside of a string is left open")
  func updateInsideOfStringIsLeftOpen() {
    let request = SubjectRequest(
      model: "whole",
      input: Array(#""{\"age\":1}""#.utf8),
      settings: [:]
    )
    #expect(ReferenceSubject(catalog: Self.catalog).updated(Self.whole(), by: request) == nil)
  }

  @Test("Each repair has the wanted shape and what was done")
  func eachRepairHasWantedShape() throws {
    let input = #"{"age":"7","title":3,"list":["1",{}],"counts":{"x":"q"},"part":{"a":true}}"#
    let request = SubjectRequest(model: "whole", input: Array(input.utf8), settings: [:])
    let details = try #require(ReferenceSubject(catalog: Self.catalog).details(of: request))
    #expect(
      details.map { "\($0.wanted) \($0.action)" } == [
        "string converted", "integer64 converted", "integer64 converted",
        "integer64 droppedElement", "integer64 droppedElement", "integer64 converted",
        "integer64 typeDefault", "integer64 typeDefault", "integer64 typeDefault",
      ]
    )
    let card = SubjectRequest(model: "card", input: Array(#"{"suit":"X"}"#.utf8), settings: [:])
    let told = try #require(ReferenceSubject(catalog: Self.catalog).details(of: card))
    #expect(told.map { "\($0.wanted) \($0.action)" } == ["suit? nilValue", "boolean typeDefault"])
    let refused = SubjectRequest(model: "whole", input: [], settings: [:])
    #expect(ReferenceSubject(catalog: Self.catalog).details(of: refused) == nil)
  }
}
