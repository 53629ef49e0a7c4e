import Testing

@testable import ConformanceKit

@Suite struct ObservationReaderTests {
  private let reader = ObservationReader(catalog: .standard)

  @Test("The shape gives each scalar its tag")
  func tags() throws {
    #expect(try reader.read("1", as: .integer) == .integer("1"))
    #expect(try reader.read("1", as: .number) == .number(1.0))
    #expect(try reader.read(#""hearts""#, as: .enumeration("suit")) == .enumeration("hearts"))
    #expect(try reader.read("null", as: .optional(.string)) == .null)
  }

  @Test(
    "Dates, bytes, sets, maps and untyped values are read by their shapes",
    arguments: [
      (#""3q2+7w==""#, .data, .data("3q2+7w==")), (#""""#, .data, .data("")),
      (#""2024-01-02T03:04:05.5Z""#, .date, .date("2024-01-02T03:04:05.5Z")),
      (#""http://a.b""#, .url, .string("http://a.b")), ("1.50", .decimal, .number("1.5")),
      ("-1e2", .decimal, .number("-100")), ("2.5e-3", .decimal, .number("0.0025")),
      ("0.1", .float32, .number("0.1")), ("16777217", .float32, .number("16777216.0")),
      (#""-inf""#, .float32, .number("-inf")), (#""inf""#, .number, .number("inf")),
      ("[10,9]", .set(.integer), .array([.integer("10"), .integer("9")])),
      ("[9,10]", .set(.integer), .array([.integer("10"), .integer("9")])),
      (#"{"-1":"a"}"#, .map(key: .integer, value: .string), .object(["-1": .string("a")])),
      (
        #"{"hearts":1}"#, .map(key: .enumeration("suit"), value: .integer),
        .object(["hearts": .integer("1")])
      ),
      (
        #"[1,1.0,"1",true,null,{"a":18446744073709551616}]"#, .any,
        .array([
          .integer("1"), .number(1.0), .string("1"), .boolean(true), .null,
          .object(["a": .integer("18446744073709551616")]),
        ])
      ),
    ] as [(String, Shape, Observation)]
  )
  func values(text: String, shape: Shape, expected: Observation) throws {
    #expect(try reader.read(text, as: shape) == expected)
  }

  @Test(
    "A value that the shape cannot have is refused",
    arguments: [
      (#""aGk""#, .data), ("1", .data), (#""2024-01-02""#, .date), ("0", .date), ("1", .url),
      (#""1""#, .decimal), (#""big""#, .float32), ("[1e400]", .any), (#"{"a":1,"a":2}"#, .any),
      (#"{"01":"a"}"#, .map(key: .integer, value: .string)),
      (#"{"h":1}"#, .map(key: .enumeration("suit"), value: .integer)),
      (#"{"a":1}"#, .map(key: .string, value: .integer)), (#"["a"]"#, .set(.integer)),
    ] as [(String, Shape)]
  )
  func wrongValues(text: String, shape: Shape) {
    #expect(throws: ExpectationError.self) { try reader.read(text, as: shape) }
  }

  @Test("A class names itself, and @ names a subclass")
  func classes() throws {
    let animal = try reader.read(#"{"name":"a","legs":2}"#, as: .model("animal"))
    #expect(animal == .instance(of: "animal", ["name": .string("a"), "legs": .integer("2")]))
    let spider = try reader.read(
      #"{"@":"spider","name":"a","legs":2,"venom":true}"#,
      as: .model("animal")
    )
    guard case .instance("spider", _) = spider else {
      Issue.record("\(spider)")
      return
    }
  }

  @Test(
    "An expectation that could hide a mistake is refused",
    arguments: [
      (#"{"n":"a"}"#, "$.v"), (#"{"n":"a","v":1,"w":2}"#, "$.w"), (#"{"n":1,"v":1}"#, "$.n"),
      ("[]", "$"), ("{", "$"), (#"{"n":"a","v":null}"#, "$.v"),
      (#"{"@":"nobody","n":"a","v":1}"#, "$"),
    ]
  )
  func refusals(text: String, path: String) {
    let error = #expect(throws: ExpectationError.self) {
      try reader.read(text, as: .model("leaf"))
    }
    #expect(error?.path == path)
  }

  @Test("An unknown case is refused")
  func unknownCase() {
    #expect(throws: ExpectationError.self) {
      try reader.read(#""clubs""#, as: .enumeration("suit"))
    }
  }

  @Test("Exceptions replace initial values, and only those of known fields")
  func defaults() throws {
    #expect(
      try reader.defaults(of: "leaf", except: #"{"v":5}"#)
        == .object(["n": .string("own"), "v": .integer("5")])
    )
    #expect(throws: ExpectationError.self) {
      try reader.defaults(of: "leaf", except: #"{"w":5}"#)
    }
  }
}
