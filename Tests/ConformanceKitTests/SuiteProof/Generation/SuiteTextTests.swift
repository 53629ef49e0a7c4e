import Testing

@testable import ConformanceKit
@testable import SuiteProof

/// What `smartcertify suite` prints.
@Suite struct SuiteTextTests {
  private let text = SuiteText()

  @Test("All models and cases are lists that are read again")
  func lists() throws {
    let folder = SuiteFolder(texts: ["models/m.json": text.models, "cases/c.json": text.cases])
    let suite = try folder.suite(version: "1.0")
    #expect(suite.cases.map(\.title) == ConformanceSuite.current.cases.map(\.title))
    #expect(suite.models.schemas.map(\.data) == ConformanceSuite.current.models.schemas.map(\.data))
  }

  @Test("A case is one object")
  func oneCase() throws {
    let id = try #require(ConformanceSuite.current.cases.first?.id)
    let found = try #require(text.conformanceCase(id))
    #expect(found.hasPrefix("{\n  \"id\": \"\(id)\",\n"))
    #expect(try JSONReader.read(found) == ConformanceSuite.current[id]?.data)
    #expect(text.conformanceCase("no/such/case") == nil && text.model("no-such-model") == nil)
  }

  @Test(
    "A model is one object and the types that an author pastes",
    arguments: [
      ("tree", ["struct Tree: Decodable {", "struct Leaf: Decodable {"]),
      ("leaf-list", ["// The type: [Leaf]", "struct Leaf: Decodable {"]),
      ("whole-maybe", ["// The type: Int?"]), ("sieve", ["no plain type."]),
      ("scrapbook", ["// Verbatim stands for", "value: Verbatim\n"]),
    ] as [(ModelID, [String])]
  )
  func models(id: ModelID, parts: [String]) throws {
    let found = try #require(text.model(id))
    #expect(found.hasPrefix("{\n  \"id\": \"\(id)\",\n"))
    for part in parts { #expect(found.contains(part)) }
    #expect(!found.contains("\n\n\n") && found.hasSuffix("\n") && !found.hasSuffix("\n\n"))
  }
}
