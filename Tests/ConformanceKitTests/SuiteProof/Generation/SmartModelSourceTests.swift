import Testing

@testable import ConformanceKit
@testable import SuiteProof

/// A schema in, SmartCodable's own model and its binding out.
@Suite struct SmartModelSourceTests {
  @Test("A structure has initial values, coding keys and a line for each mapped field")
  func structure() throws {
    let fixture = try ModelFixture(
      """
      {"id":"s","form":"structure","fields":[
        {"name":"n","keys":["o.p","q"],"shape":"number","initial":1},
        {"name":"in","key":"i","keys":["j"],"shape":{"optional":"date"}},
        {"name":"no","keys":[],"shape":{"optional":"string"},"initial":"d"}]}
      """
    )
    #expect(
      try fixture.smartModel() == """
        struct S: SmartCodable {
          var n: Double = 1
          var `in`: Date?
          var no: String? = "d"

          enum CodingKeys: String, CodingKey {
            case n
            case `in` = "i"
            case no
          }

          static func mappingForKey() -> [SmartKeyTransformer]? {
            [
              CodingKeys.n <--- ["o.p", "q"],
              CodingKeys.`in` <--- "j",
              CodingKeys.no <--- [String](),
            ]
          }
        }
        """
    )
  }

  @Test("A nested model names its own fields, without an Optional that says nothing")
  func nested() throws {
    let fixture = try ModelFixture(
      """
      {"id":"s","form":"structure","fields":[
        {"name":"p","shape":{"model":"p"},"initial":{"t":"x","m":null,"d":null}},
        {"name":"c","shape":{"model":"c"},"initial":{"@":"k","n":1}},
        {"name":"l","shape":{"model":"p"},
         "initial":{"t":"a text that is rather longer than what one line of source has room for","m":"m","d":1}}]},
      {"id":"p","form":"plain","fields":[{"name":"t","shape":"string"},
        {"name":"m","shape":{"optional":"string"}},
        {"name":"d","shape":{"optional":"number"},"initial":2}]},
      {"id":"k","form":"class","parent":"c"},
      {"id":"c","form":"class","fields":[{"name":"n","shape":"number","initial":1}]}
      """
    )
    #expect(
      try fixture.smartModel() == """
        struct S: SmartCodable {
          var p: P = P(t: "x", d: nil)
          var c: C = K(n: 1)
          var l: P = P(
            t: "a text that is rather longer than what one line of source has room for",
            m: "m",
            d: 1
          )
        }
        """
    )
  }

  @Test("A plain type and an enumeration without a fallback know nothing of SmartCodable")
  func plain() throws {
    let fixture = try ModelFixture(
      #"{"id":"p","form":"plain","fields":[{"name":"a","shape":"any","initial":[1]},"#
        + #"{"name":"u","shape":"url"}]}"#
    )
    #expect(
      try fixture.smartModel() == """
        struct P: Codable {
          var a: Verbatim = .array([.integer(1)])
          var u: URL
        }
        """
    )
    let cases = #""cases":[{"name":"a","raw":1},{"name":"b","raw":2}]"#
    let rank = try ModelFixture(#"{"id":"e","form":"enumeration",\#(cases)}"#).smartModel()
    #expect(
      rank == """
        enum E: Int, Codable {
          case a = 1
          case b = 2
        }
        """
    )
  }

  @Test("A fallback is named where it is not the first case", arguments: ["a", "b"])
  func fallback(name: String) throws {
    let cases = #""cases":[{"name":"a","raw":"x"},{"name":"b","raw":"y"}]"#
    let source = try ModelFixture(
      #"{"id":"e","form":"enumeration",\#(cases),"fallback":"\#(name)"}"#
    )
    .smartModel()
    let head = "enum E: String, SmartCaseDefaultable {\n  case a = \"x\"\n  case b = \"y\"\n"
    let member = "\n  static var defaultCase: E { .b }\n"
    #expect(source == head + (name == "a" ? "" : member) + "}")
  }

  @Test("Every model that can stand at the top is bound, those written by hand too")
  func bindings() throws {
    let fixture = try ModelFixture(
      """
      {"id":"generic-one","form":"structure","handWritten":"a generic type",
       "fields":[{"name":"a","shape":"any"}]},
      {"id":"k","form":"class","handWritten":"a class"},{"id":"p","form":"plain"},
      {"id":"q","form":"plain"},{"id":"ks","form":"root","shape":{"array":{"model":"k"}}},
      {"id":"ps","form":"root","shape":{"array":{"model":"p"}}},
      {"id":"e","form":"enumeration","cases":[{"name":"a","raw":1}]}
      """,
      cases: #"{"id":"a/b/c","title":"t","clause":"X-1","model":"p","input":{"tree":1},"#
        + #""expect":{"rejection":{}}}"#
    )
    let files = try SmartModelSource(suite: fixture.suite).files(of: fixture.areas)
    let names = ["SmartDecoderSubject+Models.swift", "SmartModels+Models.swift"]
    #expect(files.keys.sorted() == names)
    let lines = try #require(files[names[0]]).split(separator: "\n")
    #expect(
      lines.filter { $0.contains("to: &bindings)") } == [
        #"    bind("generic-one", SmartModels.GenericOne.self, to: &bindings)"#,
        #"    bind("k", SmartModels.K.self, to: &bindings)"#,
        #"    bindPlain("p", SmartModels.P.self, to: &bindings)"#,
        #"    bind("ks", [SmartModels.K].self, to: &bindings)"#,
        #"    bindPlain("ps", [SmartModels.P].self, to: &bindings)"#,
      ]
    )
    let types = try #require(files[names[1]])
    #expect(types.contains("struct Q: Codable {}") && !types.contains("GenericOne"))
  }

  @Test(
    "What needs a person's hand is refused until the data says so",
    arguments: [
      (#""traits":["flat"],"initial":1"#, "f needs a property wrapper; write it by hand"),
      (#""traits":["compact"],"initial":1"#, "f needs a property wrapper"),
      (#""initial":"text""#, "the initial value of f"), (#""key":"g""#, "f has no initial value"),
    ]
  )
  func refusals(member: String, reason: String) throws {
    func model(_ extra: String) -> String {
      #"{"id":"s","form":"structure",\#(extra)"fields":[{"name":"f","shape":"number",\#(member)}]}"#
    }
    let fixture = try ModelFixture(model(""))
    let error = #expect(throws: ModelSourceError.self) { try fixture.smartModel() }
    #expect(error?.description.hasPrefix("the model s: \(reason)") == true)
    #expect(try ModelFixture(model(#""handWritten":"why","#)).smartModel().isEmpty)
    #expect(throws: ModelSourceError(model: "c", reason: "a class must be handWritten")) {
      try ModelFixture(#"{"id":"c","form":"class"}"#).smartModel()
    }
  }
}
