import Testing

@testable import ConformanceKit

/// What changes the digest of a suite and what does not.
@Suite struct SuiteDigestTests {
  private static let models = [
    ModelSchema("leaf", [.field("n", .string, default: #""own""#)]),
    ModelSchema("suit", enumeration: [EnumerationCase("a", 1)], fallback: "a"),
  ]

  private static func digest(
    _ cases: ConformanceCase...,
    version: String = "1.0",
    models: [ModelSchema] = models
  ) -> String {
    ConformanceSuite(version: version, models: ModelCatalog(models), cases: cases).digest
  }

  private static let arms: [ConformanceKit.Expectation] = [.value("1"), .rejection()]

  @Test("The digest is a hash of 64 digits and always the same")
  func form() {
    let digest = ConformanceSuite.current.digest
    #expect(digest == ConformanceSuite.current.digest)
    #expect(digest.utf8.count == 64 && digest.allSatisfy(\.isHexDigit))
  }

  @Test(
    "Whatever can change a verdict changes the digest",
    arguments: [
      .fixture("nulls/field/other"), .fixture(requirement: .should), .fixture(profile: "lenient"),
      .fixture(needs: [.initialValues]), .fixture(model: "tree"),
      .fixture(input: #"{"n": null,"v":2}"#), .fixture(input: .hex("00")),
      .fixture(input: .nested(open: "[", core: "", close: "]", depth: 2)),
      .fixture(input: .nested(open: "[", core: "", close: "]", depth: 3)),
      .fixture(expect: .value(#"{"n":"own","v":3}"#)),
      .fixture(expect: .value(#"{"n":"own","v":2.0}"#)),
      .fixture(expect: .value(#"{"n":"own","v":2}"#, repairs: [])),
      .fixture(expect: .value(#"{"n":"own","v":2}"#, repairs: [Repair(.null, at: "$.n")])),
      .fixture(expect: .defaults(except: #"{"n":"own","v":2}"#)), .fixture(expect: .rejection()),
      .fixture(expect: .rejection(.typeMismatch)), .fixture(expect: .rejection(at: "$")),
      .fixture(expect: .oneOf(arms, because: "either")),
      .fixture(expect: .oneOf(arms.reversed(), because: "either")),
      .fixture(expect: .unspecified(because: "open")), .fixture(excluding: [.crlf]),
      .fixture(settings: [.number: "truncate"]), .fixture(settings: [.number: "rounded"]),
    ] as [ConformanceCase]
  )
  func changes(changed: ConformanceCase) {
    #expect(Self.digest(changed) != Self.digest(.fixture()))
  }

  @Test("All of these digests differ from each other")
  func distinct() {
    let expectations: [ConformanceKit.Expectation] = [
      .rejection(), .rejection(.typeMismatch), .rejection(at: "$"), .value("null"),
      .defaults(except: "null"), .unspecified(because: ""), .oneOf([], because: ""),
    ]
    let digests = expectations.map { Self.digest(.fixture(expect: $0)) }
    #expect(Set(digests).count == digests.count)
  }

  @Test(
    "Whatever cannot change a verdict does not change the digest",
    arguments: [
      .fixture(title: "another title"), .fixture(clause: "DEF-99"),
      .fixture(clause: Clause("DEF-2", quote: "words")), .fixture(kills: ["sloth"]),
      .fixture(since: "0.9"), .fixture(revised: "1.0"), .fixture(origin: "elsewhere"),
      .fixture(repaired: "{}"), .fixture(expect: .value(#"{ "v": 2, "n": "own" }"#)),
    ] as [ConformanceCase]
  )
  func stays(unchanged: ConformanceCase) {
    #expect(Self.digest(unchanged) == Self.digest(.fixture()))
  }

  @Test("Neither versions, nor reasons, nor the order of declaration change the digest")
  func order() {
    let other = ConformanceCase.fixture("nulls/field/other")
    #expect(Self.digest(.fixture(), other) == Self.digest(other, .fixture()))
    #expect(Self.digest(version: "2.0") == Self.digest())
    #expect(Self.digest(models: Self.models.reversed()) == Self.digest())
    #expect(
      Self.digest(.fixture(expect: .unspecified(because: "a")))
        == Self.digest(.fixture(expect: .unspecified(because: "b")))
    )
    #expect(
      Self.digest(.fixture(input: .hex("0A 0b"))) == Self.digest(.fixture(input: .hex("0a0B")))
    )
  }

  @Test(
    "Any change of a schema changes the digest",
    arguments: [
      [],
      [ModelSchema("leaf", [])],
      [ModelSchema("leaves", [.field("n", .string, default: #""own""#)])],
      [ModelSchema("leaf", .plainStructure, [.field("n", .string, default: #""own""#)])],
      [ModelSchema("leaf", .classType(parent: nil), [.field("n", .string, default: #""own""#)])],
      [ModelSchema("leaf", .classType(parent: "a"), [.field("n", .string, default: #""own""#)])],
      [ModelSchema("leaf", .root(.string), [])], [ModelSchema("leaf", .root(.array(.string)), [])],
      [ModelSchema("leaf", [.field("m", .string, default: #""own""#)])],
      [ModelSchema("leaf", [.field("n", .optional(.string), default: #""own""#)])],
      [ModelSchema("leaf", [.field("n", .string, default: #""other""#)])],
      [ModelSchema("leaf", [.field("n", .string)])],
      [ModelSchema("leaf", [.field("n", .string, default: #""own""#, codingKey: "m")])],
      [ModelSchema("leaf", [.field("n", .string, default: #""own""#, keys: ["m"])])],
      [ModelSchema("leaf", [.field("n", .string, default: #""own""#, traits: [.flat])])],
      [ModelSchema("leaf", enumeration: [EnumerationCase("a", 1)], fallback: "a")],
      [ModelSchema("leaf", enumeration: [EnumerationCase("b", 1)], fallback: "a")],
      [ModelSchema("leaf", enumeration: [EnumerationCase("a", "1")], fallback: "a")],
      [ModelSchema("leaf", enumeration: [EnumerationCase("a", 1)], fallback: "b")],
    ]
  )
  func schemas(models: [ModelSchema]) {
    #expect(Self.digest(models: models) != Self.digest(models: [Self.models[0]]))
  }

  @Test("Canonical JSON orders members by the bytes of their keys and has no blanks")
  func canonical() throws {
    let value = try JSONReader.read(#" { "b" : [ 1.0 , null ] , "\u00e9" : "\n\/" , "B" : {} } "#)
    #expect(CanonicalJSON.text(of: value) == #"{"B":{},"b":[1.0,null],"é":"\n/"}"#)
    #expect(
      JSONWriter().text(of: value) == #"{"b":[1.0,null],"é":"\n/","B":{}}"#
    )
  }
}
