import Testing

@testable import ConformanceKit
@testable import SuiteProof

/// A schema in, the model of version 2 and its binding out.
@Suite struct Version2ModelSourceTests {
  @Test("Every field has an initial value, declared or empty")
  func structure() throws {
    let fixture = try ModelFixture(
      """
      {"id":"s","form":"plain","fields":[
        {"name":"n","shape":"number","initial":1},{"name":"t","shape":"string"},
        {"name":"in","shape":{"optional":"date"}},{"name":"l","shape":{"array":"string"}},
        {"name":"m","shape":{"model":"i"}},{"name":"e","shape":{"enumeration":"e"}}]},
      {"id":"i","form":"structure","fields":[{"name":"f","shape":"boolean","initial":true}]},
      {"id":"e","form":"enumeration","cases":[{"name":"a","raw":"x"},{"name":"b","raw":"y"}],
        "fallback":"b"}
      """
    )
    #expect(
      try fixture.version2Model() == """
        struct S: SmartCodable {
          var n: Double = 1
          var t: String = ""
          var `in`: Date? = nil
          var l: [String] = []
          var m: I = I()
          var e: E = .b
        }
        """
    )
  }

  @Test(
    "What version 2 cannot express is neither declared nor bound, nor is what contains it",
    arguments: [
      #""shape":"number","initial":1,"keys":["a"]"#, #""shape":"url""#,
      #""shape":"any","initial":1"#,
      #""shape":"number","initial":1,"traits":["flat"]"#,
    ]
  )
  func inexpressible(member: String) throws {
    let fixture = try ModelFixture(
      #"{"id":"s","form":"plain","fields":[{"name":"o","shape":{"optional":{"model":"i"}}}]},"#
        + #"{"id":"i","form":"plain","fields":[{"name":"f",\#(member)}]},"#
        + #"{"id":"is","form":"root","shape":{"array":{"model":"i"}}},"#
        + #"{"id":"fine","form":"structure","fields":[{"name":"f","shape":{"optional":"url"}}]}"#
    )
    #expect(try fixture.version2Model() == "")
    let files = try Version2ModelSource(suite: fixture.suite).files(of: fixture.areas)
    let bindings = try #require(files["Version2Subject+Models.swift"]).split(separator: "\n")
    #expect(
      bindings.filter { $0.contains("to: &subject)") } == [
        #"    bind("fine", Version2Models.Fine.self, to: &subject)"#
      ]
    )
  }
}
