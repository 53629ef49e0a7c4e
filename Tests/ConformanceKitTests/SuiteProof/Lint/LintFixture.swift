import ConformanceKit
import SuiteProof

/// A suite with at most one thing wrong.
struct LintFixture: Sendable {
  private let suite: ConformanceSuite
  private let retired: [CaseID: String]
  private let exemptions: [SuiteLint.Exemption]
  private let specification: String

  private static let specification =
    "# Rules\n- DEF-2 [S1] null is treated like a missing value.\n"

  init(
    _ cases: ConformanceCase...,
    models: ModelCatalog = .standard,
    retired: [CaseID: String] = [:],
    exempting exemptions: [SuiteLint.Exemption] = [],
    untestable: [Untestable] = [],
    specification: String = specification
  ) {
    suite = ConformanceSuite(
      version: "1.0",
      models: models,
      cases: cases,
      untestable: untestable
    )
    self.specification = specification
    self.retired = retired
    self.exemptions = exemptions
  }

  /// What all rules find, the slow one among them.
  func findings() async -> [SuiteLint.Finding] {
    let lint = SuiteLint(
      suite: suite,
      specification: specification,
      catalog: CaseCatalog(suite, retired: retired),
      exemptions: exemptions
    )
    return lint.findings() + (await lint.minimalityFindings())
  }

  private static func fixture(input: CaseInput, repaired: CaseInput? = nil) -> ConformanceCase {
    .fixture(input: input, expect: .rejection(), repaired: repaired)
  }

  /// A case that is refused for two reasons.
  static let twoFaults = fixture(input: #"{"n":"a" "v":2,"z":tru}"#)

  private static let others = ConformanceCase.fixture(
    "nulls/field/others",
    title: "null takes the initial value of a number",
    input: #"{"n":"a","v":null}"#,
    expect: .value(#"{"n":"a","v":1}"#)
  )

  /// Suites in which a rule finds just one thing.
  static let all: [SuiteLint.Rule: [LintFixture]] = identity.merging(content) { $0 + $1 }

  private static let identity: [SuiteLint.Rule: [LintFixture]] = [
    .idShape: [
      "nulls/field", "nulls/Field/explicit", "nulls/field/-explicit", "nulls/field/a--b",
      "nulls/field/a/b",
    ]
    .map { LintFixture(.fixture(CaseID(rawValue: $0))) },
    .idUnique: [LintFixture(.fixture(), .fixture())],
    .idPrefix: [LintFixture(.fixture("nulls/field/other"), others)],
    .idRetired: [LintFixture(.fixture(), retired: ["nulls/field/explicit": "0.9"])],
    .titleLength: [
      LintFixture(.fixture(title: "")),
      LintFixture(.fixture(title: String(repeating: "a", count: 71))),
    ],
    .titleWords: [
      LintFixture(.fixture(title: "null should be replaced")),
      LintFixture(.fixture(title: "Test that null is replaced")),
    ],
    .titleUnique: [
      LintFixture(
        .fixture(),
        .fixture(
          "nulls/field/number",
          input: #"{"n":"a","v":null}"#,
          expect: .value(#"{"n":"a","v":1}"#)
        )
      )
    ],
    .clauseExists: [
      LintFixture(.fixture(clause: "DEF-99")), LintFixture(.fixture(clause: "DEF")),
    ],
    .clauseCovered: ClauseLintTests.rotten.map(\.fixture),
    .quoteExists: [
      LintFixture(.fixture(clause: Clause("DEF-2", quote: "null is forbidden")))
    ],
    .versionKnown: [
      LintFixture(.fixture(since: "1.1")), LintFixture(.fixture(since: "one")),
      LintFixture(.fixture(since: "1")), LintFixture(.fixture(since: "1.0", revised: "0.9")),
      LintFixture(.fixture(since: "0.9", revised: "1.0.1")),
    ],
    .killsNamed: [LintFixture(.fixture(kills: []))],
    .killsKnown: [LintFixture(.fixture(kills: ["sloth"]))],
    .exemptionNeeded: [
      LintFixture(
        .fixture(),
        exempting: [.init("nulls/field/explicit", from: .idShape, because: "it was so")]
      ),
      LintFixture(
        .fixture(),
        exempting: [.init("nulls/field/nowhere", from: .inputMinimal, because: "it was so")]
      ),
      LintFixture(
        .fixture(kills: []),
        exempting: [.init("nulls/field/explicit", from: .killsNamed, because: "")]
      ),
    ],
  ]

  private static let content: [SuiteLint.Rule: [LintFixture]] = [
    .lawOfProfile: [
      LintFixture(
        .fixture(),
        specification: "- DEF-2 [S1] null is like nothing.\n"
          + "- **CTR-NUL-1** MUST `contract` Null is nil. — RFC\n"
      )
    ],
    .clauseBinds: [
      LintFixture(
        .fixture(clause: "CTR-NUL-1"),
        specification: "- **CTR-NUL-1** MUST `strict` Null is refused. — RFC\n"
      ),
      LintFixture(
        .fixture(clause: "CTR-NUL-1"),
        specification: "- **CTR-NUL-1** SHOULD `contract` Null is nil. — RFC\n"
      ),
    ],
    .settingClaimed: [
      LintFixture(
        .fixture(input: #"{"n":"a","v":2}"#, settings: [.path: "x"], expect: .rejection())
      ),
      LintFixture(.fixture(needs: [.initialValues], settings: [.elements: "fail-whole"])),
    ],
    .fieldsClaimed: [
      LintFixture(
        .fixture(needs: [.initialValues], model: "dated", expect: .defaults(except: #"{"v":2}"#)),
        models: ModelCatalog([
          ModelSchema(
            "dated",
            [
              .field("n", .string, default: #""own""#), .field("v", .integer, default: "1"),
              .field("when", .optional(.date)),
            ]
          )
        ])
      )
    ],
    .capabilityDeclared: [LintFixture(.fixture(needs: ["telepathy"]))],
    .modelKnown: [LintFixture(.fixture(model: "nobody"))],
    .twinExists: [
      LintFixture(
        .fixture(model: "orphan", expect: .value(#"{"n":"own","v":2}"#)),
        models: ModelCatalog([
          ModelSchema(
            "orphan",
            [.field("n", .string, default: #""own""#), .field("v", .integer, default: "1")]
          )
        ])
      )
    ],
    .inputReadable: [
      LintFixture(.fixture(input: .hex("7G"))), LintFixture(.fixture(input: .hex("7"))),
    ],
    .inputClosed: [
      LintFixture(
        .fixture(input: .nested(open: " ", core: #"{"n":null,"v":2}"#, close: "", depth: 3))
      )
    ],
    .inputMinimal: [
      LintFixture(.fixture(input: #"{"n":null,"v":2,"z":1,"y":1}"#)),
      LintFixture(.fixture(input: #"{"n":null,"v":2,"z":[{"y":1}]}"#)),
    ],
    .contentUnique: [
      LintFixture(
        .fixture(),
        .fixture(
          "nulls/field/again",
          title: "null takes the initial value again",
          expect: .value(#" { "v" : 2, "n" : "own" } "#)
        )
      )
    ],
    .expectationReadable: [
      LintFixture(.fixture(expect: .value(#"{"n":"own"}"#))),
      LintFixture(.fixture(expect: .defaults(except: #"{"w":1}"#))),
      LintFixture(.fixture(expect: .oneOf([.rejection(), .value("1")], because: "either"))),
    ],
    .reasonGiven: [
      LintFixture(.fixture(expect: .unspecified(because: ""))),
      LintFixture(.fixture(expect: .oneOf([.value(#"{"n":"own","v":2}"#)], because: " "))),
      LintFixture(.fixture(expect: .oneOf([.unspecified(because: "")], because: "either"))),
    ],
    .oneFault: [
      LintFixture(twoFaults),
      LintFixture(fixture(input: "{", repaired: #"{"n":}"#)),
      LintFixture(fixture(input: "{", repaired: .hex("7"))),
      LintFixture(fixture(input: #"{"n" "a","v":2,"z":tru}"#, repaired: "{}")),
      LintFixture(
        .fixture(
          profile: .strict,
          input: #"{"n":1,"v":2}"#,
          expect: .oneOf(
            [.rejection(.typeMismatch), .rejection(.dataCorrupted)],
            because: "either"
          )
        )
      ),
    ],
    .initialValueReadable: [
      schema([.field("b", .integer, default: #""c""#)]), schema([.field("b", .integer)]),
    ],
    .schemaUnique: [
      LintFixture(models: ModelCatalog([ModelSchema("a", []), ModelSchema("a", [])]))
    ],
  ]

  private static func schema(_ fields: [Field]) -> LintFixture {
    LintFixture(models: ModelCatalog([ModelSchema("a", fields)]))
  }

  /// Suites in which nothing is to be found, each near to one in which something is.
  static let silent: [LintFixture] = [
    LintFixture(.fixture(clause: Clause("DEF-2", quote: "like a missing value")), others),
    LintFixture(.fixture(requirement: .may, kills: [])),
    LintFixture(
      .fixture(clause: "CTR-NUL-1"),
      specification: "- **CTR-NUL-1** SHOULD `contract` Null is nil (MUST). — RFC\n"
    ),
    LintFixture(.fixture(since: "0.9", revised: "1.0")),
    LintFixture(.fixture(input: #"{"n":null,"v":2,"z":1}"#)),
    LintFixture(.fixture(needs: [.initialValues]), retired: ["nulls/field/gone": "0.9"]),
    LintFixture(fixture(input: #"{"n":"a" "v":2}"#)), LintFixture(fixture(input: "nul")),
    LintFixture(
      .fixture(
        needs: [.rootPath],
        input: #"{"n":"a","v":2}"#,
        settings: [.path: "x"],
        expect: .rejection()
      )
    ),
    LintFixture(
      .fixture(profile: "dialect/smartcodable", settings: [.elements: "fail-whole"])
    ),
    LintFixture(fixture(input: "")), LintFixture(fixture(input: .hex("7B22 FF 22 3A 31 7D"))),
    LintFixture(fixture(input: #"{n:"a"}"#, repaired: #"{"n":"a"}"#)),
    LintFixture(
      .fixture(
        model: "leaf-list",
        input: .nested(open: "[", core: "", close: "]", depth: 513),
        expect: .rejection(.malformedInput)
      )
    ),
  ]
}
