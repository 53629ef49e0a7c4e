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
