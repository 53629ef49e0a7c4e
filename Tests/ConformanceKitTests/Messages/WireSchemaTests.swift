import Testing

@testable import ConformanceKit

/// A program on the other side builds its models from nothing but the schemas it is sent.
@Suite struct WireSchemaTests {
  private func sent(_ schema: ModelSchema, in catalog: ModelCatalog) throws -> ModelSchema {
    let line = JSONWriter.line(of: try schema.wire(in: catalog))
    return try ModelSchema(wire: WireValue(line: line))
  }

  @Test("Every schema of the suite arrives with nothing lost")
  func standard() throws {
    // Types that use containers themselves are not sent: only Swift has them.
    let catalog = ModelCatalog(ModelCatalog.standard.schemas.filter { !$0.isContainer })
    let arrived = ModelCatalog(try catalog.schemas.map { try sent($0, in: catalog) })
    #expect(arrived.schemas.count == catalog.schemas.count)
    for (there, here) in zip(arrived.schemas, catalog.schemas) {
      #expect(there.id == here.id && there.form == here.form && there.parent == here.parent)
      #expect(there.fields.map(\.name) == here.fields.map(\.name))
      for (field, own) in zip(there.fields, here.fields) {
        #expect(field.shape == own.shape && field.keys == own.keys && field.traits == own.traits)
        #expect(field.codingKey == own.codingKey, "\(here.id) \(own.name)")
        let initial = try ObservationReader(catalog: arrived).initialValueIfAny(of: field)
        let expected = try ObservationReader(catalog: catalog).initialValueIfAny(of: own)
        #expect(initial == expected, "\(here.id) \(own.name)")
      }
    }
  }

  @Test(
    "Every shape arrives",
    arguments: [
      .string, .boolean, .integer, .integer(bits: 8, signed: false), .number, .float32, .decimal,
      .data, .date, .url, .any, .enumeration("suit"), .model("leaf"), .array(.optional(.string)),
      .set(.integer), .dictionary(.any), .map(key: .integer, value: .enumeration("suit")),
    ] as [Shape]
  )
  func shapes(shape: Shape) throws {
    let line = JSONWriter.line(of: shape.wire)
    #expect(try Shape(wire: WireValue(line: line)) == shape)
  }

  @Test(
    "A wrong schema is told by place and mistake",
    arguments: [
      (#"{"form":"structure"}"#, #"$: the key "id" is missing"#),
      (
        #"{"id":"a","form":"struct"}"#,
        #"$.form: structure, plain, class, enumeration or root is wanted, not the string "struct""#
      ),
      (#"{"id":"a","form":"root","shape":"text"}"#, #"$.shape: unknown shape "text""#),
      (#"{"id":"a","form":"root","shape":{"list":"any"}}"#, #"$.shape: unknown shape "list""#),
      (
        #"{"id":"a","form":"root","shape":{}}"#,
        "$.shape: a shape is a name or an object with one key"
      ),
      (
        #"{"id":"a","form":"root","shape":{"integer":{"bits":7,"signed":true}}}"#,
        "$.shape.integer.bits: 8 to 64 is wanted, not a number"
      ),
      (
        #"{"id":"a","form":"enumeration","cases":[{"name":"b","raw":{"t":"null"}}],"fallback":"b"}"#,
        "$.cases[0].raw: a raw value is a string or an integer"
      ),
      (
        #"{"id":"a","form":"plain","fields":[{"name":"n","keys":[],"traits":["b"]}]}"#,
        "$.fields[0].traits[0]: one of flat, uncoded, compact, automatic-date is wanted, not the "
          + #"string "b""#
      ),
    ]
  )
  func wrongSchemas(text: String, expected: String) {
    let error = #expect(throws: WireError.self) {
      try ModelSchema(wire: WireValue(line: Array(text.utf8)))
    }
    #expect(error?.description == expected)
  }

  @Test("A key that only looks like its name arrives, scalar by scalar")
  func canonicalKey() throws {
    let schema = ModelSchema("a", [.field("\u{E9}", .any, codingKey: "e\u{301}")])
    let field = try #require(try sent(schema, in: ModelCatalog([schema])).fields.first)
    #expect(field.name.unicodeScalars.count == 1 && field.codingKey.unicodeScalars.count == 2)
  }

  @Test("An initial value that cannot be read is told by model field")
  func unreadable() {
    let schema = ModelSchema("odd", [.field("n", .integer, default: #""text""#)])
    let error = #expect(throws: ExpectationError.self) {
      try schema.wire(in: ModelCatalog([schema]))
    }
    #expect(error?.reason.contains("the initial value of n") == true)
  }

  @Test("Numbers come into the notation of the kit where the schema says what they are")
  func notation() {
    let schema = ModelSchema(
      "all",
      [
        .field("d", .number), .field("f", .float32), .field("e", .decimal), .field("s", .string),
        .field("l", .array(.optional(.number))), .field("m", .dictionary(.float32)),
      ]
    )
    let written: [String: Observation] = [
      "d": .number("10"), "f": .number("100000000"), "e": .number("1.50"), "s": .string("1e2"),
      "l": .array([.number("1E2"), .null]), "m": .object(["k": .number("0.10")]),
      "x": .number("7"),
    ]
    let expected: [String: Observation] = [
      "d": .number("10.0"), "f": .number("1e+08"), "e": .number("1.50"), "s": .string("1e2"),
      "l": .array([.number("100.0"), .null]), "m": .object(["k": .number("0.1")]),
      "x": .number("7"),
    ]
    let notation = NumberNotation(ModelCatalog([schema]))
    #expect(notation.normalized(.object(written), as: .model("all")) == .object(expected))
    #expect(
      notation.normalized(.instance(of: "all", written), as: .optional(.model("base")))
        == .instance(of: "all", expected)
    )
  }
}

extension ObservationReader {
  fileprivate func initialValueIfAny(of field: Field) throws -> Observation? {
    field.initialValue == nil ? nil : try initialValue(of: field)
  }
}
