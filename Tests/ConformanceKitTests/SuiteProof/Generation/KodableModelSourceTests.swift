import Testing

@testable import ConformanceKit
@testable import SuiteProof

/// A schema in, the Kodable model and its binding out.
@Suite struct KodableModelSourceTests {
  @Test("Initial values are defaults, one mapped key is the key, of several none is")
  func structure() throws {
    let fixture = try ModelFixture(
      """
      {"id":"s","form":"structure","fields":[
        {"name":"n","keys":["o.p"],"shape":"number","initial":1},
        {"name":"in","key":"i.j","shape":{"optional":"date"}},
        {"name":"l","keys":["a","b"],"shape":{"optional":{"array":"string"}}},
        {"name":"no","shape":"string","initial":"d","traits":["uncoded"]}]}
      """
    )
    #expect(
      try fixture.kodableModel() == #"""
        struct S: Kodable {
          @Coding("o.p", default: 1) var n: Double
          @Coding("i\\.j") var `in`: Date?
          @Coding(.lossy) var l: [String]?
          let no: String = "d"
        }
        """#
    )
  }

  @Test("A model that an initial value makes has an initializer for its fields")
  func made() throws {
    let other =
      #"{"id":"t","form":"structure","fields":[{"name":"p","shape":{"model":"p"},"#
      + #""initial":{"a":1,"b":null}}]}"#
    let fixture = try ModelFixture(
      #"{"id":"p","form":"structure","fields":[{"name":"a","shape":"number","initial":2},"#
        + #"{"name":"b","shape":{"optional":"string"}}]},"# + other
    )
    #expect(
      try fixture.kodableModel() == """
        struct P: Kodable {
          @Coding(default: 2) var a: Double
          @Coding var b: String?

          init() {}

          init(a: Double, b: String? = nil) {
            self.a = a
            self.b = b
          }
        }
        """
    )
  }

  @Test("A class adds its own properties, and changes the value of an inherited one")
  func classes() throws {
    let base = #"{"id":"b","form":"class","fields":[{"name":"n","shape":"number","initial":1}]}"#
    let fixture = try ModelFixture(
      #"{"id":"k","form":"class","parent":"b","fields":[{"name":"n","shape":"number","initial":2},"#
        + #"{"name":"m","shape":"boolean","initial":true}]},"# + base
    )
    #expect(
      try fixture.kodableModel() == """
        final class K: B {
          @Coding(default: true) var m: Bool

          required init() {
            super.init()
            n = 2
          }
        }
        """
    )
  }

  @Test(
    "What Kodable cannot express is neither declared nor bound, nor is what contains it",
    arguments: [
      #""shape":"number","initial":1,"traits":["flat"]"#,
      #""shape":"date","initial":"2020-02-02T02:02:02Z","traits":["automatic-date"]"#,
      #""shape":"any","initial":1"#,
    ]
  )
  func inexpressible(member: String) throws {
    let fixture = try ModelFixture(
      #"{"id":"s","form":"structure","fields":[{"name":"o","shape":{"optional":{"model":"i"}}}]},"#
        + #"{"id":"i","form":"structure","fields":[{"name":"f",\#(member)}]},"#
        + #"{"id":"is","form":"root","shape":{"array":{"model":"i"}}},"#
        + #"{"id":"fine","form":"structure","fields":[{"name":"f","shape":{"optional":"url"}}]}"#
    )
    #expect(try fixture.kodableModel() == "")
    let files = try KodableModelSource(suite: fixture.suite).files(of: fixture.areas)
    let bindings = try #require(files["KodableSubject+Models.swift"]).split(separator: "\n")
    #expect(
      bindings.filter { $0.contains("to: &subject)") } == [
        #"    bind("fine", KodableModels.Fine.self, to: &subject)"#
      ]
    )
  }

  @Test("An inherited property under another key cannot be expressed")
  func movedKey() throws {
    let base = #"{"id":"b","form":"class","fields":[{"name":"n","shape":"number","initial":1}]}"#
    let fixture = try ModelFixture(
      #"{"id":"k","form":"class","parent":"b","fields":[{"name":"n","keys":["m"],"shape":"number","#
        + #""initial":1}]},"# + base
    )
    #expect(try fixture.kodableModel() == "")
  }
}
