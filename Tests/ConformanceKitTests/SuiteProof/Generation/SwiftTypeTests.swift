import Testing

@testable import ConformanceKit
@testable import DecoderLaw
@testable import SuiteProof

/// Shapes, names and texts as Swift spells them.
@Suite struct SwiftTypeTests {
  private static func fixture() throws -> ModelFixture {
    try ModelFixture(
      """
      {"id":"camel-child","form":"structure"},{"id":"data","form":"structure"},
      {"id":"rows","form":"root","shape":{"array":{"model":"camel-child"}}},
      {"id":"tone","form":"enumeration","cases":[{"name":"in","raw":"i"},{"name":"none","raw":"n"}]}
      """
    )
  }

  @Test(
    "Each shape has its type",
    arguments: [
      (.string, "String"), (.boolean, "Bool"), (.integer, "Int"), (.number, "Double"),
      (.integer(bits: 8, signed: true), "Int8"), (.integer(bits: 64, signed: false), "UInt64"),
      (.integer(bits: 32, signed: false), "UInt32"), (.float32, "Float"), (.decimal, "Decimal"),
      (.data, "Data"), (.date, "Date"), (.url, "URL"), (.any, "Verbatim"),
      (.optional(.array(.optional(.integer))), "[Int?]?"), (.set(.string), "Set<String>"),
      (.dictionary(.set(.date)), "[String: Set<Date>]"), (.enumeration("tone"), "A.Tone"),
      (.map(key: .enumeration("tone"), value: .model("camel-child")), "[A.Tone: A.CamelChild]"),
      (.model("data"), "A.DataModel"), (.optional(.model("rows")), "[A.CamelChild]?"),
    ] as [(Shape, String)]
  )
  func names(shape: Shape, name: String) throws {
    let types = try SwiftType(catalog: Self.fixture().suite.models, namespace: "A.")
    #expect(types.name(of: shape) == name)
  }

  @Test(
    "What is no name stands in backticks",
    arguments: [
      ("age", "age"), ("a_1", "a_1"), ("default", "`default`"), ("1a", "`1a`"), ("a b", "`a b`"),
      ("caf\u{E9}", "`caf\u{E9}`"),
    ]
  )
  func identifiers(name: String, spelled: String) {
    #expect(SwiftType.identifier(name) == spelled)
  }

  @Test("A text is a literal in ASCII")
  func literals() {
    #expect(SwiftType.literal("a\"b\\(c)") == #""a\"b\\(c)""#)
    #expect(SwiftType.literal("\n\t\u{E9}\u{7F}~") == #""\n\u{9}\u{E9}\u{7F}~""#)
  }

  @Test(
    "An initial value is spelled by its shape",
    arguments: [
      (#""a\"b""#, .string, #""a\"b""#), ("true", .boolean, "true"), ("-8", .integer, "-8"),
      ("1.50", .number, "1.50"), (#""nan""#, .number, ".nan"), (#""-inf""#, .float32, "-.infinity"),
      ("1.50", .decimal, #"Initial.decimal("1.50")"#), (#""""#, .data, "Data()"),
      (#""3q0=""#, .data, "Data([0xDE, 0xAD])"), ("null", .optional(.string), "nil"),
      (
        #""2020-02-02T02:02:02.5Z""#, .optional(.date), #"Initial.date("2020-02-02T02:02:02.5Z")"#
      ),
      (#""a:b""#, .url, #"Initial.url("a:b")"#), (#""in""#, .enumeration("tone"), ".`in`"),
      (#""none""#, .optional(.enumeration("tone")), "Tone.none"),
      ("[1,null]", .array(.optional(.integer)), "[1, nil]"), ("[]", .set(.integer), "[]"),
      ("{}", .dictionary(.integer), "[:]"), (#"{"k":1}"#, .dictionary(.integer), #"["k": 1]"#),
      (#"{"-9":"d"}"#, .map(key: .integer, value: .string), #"[-9: "d"]"#),
      (#"{"in":1}"#, .map(key: .enumeration("tone"), value: .integer), "[.`in`: 1]"),
      ("[{}]", .model("rows"), "[CamelChild()]"),
      (
        #"{"a":[null,true,1,1.5,"t",{}]}"#, .any,
        #".object(["a": .array([.null, .boolean(true), .integer(1), .number(1.5), "#
          + #".string("t"), .object([:])])])"#
      ),
    ] as [(String, Shape, String)]
  )
  func values(text: String, shape: Shape, spelled: String) throws {
    #expect(
      try SwiftValue(catalog: Self.fixture().suite.models).text(of: text, as: shape) == spelled
    )
  }

  @Test(
    "What is no value of the shape has no spelling",
    arguments: [
      ("1", .string), ("null", .integer), (#""2020""#, .date), (#""a""#, .data),
      (#""up""#, .enumeration("tone")), (#"["a"]"#, .array(.integer)),
      (#"{"a":1}"#, .map(key: .integer, value: .integer)), ("[]", .model("camel-child")),
    ] as [(String, Shape)]
  )
  func noValues(text: String, shape: Shape) throws {
    #expect(try SwiftValue(catalog: Self.fixture().suite.models).text(of: text, as: shape) == nil)
  }
}
