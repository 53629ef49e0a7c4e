import Foundation
import Testing

@testable import ConformanceKit

/// The schemas in `Suite/schema` say what the files of the suite hold.
@Suite struct SuiteSchemaTests {
  private static let kinds = [
    ("case", "cases/"), ("text", "texts/"), ("model", "models/"), ("fault", "faults.json"),
    ("refusal", "refusals.json"),
  ]

  private func check(_ name: String) throws -> SchemaCheck {
    let text = try String(contentsOf: suiteFile("schema/\(name).schema.json"), encoding: .utf8)
    return SchemaCheck(try JSONReader.read(text))
  }

  @Test("Every file fits its schema", arguments: kinds)
  func files(name: String, place: String) throws {
    let schema = try check(name)
    let texts = try suiteFolder().texts.filter { $0.key.hasPrefix(place) }
    #expect(!texts.isEmpty)
    for (path, text) in texts {
      let value = try WireValue(line: Array(text.utf8)).value
      #expect(schema.findings(value) == [], "\(path)")
    }
  }

  @Test(
    "What no reader takes does not fit",
    arguments: [
      ("case", #"[{"id":"a/b/c","title":"t","clause":"X-1","model":"m","input":{"text":""}}]"#),
      ("case", #"[{"id":"a/b"}]"#),
      (
        "case",
        #"[{"id":"a/b/c","title":"t","clause":"X-1","model":"m","input":{"text":""},"#
          + #""expect":{"recorded":true,"because":""}}]"#
      ),
      ("text", #"[{"id":"a","title":"t","clause":"X-1","as":"string","expect":{}}]"#),
      ("text", #"[{"id":"a/b","title":"t","clause":"X-1","as":"text","expect":{}}]"#),
      ("refusal", #"[{"types":{"int":"Int"},"refused":{}}]"#),
      ("model", #"[{"id":"m","form":"struct"}]"#),
      ("model", #"[{"id":"m","form":"root","shape":{"list":"string"}}]"#),
      ("fault", #"[{"id":"f","clauses":[],"summary":"s","decision":"d","sound":true}]"#),
    ]
  )
  func refused(name: String, text: String) throws {
    #expect(try check(name).findings(JSONReader.read(text)) != [])
  }
}
